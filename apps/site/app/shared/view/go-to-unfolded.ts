/** The rest of a list replaced the focused checkbox that showed it: moves the focus to the first new entry. */
export function goToUnfolded(box: HTMLInputElement): void {
  if (!box.checked) return;
  const entries = box.parentElement?.querySelector('[class*="folds-"], .tiles')?.children ?? [];
  // The unticked box hides exactly the entries that have just been shown.
  box.checked = false;
  const first = [...entries].find((entry) => !entry.checkVisibility());
  box.checked = true;
  first?.querySelector('a')?.focus({ preventScroll: true });
}
