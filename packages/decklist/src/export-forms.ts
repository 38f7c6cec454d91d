import { exportLines, exportName } from './export-lines.ts';

type ExportCard = { name: string; layout: string };

/** One of each card, commanders apart. */
export type ExportDeck = { commanders: readonly ExportCard[]; cards: readonly ExportCard[] };

/**
 * The list below the headings "Commander" and "Deck", each sorted by name, as Magic Arena writes it and Moxfield and
 * Archidekt read it too. Arena refuses a double-faced card by both names and a split card by one, as `exportLines` does.
 */
export function headedList({ commanders, cards }: ExportDeck): string {
  return joined([
    section('Commander', exportLines({ cards: commanders })),
    section('Deck', exportLines({ cards })),
  ]);
}

/**
 * The list as Magic Online reads it: the commanders are the sideboard, where the client looks for them, and a split card
 * has one slash without spaces (`Fire/Ice`); with two the line is refused, and `Fire` alone is half a card.
 */
export function magicOnlineList({ commanders, cards }: ExportDeck): string {
  const lines = (some: readonly ExportCard[]) => exportLines({ cards: some.map(withOneSlash) });
  return joined([lines(cards).join('\n'), section('Sideboard', lines(commanders))]);
}

function withOneSlash(card: ExportCard): ExportCard {
  return { name: exportName(card).replaceAll(' // ', '/'), layout: card.layout };
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines].join('\n');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
