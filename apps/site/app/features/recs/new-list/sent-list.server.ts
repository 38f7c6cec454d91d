import type { Answers } from '@deckwright/answers';
import { faceNames } from '@deckwright/domain';
import type { PastedDeck } from '../read-deck.server.ts';
import { type ListCard, type SentLine, type SentList, toListCard, unknownCard } from './list-card.ts';

type Input = {
  deck: Pick<PastedDeck, 'copies'>;
  /** Names of the commanders, which may also be among the cards. */
  commanders: readonly string[];
  /** Names of further cards that the answer offers. */
  offered: readonly string[];
};

/** The deck of a list with what the page shows of its cards; each card is in it once, a commander only as such. */
export async function readSentList(
  answers: Pick<Answers, 'cards'>,
  { deck: { copies }, commanders, offered }: Input,
): Promise<SentList> {
  const found = await answers.cards([...new Set([...commanders, ...copies.keys(), ...offered])]);
  const getCard = (name: string): ListCard => {
    const card = found.get(name);
    return card ? toListCard(card) : unknownCard(name);
  };
  const lines = new Map<string, SentLine>();
  for (const name of commanders) {
    const card = getCard(name);
    lines.set(getFront(card.name), { card, written: name, quantity: 1 });
  }
  const leading = [...lines.keys()];
  for (const [written, quantity] of copies) {
    const card = getCard(written);
    const key = getFront(card.name);
    const line = lines.get(key);
    if (!line) lines.set(key, { card, written, quantity });
    // The commander is often also among the cards: that is the same copy.
    else line.quantity += leading.includes(key) ? quantity - 1 : quantity;
  }
  const sent = [...lines];
  return {
    commanders: sent.filter(([key]) => leading.includes(key)).map(([, line]) => line),
    cards: sent.filter(([key]) => !leading.includes(key)).map(([, line]) => line),
    others: offered.flatMap((name) => {
      const card = found.get(name);
      return card ? [toListCard(card)] : [];
    }),
  };
}

function getFront(name: string): string {
  return (faceNames(name)[0] ?? name).toLowerCase();
}
