import type { SearchOption } from '@deckwright/contract';
import { listColors } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

type Facts = Pick<SearchOption, 'colorIdentity' | 'type' | 'rank' | 'numDecks'>;

/** Facts that distinguish a card from others with a similar name. */
export function cardFacts({ cards, overview }: LoadedSnapshot, index: number): Facts {
  const card = cards[index];
  if (!card) return {};
  return {
    colorIdentity: listColors(card.colorIdentity),
    type: card.faces[0]?.typeLine ?? card.typeLine,
    numDecks: overview.cardDecks[index] ?? 0,
  };
}

/** The facts beside a suggested commander or pair with decks. */
export function commanderFacts({ cards, commanders }: LoadedSnapshot, commander: number): Facts {
  const commanderCards = commanders.getCards(commander).flatMap((index) => cards[index] ?? []);
  const [first, second] = commanderCards;
  return {
    colorIdentity: listColors(commanderCards.reduce((all, { colorIdentity }) => all | colorIdentity, 0)),
    ...(first && !second ? { type: first.faces[0]?.typeLine ?? first.typeLine } : {}),
    rank: commanders.getRank(commander),
    numDecks: commanders.getDecks(commander),
  };
}
