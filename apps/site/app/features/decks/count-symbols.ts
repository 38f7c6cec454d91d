/** Symbols of a cost as a card's upper edge shows it, of a split card the first half's; at most 7. */
export function countSymbols(manaCost: string | null): number {
  const [front = ''] = (manaCost ?? '').split(' // ');
  return Math.min(MOST, front.match(/\{[^{}]+\}/g)?.length ?? 0);
}

/** As many as leave room for a mark beside them. */
const MOST = 7;
