/** Which of the folds within `root` are open, by their place among them. */
export function openFolds(root: Element): boolean[] {
  return [...root.querySelectorAll('details')].map(({ open }) => open);
}

/** Leaves the folds as the reader had them in the markup before; those of another content stay as they are drawn. */
export function keepFolds(root: Element, open: readonly boolean[]): void {
  const folds = [...root.querySelectorAll('details')];
  if (folds.length !== open.length) return;
  for (const [place, fold] of folds.entries()) fold.open = open[place] ?? fold.open;
}
