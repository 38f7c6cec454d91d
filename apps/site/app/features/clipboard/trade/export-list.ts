import type { SingleCard } from '@deckwright/contract/schemas';
import {
  type AffiliateIds,
  exportLines,
  exportLink,
  MAX_LINK_LENGTH,
  NO_LINK,
  type PrintedLine,
} from '@deckwright/decklist';

/** What is exported: one of each card, including commanders. */
export type ExportList = {
  /** `1 Sol Ring`, sorted by name. */
  lines: readonly string[];
  /** The names of the lines without counts, in their order. */
  names: readonly string[];
  /** The printing of each line; empty if any is unknown. */
  printed: readonly PrintedLine[];
};

/** The target of a link, or null for a list that is too long for one. */
type Way = string | null;

/** Format of a printing's id at Scryfall. */
const PRINTING = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function buildExportList(cards: readonly SingleCard[], commanders: readonly SingleCard[]): ExportList {
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

/** The link that passes the list to a deck site or shop; `#` with a warning if there is none. */
export function wayTo(target: string, { lines, printed }: ExportList, affiliates: AffiliateIds): Way {
  const link = exportLink(target, lines, affiliates, (message) => console.warn(message), printed);
  return link === NO_LINK || link.length <= MAX_LINK_LENGTH ? link : null;
}
