/**
 * Closes a fold with `data-closes-on-escape` when Escape is pressed in it, and focuses its label. One listener for the
 * document, because most folds are static markup. The returned function stops listening.
 */
export function closeFoldsOnEscape(): () => void {
  document.addEventListener('keydown', closeFold);
  return () => document.removeEventListener('keydown', closeFold);
}

function closeFold({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const fold = target.closest<HTMLDetailsElement>('details[data-closes-on-escape][open]');
  if (!fold) return;
  fold.open = false;
  fold.querySelector('summary')?.focus();
}
