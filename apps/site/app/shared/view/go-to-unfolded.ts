/** The rest of a list came in place of the box that showed it, which had the focus: it goes on to the first that came. */
export function goToUnfolded(box: HTMLInputElement): void {
  if (!box.checked) return;
  const entries = box.parentElement?.querySelector('[class*="folds-"], .tiles')?.children ?? [];
  // What was hidden a moment ago is what the unticked box hides.
  box.checked = false;
  const first = [...entries].find((entry) => !entry.checkVisibility());
  box.checked = true;
  first?.querySelector('a')?.focus({ preventScroll: true });
}
