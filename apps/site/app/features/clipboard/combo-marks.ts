import { comboInClipboard, type MarkedCombo } from './combo-in-clipboard.ts';
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
    const match = comboInClipboard(getCombo(mark), contents);
    mark.hidden = match === null;
    if (!match) continue;
    mark.dataset.held = match.state;
    const words = mark.querySelector('span');
    if (words && words.textContent !== match.words) words.textContent = match.words;
  }
}

function getCombo({ dataset }: HTMLElement): MarkedCombo {
  const names = (dataset.names ?? '').split('|');
  const urls = (dataset.combo ?? '').split(' ');
  return {
    cards: urls.map((url, index) => ({ url, name: names[index] ?? url })),
    commanders: dataset.commanders ? dataset.commanders.split(' ') : [],
  };
}
