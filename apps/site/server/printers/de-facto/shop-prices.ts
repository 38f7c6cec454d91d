import { PRICE_SOURCES, type PriceSource, type Prices, slugify } from '@deckwright/domain';

/**
 * A shop's price in its own currency and the link to the card there: an address, or a slug if the address is unknown.
 */
export type ShopPrice = { price: number | null; url: string } | { price: number | null; slug: string };

/** The shops named for every card, with or without a price. */
const ALWAYS = ['cardhoarder', 'cardkingdom', 'cardmarket', 'face2face', 'mtgstocks', 'tcgplayer'] as const;

const SEARCHES: Readonly<Record<string, string>> = {
  cardhoarder: 'https://www.cardhoarder.com/cards?data%5Bsearch%5D=',
  cardkingdom: 'https://www.cardkingdom.com/catalog/search?search=header&filter%5Bname%5D=',
  cardmarket: 'https://www.cardmarket.com/en/Magic/Products/Search?searchString=',
  face2face: 'https://facetofacegames.com/search?q=',
  scg: 'https://starcitygames.com/search/?search_query=',
  tcgplayer: 'https://www.tcgplayer.com/search/magic/product?productLineName=magic&q=',
};

/** The shops of one card. */
export function shopPrices(name: string, prices: Prices): Record<string, ShopPrice> {
  const priced = PRICE_SOURCES.filter((source) => prices[source]);
  const shops = [...new Set<PriceSource | (typeof ALWAYS)[number]>([...ALWAYS, ...priced])];
  return Object.fromEntries(
    shops.map((shop) => [
      shop,
      wayTo(shop, name, shop === 'mtgstocks' ? null : (prices[shop]?.price ?? null)),
    ]),
  );
}

/** Only the shops that have a price. */
export function requestedPrices(name: string, prices: Prices): Record<string, ShopPrice> {
  const priced = PRICE_SOURCES.filter((source) => prices[source]);
  return Object.fromEntries(priced.map((shop) => [shop, wayTo(shop, name, prices[shop]?.price ?? null)]));
}

function wayTo(shop: string, name: string, price: number | null): ShopPrice {
  const search = SEARCHES[shop];
  return search === undefined
    ? { price, slug: slugify(name) }
    : { price, url: `${search}${encodeURIComponent(name)}` };
}
