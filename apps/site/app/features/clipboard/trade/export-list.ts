import type { SingleCard } from '@deckwright/api-client/schemas';
import {
  type AffiliateIds,
  exportLines,
  exportLink,
  MOST_LINK_LETTERS,
  NO_LINK,
  type PrintedLine,
} from '@deckwright/decklist';

/** What of a clipboard is handed on: one of each card, commanders included. */
export type ExportList = {
  /** `1 Sol Ring`, sorted by name. */
  lines: readonly string[];
  /** The same names without counts, in the same order. */
  names: readonly string[];
  /** The printing of each line; empty where one is not known. */
  printed: readonly PrintedLine[];
};

/** Where a link leads, or null for a list that no link can hold. */
type Way = string | null;

/** As Scryfall writes the id of a printing. */
const PRINTING = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function exportListOf(cards: readonly SingleCard[], commanders: readonly SingleCard[]): ExportList {
  const lines = exportLines({ cards: [...commanders, ...cards] });
  const printed = [
    ...commanders.map(({ image }) => ({ count: 1, printing: image ?? '', commander: true })),
    ...cards.map(({ image }) => ({ count: 1, printing: image ?? '', commander: false })),
  ];
  return {
    lines,
    names: lines.map((line) => line.replace(/^1 /, '')),
    printed: printed.every(({ printing }) => PRINTING.test(printing)) ? printed : [],
  };
}

/** The link that hands the list to a deck site or shop; `#` with a warning where there is none. */
export function wayTo(target: string, { lines, printed }: ExportList, affiliates: AffiliateIds): Way {
  const link = exportLink(target, lines, affiliates, (message) => console.warn(message), printed);
  return link === NO_LINK || link.length <= MOST_LINK_LETTERS ? link : null;
}
