/** Local storage key of the clipboard's cards, in every version. */
export const CLIPBOARD_KEY = 'clipboard';

/** URLs of the cards in this browser's clipboard, commanders first; empty if nothing can be read. */
export function clippedCards(): string[] {
  try {
    return cardsIn(localStorage.getItem(CLIPBOARD_KEY));
  } catch {
    // Storage is blocked.
    return [];
  }
}

/** URLs of the cards in a stored clipboard: `{ state: { cards: { [url]: true }, commanders: [url] } }`. */
export function cardsIn(text: string | null): string[] {
  try {
    const { state } = JSON.parse(text ?? '{}') as { state?: { cards?: unknown; commanders?: unknown } };
    const { cards, commanders } = state ?? {};
    const urls = [
      ...(Array.isArray(commanders) ? commanders : []),
      ...(typeof cards === 'object' && cards !== null ? Object.keys(cards) : []),
    ];
    return [...new Set(urls)].filter((url) => typeof url === 'string' && /^\/cards\/[^/?#\s]+$/.test(url));
  } catch {
    return [];
  }
}
