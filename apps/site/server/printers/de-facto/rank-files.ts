import { comboDecks, type LoadedSnapshot } from '@deckwright/answers';
import { shortened } from './card-view.ts';
import { requestedPrices, type ShopPrice } from './shop-prices.ts';

type CardRank = { name: string; oracle_id: string; rank: number; num_decks: number; salt?: number };

/** Every card that decks run, most decks first; `salt` only if there were votes. Equal counts share a rank. */
export function cardRanks({ cards, overview }: LoadedSnapshot): CardRank[] {
  const played = cards
    .map((card, index) => ({ card, decks: overview.cardDecks[index] ?? 0 }))
    .filter(({ decks }) => decks > 0)
    .sort((a, b) => b.decks - a.decks);
  let rank = 0;
  return played.map(({ card, decks }, index) => {
    if (decks !== played[index - 1]?.decks) rank = index + 1;
    const salt = card.salt ? { salt: shortened(card.salt.score, 2) } : {};
    return { name: card.name, oracle_id: card.key, rank, num_decks: decks, ...salt };
  });
}

type ComboCountsFile = {
  combos: Record<string, { cardnames: string[]; count: number; url: string }>;
  errors: Record<string, string>;
};

/** Number of decks of each combo by id; combos with a card missing from the catalog are listed as errors. */
export async function comboCountsFile(snapshot: LoadedSnapshot): Promise<ComboCountsFile> {
  const all = await comboDecks(snapshot);
  const counted = all.flatMap(({ id, names, decks }) => {
    const url = `/combos/${encodeURIComponent(id)}`;
    return decks === null ? [] : [[id, { cardnames: names, count: decks, url }] as const];
  });
  const missing = all.filter(({ decks }) => decks === null);
  return {
    combos: Object.fromEntries(counted),
    errors: Object.fromEntries(missing.map(({ id }) => [id, 'A card of it is not in the catalog.'])),
  };
}

/** Prices by shop of every card that a shop has a price for, by name. */
export function priceFile({ cards }: LoadedSnapshot): Record<string, Record<string, ShopPrice>> {
  const priced = cards.map(({ name, prices }) => [name, requestedPrices(name, prices)] as const);
  return Object.fromEntries(priced.filter(([, prices]) => Object.keys(prices).length > 0));
}
