// Steps through the turns of a report: each is an element .turn, which a.href="#id" in the table and in the graph show.
"use strict";
(() => {
  const turns = [...document.querySelectorAll(".turn")];
  const steps = document.querySelector("nav");
  const texts = steps.dataset;
  const said = document.querySelector("output");
  let at = 0;
  let touched = null;

  // The position on a board in words: at each number that is drawn the checkers that are drawn there.
  function inWords(board) {
    const drawn = [];
    const gather = (node) => {
      if (node.localName === "use") gather(document.querySelector(node.getAttribute("href")));
      else if (node.matches("path, .number")) drawn.push(node);
      else [...node.children].forEach(gather);
    };
    gather(board);
    const middle = board.viewBox.baseVal.height / 2;
    const numbers = drawn.filter((one) => one.localName === "text");
    const placed = (path) => {
      let [x, y] = [0, 0];
      return [...path.getAttribute("d").matchAll(/([MLHV])([\d.]+) ?([\d.]+)?/g)].map(([, way, one, other]) => {
        if (way !== "V") x = Number(one);
        if (way !== "H") y = Number(other ?? one);
        const number = numbers.find((text) => {
          return Math.abs(text.getAttribute("x") - x) < 5 && text.getAttribute("y") < middle === y < middle;
        });
        const kind = path.getAttribute("class")[1];
        const text = kind === "e" ? texts.beside : !number ? texts.bar : kind === "p" ? texts.pinned : texts.on;
        return text.replace("{number}", number?.textContent);
      });
    };
    return ["w", "b"].map((side) => {
      const places = drawn.filter((one) => one.matches(`[class^="${side}"]`)).flatMap(placed);
      const counted = [...new Set(places)].map((text) => {
        return text.replace("{count}", places.filter((other) => other === text).length);
      });
      return `${texts[side]}: ${counted.join(texts.comma)}.`;
    }).join(" ");
  }

  function show(number) {
    at = Math.max(0, Math.min(turns.length - 1, number));
    document.querySelectorAll(".now").forEach((one) => one.classList.remove("now"));
    turns[at].classList.add("now");
    turns[at].scrollTop = 0;
    const board = turns[at].querySelector("svg");
    board.setAttribute("role", "img");
    board.setAttribute("aria-label", inWords(board));
    said.textContent = `${turns[at].querySelector("p").textContent} ${board.getAttribute("aria-label")}`;
    document.querySelectorAll(`a[href="#${turns[at].id}"]`).forEach((link) => {
      const row = link.closest("tr");
      (row || link).classList.add("now");
      if (row) row.scrollIntoView({ block: "nearest" });
    });
  }

  function act(step) {
    if (step !== "mistake") return show(at + Number(step));
    const mistakes = [...turns.keys()].filter((number) => turns[number].classList.contains("mistake"));
    show(mistakes.find((number) => number > at) ?? mistakes[0] ?? at);
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    const button = event.target.closest("button");
    const board = event.target.closest(".turn.now svg");
    if (link) {
      event.preventDefault();
      show(turns.findIndex((turn) => `#${turn.id}` === link.getAttribute("href")));
    } else if (button) {
      act(button.dataset.step);
    } else if (board) {
      const box = board.getBoundingClientRect();
      act(event.clientX < box.left + box.width / 2 ? -1 : 1);
    }
  });
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -turns.length, End: turns.length }[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act(step);
  });
  document.addEventListener("touchstart", (event) => {
    touched = event.target.closest(".turn.now") && event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!touched) return;
    const [across, down] = ["clientX", "clientY"].map((way) => event.changedTouches[0][way] - touched[way]);
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) act(across < 0 ? 1 : -1);
  });

  document.querySelectorAll(".chart a").forEach((link) => link.setAttribute("tabindex", "-1"));
  if (!turns.length) return;
  document.documentElement.classList.add("live");
  const asked = turns.findIndex((turn) => `#${turn.id}` === location.hash);
  show(asked < 0 ? 0 : asked);
  scrollTo(0, 0);
})();
