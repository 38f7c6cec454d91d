/** What the clipboard's first use fetches. */
export { keepMarked, pressClip } from './clip-buttons.ts';
export { clipboardStore, ready } from './store.ts';
