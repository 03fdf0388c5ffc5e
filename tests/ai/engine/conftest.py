"""What these tests stand on: the library of the C files as they are now, compiled here if they have changed."""

from __future__ import annotations

from compiled.compiler import compile_here, is_stale

if is_stale():
    compile_here()
