import { imageUris, isImagePath, type LoadedSnapshot, wholeText } from '@deckwright/answers';
import type { ApiCard, PageCard } from '@deckwright/contract';
import type { Card, Prices } from '@deckwright/domain';
import { deckLabel, known } from './card-view.ts';
import { type ShopPrice, shopPrices } from './shop-prices.ts';

type Picture = { small?: string; normal?: string; art_crop?: string };

/** The card or pair that a document is about. */
export type WholeCard = {
  id: string;
  name: string;
  names: string[];
  sanitized: string;
  sanitized_wo: string;
  slug: string;
  url: string;
  layout: string;
  type: string;
  type_line: string;
  primary_type: string;
  rarity: string;
  mana_cost: string;
  cmc: number;
  color_identity: string[];
  keywords: string[];
  oracle_text?: string;
  image_uris: Picture[];
  prices: Record<string, ShopPrice>;
  /** 0 without votes: the format requires a score. */
  salt: number;
  /** Absent for other cards, as recorded: programs take its presence for a ban. */
  banned?: true;
  combos: boolean;
  is_commander: boolean;
  legal_commander: boolean;
  /** Name of the newest precon with it as commander. */
  precon?: string;
  cards?: { name: string; url: string }[];
  scryfall_uri: string;
  spellbook_uri: string;
  label: string;
  inclusion: number;
  /** Decks behind the document. */
  num_decks: number;
  potential_decks: number;
  rank?: number;
};

type Counted = { numDecks: number; potentialDecks: number; rank: number | null };

export function wholeCard(snapshot: LoadedSnapshot, page: PageCard, counted: Counted): WholeCard {
  const { numDecks, potentialDecks, rank } = counted;
  const precon = snapshot.precons.find(({ slug }) => slug === page.precon)?.name;
  return {
    ...plainCard(snapshot, page),
    combos: page.combos,
    is_commander: page.isCommander,
    ...known<Pick<WholeCard, 'precon' | 'rank'>>({ precon, rank }),
    label: deckLabel(numDecks, potentialDecks),
    inclusion: numDecks,
    num_decks: numDecks,
    potential_decks: potentialDecks,
  };
}

/** The fields of a card that are the same on every page. */
function plainCard(snapshot: LoadedSnapshot, page: ApiCard) {
  const isPair = page.cards.length > 0;
  const members = isPair ? page.cards : [page];
  const cards = members.flatMap(
    ({ slug }) => snapshot.cards[snapshot.resolver.bySlug(slug)?.card ?? -1] ?? [],
  );
  return {
    id: page.id,
    name: page.name,
    names: members.map(({ name }) => name),
    sanitized: page.sanitized,
    sanitized_wo: page.sanitizedWo,
    slug: page.slug,
    url: page.url,
    layout: page.layout,
    type: page.type,
    type_line: page.type,
    primary_type: page.primaryType,
    rarity: page.rarity,
    mana_cost: page.manaCost,
    cmc: Math.floor(page.manaValue),
    color_identity: page.colorIdentity,
    keywords: [...new Set(cards.flatMap(({ keywords }) => keywords))],
    ...known<Pick<WholeCard, 'oracle_text'>>({ oracle_text: wholeText(page) }),
    image_uris: cards.flatMap(pictures),
    prices: shopPrices(page.name, page.prices as Prices),
    salt: page.salt ?? 0,
    ...(page.legality === 'banned' ? { banned: true as const } : {}),
    legal_commander: page.legalCommander,
    ...(isPair ? { cards: members.map(({ name, url }) => ({ name, url })) } : {}),
    scryfall_uri: scryfallUri(cards),
    spellbook_uri: `https://commanderspellbook.com/search/?q=${encodeURIComponent(members.map(({ name }) => `card="${name}"`).join(' '))}`,
  };
}

/** As in the feed, whatever host the site's own pages use for pictures: other programs do not know that host. */
function pictures(card: Card): Picture[] {
  return imageUris(card, null).flatMap(({ small, normal }) => {
    const art = normal !== null && URL.canParse(normal) ? new URL(normal) : null;
    const isKnown = art !== null && isImagePath(art.pathname);
    if (isKnown) art.pathname = art.pathname.replace('/normal/', '/art_crop/');
    const picture = known<Required<Picture>>({ small, normal, art_crop: isKnown ? art.href : null });
    return Object.keys(picture).length > 0 ? [picture] : [];
  });
}

function scryfallUri(cards: readonly Card[]): string {
  const [card] = cards;
  const printing =
    card?.printings.find(({ id }) => id === card.imageId) ??
    card?.printings.find(({ set }) => set === card.set);
  if (card && printing && cards.length === 1)
    return `https://scryfall.com/card/${printing.set}/${encodeURIComponent(printing.number)}/${card.slug}`;
  const names = cards.map(({ name }) => `!"${name}"`).join(' or ');
  return `https://scryfall.com/search?q=${encodeURIComponent(names)}`;
}
