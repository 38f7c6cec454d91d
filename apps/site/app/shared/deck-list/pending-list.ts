const KEY = 'deckwright-share-list';

/** Keeps the list to share while signing in; only visible to this tab. */
export function keepList(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the box is empty, and the list must be pasted.
  }
}

export function keptList(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function forgetList(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
