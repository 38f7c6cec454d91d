import {
  archidektList,
  type ExportDeck,
  exportLink,
  headedList,
  MAX_LINK_LENGTH,
  magicOnlineList,
  NO_LINK,
  plainList,
} from '@deckwright/decklist';
import type { NewLine, NewList } from './new-list.ts';

export type ListFormat = { key: string; label: string; print: (deck: ExportDeck) => string };

/** Who reads the list as text, and how it is written for them. */
export const LIST_FORMATS: readonly [ListFormat, ...ListFormat[]] = [
  { key: 'moxfield', label: 'Moxfield', print: headedList },
  { key: 'archidekt', label: 'Archidekt', print: archidektList },
  { key: 'magic-online', label: 'Magic Online', print: magicOnlineList },
  { key: 'arena', label: 'Arena', print: headedList },
  { key: 'plain', label: 'Plain text', print: plainList },
];

/** Deck sites that open a list from a link. */
export const LIST_SITES = [
  { target: 'moxfield', label: 'Moxfield' },
  { target: 'archidekt', label: 'Archidekt' },
] as const;

export type ListSite = (typeof LIST_SITES)[number]['target'];

/** The cards of the new list with their copies, commanders apart; without those that were cut. */
export function toExportDeck(list: NewList): ExportDeck {
  const toCards = (lines: readonly NewLine[]) =>
    lines.flatMap(({ card: { name, layout }, quantity }) =>
      quantity > 0 ? [{ name, layout, quantity }] : [],
    );
  return {
    commanders: toCards(list.groups.filter(({ isCommand }) => isCommand).flatMap(({ lines }) => lines)),
    cards: toCards(list.groups.filter(({ isCommand }) => !isCommand).flatMap(({ lines }) => lines)),
  };
}

/**
 * The link that opens the new list with all copies at a deck site, commanders first: Archidekt gets the printings, and
 * with them who leads, if all are known and the link is not too long. Null if the list is empty or too long for a link.
 */
export function linkToSite(target: ListSite, list: NewList): string | null {
  const printed = list.groups.flatMap(({ isCommand, lines }) =>
    lines.flatMap(({ card, quantity }) =>
      quantity > 0 ? [{ count: quantity, printing: card.printing ?? '', commander: isCommand }] : [],
    ),
  );
  const isPrinted = printed.every(({ printing }) => PRINTING.test(printing));
  const text = plainList(toExportDeck(list));
  const lines = text === '' ? [] : text.split('\n');
  const link = exportLink(target, lines, {}, () => undefined, isPrinted ? printed : []);
  return link === NO_LINK || link.length > MAX_LINK_LENGTH ? null : link;
}

/** Format of a printing's id at Scryfall. */
const PRINTING = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
