import { type Card, parseTypeLine } from '@deckwright/domain';
import { hasActivatedAbility } from './activated-ability.ts';
import { facesInDeck, isLandCard, isPermanentCard, typesInDeck } from './card-in-deck.ts';
import type { InsightLine } from './types.ts';

/** A condition that a companion sets to the deck, in words, and what the cards make of it. */
export type CompanionCondition = {
  /** "every card must have an even mana value"; cards that break it follow. */
  words: string;
  /** Cards that break it, and whether there are cards of which the data do not say. */
  judge: (lines: readonly InsightLine[]) => { broken: Card[]; unsure: boolean };
};

/** No deck of the format can meet the condition. */
type Impossible = { words: string; judge: null };

/**
 * Reads the condition from a companion's rules text, or from a sentence that says the same; null for one that is not
 * known. Each stands in one sentence: "Your starting deck contains only cards with even mana values."
 */
export function companionCondition(text: string): CompanionCondition | Impossible | null {
  const sentence = conditionIn(text);
  if (/cards more than the minimum/.test(sentence))
    return {
      words: 'it asks for more cards than the minimum, and a Commander deck has exactly 100',
      judge: null,
    };
  if (/\beven mana values?\b/.test(sentence))
    return byCard(
      'every card must have an even mana value; these do not',
      (card) => card.manaValue % 2 === 0,
    );
  if (/\bodd mana values?\b/.test(sentence))
    return byCard(
      'every nonland card must have an odd mana value; these do not',
      (card) => isLandCard(card) || card.manaValue % 2 === 1,
    );
  const [, least] = /\bmana value (\d+) or greater\b/.exec(sentence) ?? [];
  if (least !== undefined)
    return byCard(
      `every nonland card must have mana value ${least} or greater; these do not`,
      (card) => isLandCard(card) || card.manaValue >= Number(least),
    );
  const [, most] = /\bpermanent\b.*\bmana value (\d+) or less\b/.exec(sentence) ?? [];
  if (most !== undefined)
    return byCard(
      `every permanent must have mana value ${most} or less; these do not`,
      (card) => !isPermanentCard(card) || card.manaValue <= Number(most),
    );
  const [, listed] = /\bcreature\b.* is an? ([A-Z].*?)(?: card)?$/.exec(sentence) ?? [];
  if (listed !== undefined) return ofCreatures(listed.split(/,? or |, /));
  if (/\bsame mana symbol\b/.test(sentence))
    return byCard('no card may have a mana symbol twice in its mana cost; these do', hasEachSymbolOnce);
  if (/\bdifferent name\b|\bshare a name\b/.test(sentence)) return ofNames();
  if (/\bshares? a card type\b/.test(sentence)) return ofOneType();
  if (/\bactivated ability\b/.test(sentence))
    return byCard('every permanent must have an activated ability; these do not', (card) =>
      isPermanentCard(card) ? hasActivatedAbility(card) : true,
    );
  return null;
}

/** The sentence behind "Companion —", without the reminder; else the first sentence. */
function conditionIn(text: string): string {
  const [, behind = text] = /\bCompanion\s*[—–-]\s*([^\n]*)/.exec(text) ?? [];
  return behind.split(/[.;(]/, 1)[0]?.trim() ?? '';
}

/** `isMet` is null where the data do not say. */
function byCard(words: string, isMet: (card: Card) => boolean | null): CompanionCondition {
  return {
    words,
    judge: (lines) => {
      const judged = lines.map(({ card }) => ({ card, met: isMet(card) }));
      return {
        broken: judged.filter(({ met }) => met === false).map(({ card }) => card),
        unsure: judged.some(({ met }) => met === null),
      };
    },
  };
}

function ofCreatures(types: readonly string[]): CompanionCondition {
  const named = `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;
  return byCard(`every creature must be a ${named}; these are not`, (card) => {
    if (!typesInDeck(card).includes('Creature')) return true;
    return facesInDeck(card).some(
      ({ typeLine, text }) =>
        hasEveryCreatureType(text ?? '') ||
        parseTypeLine(typeLine).subtypes.some((subtype) => types.includes(subtype)),
    );
  });
}

function hasEveryCreatureType(text: string): boolean {
  return /(?:^|[\n,] ?)changeling\b|\bis every creature type\b/i.test(text);
}

/** A split card's mana cost is that of its halves together. */
function hasEachSymbolOnce(card: Card): boolean {
  const symbols = facesInDeck(card).flatMap(({ manaCost }) => manaCost.match(/\{[^{}]*\}/g) ?? []);
  return new Set(symbols).size === symbols.length;
}

function ofNames(): CompanionCondition {
  return {
    words: 'every nonland card must have a different name; these do not',
    judge: (lines) => ({
      broken: lines.filter(({ card, quantity }) => quantity > 1 && !isLandCard(card)).map(({ card }) => card),
      unsure: false,
    }),
  };
}

/** Where no type is shared, the cards that break it are those without the most common one. */
function ofOneType(): CompanionCondition {
  return {
    words: 'all nonland cards must share a card type; these do not share the most common one',
    judge: (lines) => {
      const cards = lines.map(({ card }) => card).filter((card) => !isLandCard(card));
      const counts = new Map<string, number>();
      for (const card of cards)
        for (const type of new Set(typesInDeck(card))) counts.set(type, (counts.get(type) ?? 0) + 1);
      const [common] = [...counts].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))[0] ?? [];
      return { broken: cards.filter((card) => !typesInDeck(card).includes(common ?? '')), unsure: false };
    },
  };
}
