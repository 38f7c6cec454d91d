import type { AffiliateIds } from '@deckwright/decklist';
import { PRICE_SOURCES, type PriceSource, sourcesForRegion } from '@deckwright/domain';
import { type ExportList, wayTo } from './export-list.ts';

/** How a list is passed to a vendor. */
export type VendorOffer =
  /** By a link; `copies` if the vendor may ignore the list in the link. */
  | { kind: 'link'; href: string; copies: boolean }
  /** By a link that our server requests. */
  | { kind: 'ask' }
  /** The list is too long for a link. */
  | { kind: 'copy' }
  /** Into a field of the vendor's own page. */
  | { kind: 'paste'; href: string }
  /** Not supported. */
  | { kind: 'none' };

/** Shops observed to ignore the list in the link, so it is also copied. */
const UNSURE: readonly PriceSource[] = ['cardkingdom', 'manapool'];

/** Pages of vendors that accept no list by link. */
const PASTE_PAGES: Partial<Record<PriceSource, string>> = {
  cardmarket: 'https://www.cardmarket.com/en/Magic/Wants',
  face2face: 'https://facetofacegames.com/pages/deck-builder',
};

export function buildVendorOffer(
  source: PriceSource,
  list: ExportList,
  affiliates: AffiliateIds,
): VendorOffer {
  if (source === 'scg') return { kind: 'ask' };
  const page = PASTE_PAGES[source];
  if (page) return { kind: 'paste', href: page };
  if (source === 'cardhoarder' || (source === 'tcgl' && !affiliates.tcgl)) return { kind: 'none' };
  const href = wayTo(source, list, affiliates);
  return href === null ? { kind: 'copy' } : { kind: 'link', href, copies: UNSURE.includes(source) };
}

/**
 * Each vendor once: the visitor's preferences in order, then the others. `region` is the visitor's country code, null
 * if unknown; its own shop comes first.
 */
export function vendorOrder(
  preferred: readonly PriceSource[],
  region: string | null = null,
): readonly PriceSource[] {
  const first = sourcesForRegion(preferred, null, region);
  return [...new Set([...first, ...PRICE_SOURCES])];
}
