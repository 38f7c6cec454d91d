/** Where a list may go by a link alone. Star City Games makes its link itself, from a call of our server. */
const EXPORT_TARGETS = ['moxfield', 'archidekt', 'cardkingdom', 'manapool', 'tcgplayer', 'tcgl'] as const;

type ExportTarget = (typeof EXPORT_TARGETS)[number];

/** Ids of the operator at the shops; without them links are plain. */
type Affiliates = {
  cardkingdom?: { partner: string };
  manapool?: { ref: string };
  /** Of the affiliate network that wraps TCGplayer's links. */
  tcgplayer?: { publisher: string; ad: string; campaign: string; subId?: string };
  /** The address before the names; the shop is offered only where it is known. */
  tcgl?: { address: string };
};

/** A line for Archidekt's sandbox, which asks for the printing (Scryfall's id) of each card. */
type PrintedLine = { count: number; printing: string; commander: boolean };

/** Leads nowhere: what cannot be exported. */
export const NO_LINK = '#';

type Warn = (message: string) => void;

/**
 * The address that hands `lines` (`1 Sol Ring`) to a deck site or shop, as each reads it; `printed` where every line's
 * printing is known. `#`, with a warning, for a target nobody knows and for an empty list.
 */
export function exportLink(
  target: string,
  lines: readonly string[],
  affiliates: Affiliates,
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
      return `https://www.moxfield.com/import?c=${encodeURIComponent(lines.join('\n'))}`;
    case 'archidekt':
      return archidekt(lines, printed);
    case 'cardkingdom':
      return cardKingdom(lines, affiliates.cardkingdom);
    case 'manapool':
      return manaPool(lines, affiliates.manapool);
    case 'tcgplayer':
      return tcgPlayer(lines, affiliates.tcgplayer);
    case 'tcgl':
      return tcgl(lines, affiliates.tcgl, warn);
  }
}

/** Star City Games' own address of a list, wrapped for the operator where a wrapper is set: `{url}` in it. */
export function wrapLink(url: string, wrapper: string | undefined): string {
  return wrapper?.includes('{url}') ? wrapper.replace('{url}', encodeURIComponent(url)) : url;
}

function isTarget(target: string): target is ExportTarget {
  return EXPORT_TARGETS.some((each) => each === target);
}

/** With a printing for each line the newer page is asked, which keeps who leads; else the older one. */
function archidekt(lines: readonly string[], printed: readonly PrintedLine[]): string {
  if (printed.length !== lines.length)
    return `https://archidekt.com/cardImport?c=${encodeURIComponent(lines.join('\n'))}`;
  const deck = printed.map(({ count, printing, commander }) => ({
    c: commander ? 'c' : 'm',
    f: 0,
    q: count,
    u: printing,
  }));
  return `https://archidekt.com/sandbox?deck=${encodeURIComponent(JSON.stringify(deck))}`;
}

function cardKingdom(lines: readonly string[], ids: Affiliates['cardkingdom']): string {
  const from = ids
    ? `partner=${encodeURIComponent(ids.partner)}&utm_source=${encodeURIComponent(ids.partner)}&`
    : '';
  return `https://www.cardkingdom.com/builder?${from}c=${encodeURIComponent(lines.join('||'))}`;
}

function manaPool(lines: readonly string[], ids: Affiliates['manapool']): string {
  const from = ids ? `&ref=${encodeURIComponent(ids.ref)}` : '';
  return `https://manapool.com/add-deck?deck=${base64Url(lines.join('\n'))}${from}`;
}

function tcgPlayer(lines: readonly string[], ids: Affiliates['tcgplayer']): string {
  const plain = `https://www.tcgplayer.com/massentry?productline=Magic&c=${encodeURIComponent(lines.join('||'))}`;
  if (!ids) return plain;
  const path = [ids.publisher, ids.ad, ids.campaign].map(encodeURIComponent).join('/');
  const sub = ids.subId ? `subId1=${encodeURIComponent(ids.subId)}&` : '';
  return `https://partner.tcgplayer.com/c/${path}?${sub}u=${encodeURIComponent(plain)}`;
}

function tcgl(lines: readonly string[], ids: Affiliates['tcgl'], warn: Warn): string {
  if (!ids) {
    warn('No address of tcgl is set');
    return NO_LINK;
  }
  const names = lines.map((line) => line.replace(/^\d+ /, ''));
  return `${ids.address}${encodeURIComponent(names.join('|'))}`;
}

/** UTF-8 in base64 with `-` and `_`, without padding. */
function base64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
