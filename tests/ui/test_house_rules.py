"""House rules are shown with type of any size."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from tapa_desktop.rules.house_rules import CHOICES, plain
from tapa_desktop.ui.house_rules import house_rule_text, in_lines


def test_every_house_rule_is_broken_into_lines_of_any_column_with_type_of_any_size(qapp: QApplication) -> None:
    texts = [house_rule_text(field, plain(choice)) for field, choices in CHOICES.items() for choice in choices]
    sizes = [QFontMetrics(QFont(qapp.font().family(), size)) for size in range(6, 41)]

    broken = [in_lines(text, metrics, widest) for metrics in sizes for widest in (190, 300) for text in texts]

    assert {" ".join(text.split()) for text in broken} == set(texts)
