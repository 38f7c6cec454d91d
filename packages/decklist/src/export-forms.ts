import { type ExportCard, exportLines, exportName } from './export-lines.ts';

/** Each card once, with its copies; commanders apart. */
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

/** The list as Archidekt prints it: `6x Forest`, and commanders in the category that puts them into the command zone. */
export function archidektList({ commanders, cards }: ExportDeck): string {
  const lines = (some: readonly ExportCard[]) =>
    exportLines({ cards: some }).map((line) => line.replace(/^(\d+) /, '$1x '));
  return [...lines(commanders).map((line) => `${line} [Commander{top}]`), ...lines(cards)].join('\n');
}

/** The list without headings, commanders first, as plain text boxes and links read it. */
export function plainList({ commanders, cards }: ExportDeck): string {
  return [...exportLines({ cards: commanders }), ...exportLines({ cards })].join('\n');
}

function withOneSlash(card: ExportCard): ExportCard {
  return { ...card, name: exportName(card).replaceAll(' // ', '/') };
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines].join('\n');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
