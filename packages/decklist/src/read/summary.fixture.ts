import type { DeckListReading, ListEntry } from './types.ts';

/**
 * What was read, in one line of parts: "lead Meren; deck 1 Sol Ring, 12 Forest; sideboard 1 Opt; not 3: no card name". Cards
 * with a finish end in "*F*" or "*E*".
 */
export function toSummary({ commanders, companion, cards, outside, notRead }: DeckListReading): string {
  const part = (title: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`${title} ${entries.join(', ')}`];
  const boards = ['sideboard', 'maybeboard', 'tokens', 'other'] as const;
  return [
    ...part(
      'lead',
      commanders.map(({ name }) => name),
    ),
    ...part('companion', companion ? [companion.name] : []),
    ...part('deck', cards.map(entry)),
    ...boards.flatMap((board) => part(board, outside.filter((card) => card.board === board).map(entry))),
    ...part(
      'not',
      notRead.map(({ line, reason }) => `${line}: ${reason}`),
    ),
  ].join('; ');
}

function entry({ name, quantity, finish }: ListEntry): string {
  const mark = finish === 'normal' ? '' : finish === 'foil' ? ' *F*' : ' *E*';
  return `${quantity} ${name}${mark}`;
}
