import { comboHeld, type MarkedCombo } from './combo-held.ts';
import { clipboardStore } from './store.ts';

const MARKS = '[data-combo]';

/** Keeps the labels of the combos on the page up to date, including combos added later. */
export function keepCombosMarked(): void {
  clipboardStore.subscribe((state, before) => {
    if (state.cards !== before.cards || state.commanders !== before.commanders) markAll();
  });
  new MutationObserver((records) => {
    if (records.some(bringsMarks)) markAll();
  }).observe(document.body, { childList: true, subtree: true });
  markAll();
}

function bringsMarks({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some((node) => node instanceof Element && node.querySelector(MARKS) !== null);
}

function markAll(): void {
  const contents = clipboardStore.getState();
  for (const mark of document.querySelectorAll<HTMLElement>(MARKS)) {
    const held = comboHeld(comboOf(mark), contents);
    mark.hidden = held === null;
    if (!held) continue;
    mark.dataset.held = held.state;
    const words = mark.querySelector('span');
    if (words && words.textContent !== held.words) words.textContent = held.words;
  }
}

function comboOf({ dataset }: HTMLElement): MarkedCombo {
  const names = (dataset.names ?? '').split('|');
  const urls = (dataset.combo ?? '').split(' ');
  return {
    cards: urls.map((url, place) => ({ url, name: names[place] ?? url })),
    commanders: dataset.commanders ? dataset.commanders.split(' ') : [],
  };
}
