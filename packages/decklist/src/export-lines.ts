import { AppError, compareNames } from '@deckwright/domain';

export const ONE_SOURCE = 'Only one of cards, cardNames, or deckLines can be provided';

/** A card with the number of its copies, 1 where absent. */
export type ExportCard = { name: string; layout: string; quantity?: number };

/** What to export: one of these, or nothing for an empty list. */
export type ExportSource = {
  cards?: readonly ExportCard[];
  cardNames?: readonly string[];
  /** Deck lines with a count before the name; the counts are kept. */
  deckLines?: readonly string[];
};

const COUNT = /^\s*(\d{1,3})x?\s+/i;

/**
 * The lines that deck sites and shops read, sorted by name: `{copies} {name}`, the name cut at ` // ` except of a card of
 * layout `split`. Bare names and deck lines have no layout: they are always cut.
 *
 * @throws AppError invalid-argument if more than one source is given.
 */
export function exportLines({ cards, cardNames, deckLines }: ExportSource): string[] {
  if ([cards, cardNames, deckLines].filter((source) => source !== undefined).length > 1)
    throw new AppError('invalid-argument', ONE_SOURCE);
  const lines = [
    ...(cards ?? []).map((card) => ({ count: card.quantity ?? 1, name: exportName(card) })),
    ...(cardNames ?? []).map((name) => ({ count: 1, name: front(name) })),
    ...(deckLines ?? []).map(readLine),
  ];
  return lines
    .filter(({ name }) => name !== '')
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ count, name }) => `${count} ${name}`);
}

/** The front face of a card; both halves of a split card. */
export function exportName({ name, layout }: { name: string; layout: string }): string {
  return layout === 'split' ? name : front(name);
}

function front(name: string): string {
  return (name.split(' // ')[0] ?? '').trim();
}

function readLine(line: string): { count: number; name: string } {
  const count = COUNT.exec(line);
  return { count: count ? Number(count[1]) : 1, name: front(line.replace(COUNT, '')) };
}

/** Case-insensitive and independent of the locale. */
