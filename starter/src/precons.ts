import { AppError, type PreconDeck, slugify } from '@deckwright/domain';
import { starterCards } from './cards.ts';
import { PRECONS } from './data/precons.data.ts';

/** The sample's precons: hundred cards each, commanders included, of sample cards. */
export function starterPrecons(): PreconDeck[] {
  const known = new Set(starterCards().map((card) => card.name));
  return PRECONS.map(({ name, setCode, released, commanders, cards }) => {
    const lines = cards.map(toEntry);
    const unknown = [...commanders, ...lines.map((line) => line.name)].find((card) => !known.has(card));
    if (unknown !== undefined) {
      throw new AppError('internal', `Precon ${name} names ${unknown}, which is no sample card.`);
    }
    return {
      name,
      slug: slugify(name),
      setCode,
      released,
      type: 'Commander Deck',
      commanders: [...commanders],
      cards: lines,
    };
  });
}

function toEntry(line: string): PreconDeck['cards'][number] {
  const [, number, name] = /^(?:(\d+) )?(.+)$/.exec(line) ?? [];
  return { name: name ?? line, quantity: Number(number ?? 1) };
}
