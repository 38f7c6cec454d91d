import { unaccented } from '@deckwright/domain';
import { base64Url } from './base64-url.ts';

/** Some browsers and servers truncate longer links, so the list is copied instead. */
export const MAX_LINK_LENGTH = 8000;

/** Targets that need only a link. Star City Games creates its link itself when our server calls it. */
const EXPORT_TARGETS = ['moxfield', 'archidekt', 'cardkingdom', 'manapool', 'tcgplayer', 'tcgl'] as const;

type ExportTarget = (typeof EXPORT_TARGETS)[number];

/** The operator's affiliate ids; links are plain without them. */
export type AffiliateIds = {
  cardkingdom?: { partner: string } | undefined;
  manapool?: { ref: string } | undefined;
  /** Of the affiliate network that wraps TCGplayer's links. */
  tcgplayer?: { publisher: string; ad: string; campaign: string; subId?: string | undefined } | undefined;
  /** The URL prefix before the names; without it, the shop is not offered. */
  tcgl?: { address: string } | undefined;
  /** A URL template with `{url}` that wraps the link of Star City Games. */
  scg?: { wrapper: string } | undefined;
};

/** A line for Archidekt's sandbox, which asks for the printing (Scryfall's id) of each card. */
export type PrintedLine = { count: number; printing: string; commander: boolean };

/** The link for what cannot be exported. */
export const NO_LINK = '#';

type Warn = (message: string) => void;

/**
 * The address that passes `lines` (`1 Sol Ring`) to a deck site or shop in its format; `printed` if every line's
 * printing is known. `#`, with a warning, for an unknown target and for an empty list.
 */
export function exportLink(
  target: string,
  lines: readonly string[],
  affiliates: AffiliateIds,
  warn: Warn,
  printed: readonly PrintedLine[] = [],
): string {
  if (!isTarget(target)) {
    warn(`Unknown affiliate partner: ${target}`);
    return NO_LINK;
  }
  if (lines.length === 0) {
    warn(`Nothing to export to ${target}: the list has no names`);
    return NO_LINK;
  }
  switch (target) {
    case 'moxfield':
      return `https://www.moxfield.com/import?c=${encode(lines.join('\n'))}`;
    case 'archidekt':
      return archidekt(lines, printed);
    case 'cardkingdom':
      return cardKingdom(linesFor(target, lines), affiliates.cardkingdom);
    case 'manapool':
      return manaPool(lines, affiliates.manapool);
    case 'tcgplayer':
      return tcgPlayer(lines, affiliates.tcgplayer);
    case 'tcgl':
      return tcgl(lines, affiliates.tcgl, warn);
  }
}

/**
 * The lines as a target's own search spells them. Card Kingdom's catalog has plain letters only: its import finds
 * "Lim-Dul's Vault" but passes over "Lim-Dûl's Vault". The other targets find the printed name.
 */
export function linesFor(target: string, lines: readonly string[]): readonly string[] {
  return target === 'cardkingdom' ? lines.map(unaccented) : lines;
}

/** Star City Games' own address of a list, wrapped for the operator where a wrapper is set: `{url}` in it. */
export function wrapLink(url: string, { scg }: AffiliateIds): string {
  return scg?.wrapper.includes('{url}') ? scg.wrapper.replace('{url}', () => encodeURIComponent(url)) : url;
}

function isTarget(target: string): target is ExportTarget {
  return EXPORT_TARGETS.some((each) => each === target);
}

/**
 * With a printing for each line the newer page is asked, which keeps who leads; else, or where that link would be too
 * long, the older one.
 */
function archidekt(lines: readonly string[], printed: readonly PrintedLine[]): string {
  const older = `https://archidekt.com/cardImport?c=${encode(lines.join('\n'))}`;
  if (printed.length !== lines.length) return older;
  const deck = printed.map(({ count, printing, commander }) => ({
    c: commander ? 'c' : 'm',
    f: 0,
    q: count,
    u: printing,
  }));
  const newer = `https://archidekt.com/sandbox?deck=${encode(JSON.stringify(deck))}`;
  return newer.length > MAX_LINK_LENGTH ? older : newer;
}

function cardKingdom(lines: readonly string[], ids: AffiliateIds['cardkingdom']): string {
  const from = ids
    ? `partner=${encodeURIComponent(ids.partner)}&utm_source=${encodeURIComponent(ids.partner)}&`
    : '';
  return `https://www.cardkingdom.com/builder?${from}c=${encode(lines.join('||'))}`;
}

function manaPool(lines: readonly string[], ids: AffiliateIds['manapool']): string {
  const from = ids ? `&ref=${encodeURIComponent(ids.ref)}` : '';
  return `https://manapool.com/add-deck?deck=${base64Url(new TextEncoder().encode(lines.join('\n')))}${from}`;
}

function tcgPlayer(lines: readonly string[], ids: AffiliateIds['tcgplayer']): string {
  const plain = `https://www.tcgplayer.com/massentry?productline=Magic&c=${encode(lines.join('||'))}`;
  if (!ids) return plain;
  const path = [ids.publisher, ids.ad, ids.campaign].map(encodeURIComponent).join('/');
  const sub = ids.subId ? `subId1=${encodeURIComponent(ids.subId)}&` : '';
  return `https://partner.tcgplayer.com/c/${path}?${sub}u=${encodeURIComponent(plain)}`;
}

function tcgl(lines: readonly string[], ids: AffiliateIds['tcgl'], warn: Warn): string {
  if (!ids) {
    warn('No address of tcgl is set');
    return NO_LINK;
  }
  const names = lines.map((line) => line.replace(/^\d+ /, ''));
  return `${ids.address}${encode(names.join('|'))}`;
}

/** Half a letter, which no address can hold, becomes the sign for an unknown one. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
