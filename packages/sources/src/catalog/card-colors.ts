import { type ColorIdentity, parseColorIdentity } from '@deckwright/domain';
import type { ScryfallCard } from '../scryfall/schemas.ts';

/** Layouts whose halves are all on the front, so that the card is every half's colors (rule 709.4). */
const SPLIT = ['split', 'aftermath'];

/**
 * The colors of a card outside the battlefield: a double-faced card has those of its front face (rule 712.8), a split
 * card those of its halves together, and an adventurer those of the creature alone (rule 715.4).
 */
export function cardColors(record: ScryfallCard): ColorIdentity {
  const faces = record.card_faces ?? [];
  const [front] = faces;
  const stated = parseColorIdentity(record.colors ?? []);
  if (SPLIT.includes(record.layout)) {
    // Some feeds state the colors of the first half alone.
    const costs = [record.mana_cost ?? '', ...faces.map((face) => face.mana_cost ?? '')].map(
      parseColorIdentity,
    );
    const halves = faces.map((face) => parseColorIdentity(face.colors ?? []));
    return [...costs, ...halves].reduce((all, colors) => all | colors, stated);
  }
  if (front?.colors) return parseColorIdentity(front.colors);
  if (record.layout !== 'adventure') return stated;
  // Some feeds add the color of the adventure.
  const cost = front?.mana_cost ?? record.mana_cost?.split(' // ')[0] ?? '';
  return stated & parseColorIdentity(cost);
}
