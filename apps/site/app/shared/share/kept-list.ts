const KEY = 'deckwright-share-list';

/** The list that is to be shared, kept over signing in; this tab alone sees it. */
export function keepList(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the box is empty, and the list is pasted.
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
    // Nothing was kept then.
  }
}
