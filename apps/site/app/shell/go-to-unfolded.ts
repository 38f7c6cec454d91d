/**
 * The rest of a list replaced the focused checkbox that showed it: moves the focus to the first new entry. If the list
 * has been rerendered in the meantime, its new checkbox, which has the same name, stands for the given one.
 */
export function goToUnfolded(ticked: HTMLInputElement): void {
  const box = ticked.isConnected ? ticked : boxNamed(ticked.name);
  if (!box?.checked) return;
  const entries = box.parentElement?.querySelector('[class*="folds-"], .tiles')?.children ?? [];
  // The unticked box hides exactly the entries that have just been shown.
  box.checked = false;
  const first = [...entries].find((entry) => !entry.checkVisibility());
  box.checked = true;
  first?.querySelector('a')?.focus({ preventScroll: true });
}

function boxNamed(name: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[type="checkbox"][name="${CSS.escape(name)}"]`);
}
