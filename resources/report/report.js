// Steps through the turns of a report: each is an element .turn, which a.href="#id" in the table and in the graph show.
"use strict";
(() => {
  const turns = [...document.querySelectorAll(".turn")];
  const steps = document.querySelector("nav");
  let at = 0;
  let touched = null;

  function show(number) {
    at = Math.max(0, Math.min(turns.length - 1, number));
    document.querySelectorAll(".now").forEach((one) => one.classList.remove("now"));
    turns[at].classList.add("now");
    turns[at].scrollTop = 0;
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

  document.querySelectorAll("svg").forEach((board) => board.setAttribute("aria-hidden", "true"));
  document.querySelectorAll(".chart a").forEach((link) => link.setAttribute("tabindex", "-1"));
  if (!turns.length) return;
  document.documentElement.classList.add("live");
  const asked = turns.findIndex((turn) => `#${turn.id}` === location.hash);
  show(asked < 0 ? 0 : asked);
  scrollTo(0, 0);
})();
