import type { AffiliateIds } from '@deckwright/decklist';
import { PRICE_SOURCES, type PriceSource, sourcesForRegion } from '@deckwright/domain';
import { type ExportList, wayTo } from './export-list.ts';

/** How a list gets to a vendor. */
export type VendorOffer =
  /** By a link; `copies` where the vendor may pass over what the link holds. */
  | { kind: 'link'; href: string; copies: boolean }
  /** By a link that our server asks for. */
  | { kind: 'ask' }
  /** The list is too long for a link. */
  | { kind: 'copy' }
  /** Into a field of the vendor's own page. */
  | { kind: 'paste'; href: string }
  /** Not at all. */
  | { kind: 'none' };

/** Shops that were seen to pass over the list in the link: it is copied as well. */
const UNSURE: readonly PriceSource[] = ['cardkingdom', 'manapool'];

/** Pages of the vendors that take a list by no link. */
const PASTE_PAGES: Partial<Record<PriceSource, string>> = {
  cardmarket: 'https://www.cardmarket.com/en/Magic/Wants',
  face2face: 'https://facetofacegames.com/pages/deck-builder',
};

export function offerOf(source: PriceSource, list: ExportList, affiliates: AffiliateIds): VendorOffer {
  if (source === 'scg') return { kind: 'ask' };
  const page = PASTE_PAGES[source];
  if (page) return { kind: 'paste', href: page };
  if (source === 'cardhoarder' || (source === 'tcgl' && !affiliates.tcgl)) return { kind: 'none' };
  const href = wayTo(source, list, affiliates);
  return href === null ? { kind: 'copy' } : { kind: 'link', href, copies: UNSURE.includes(source) };
}

/**
 * Every vendor once: those the visitor prefers in that order, then the others. `region` is the visitor's country code,
 * null where none is known; its own shop comes first.
 */
export function vendorOrder(
  preferred: readonly PriceSource[],
  region: string | null = null,
): readonly PriceSource[] {
  const first = sourcesForRegion(preferred, null, region);
  return [...new Set([...first, ...PRICE_SOURCES])];
}
