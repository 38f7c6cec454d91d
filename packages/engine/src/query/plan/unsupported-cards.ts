import { type Card, EVERY_CREATURE_TYPE, getCreatureTypes, type ThemeSlug } from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import type { PlayedDeck } from './dead-cards.ts';
import { livesOn } from './lives-on.ts';
import { missingPartners } from './missing-partners.ts';
import type { ListPlan } from './types.ts';
import { returnsCreatures, returnsOthers, WORKS_AGAINST } from './works-against.ts';

/** A shorter list may still get what a card lives on, unless its plan is another. */
const MIN_CARDS = 40;
/** So many cards of a type in a shorter list may be the beginning of more. */
const MIN_IN_SHORT_LIST = 2;
/** A card for a creature type does little in a deck with fewer cards that are of it or name it. */
const MIN_OF_TYPE = 6;
/** What rewards cards of a type does little in a deck with fewer of them. */
const MIN_REWARDED = 8;

const REWARDS =
  /\bwhenever (?:you cast an?|an?|another|this or another) (artifact|enchantment|planeswalker|aura|equipment|vehicle)(?: spell|(?: you control)? enters(?! under an opponent))\b/g;
/** Themes whose decks play so many cards of a type, whatever the list has yet. */
const THEME_OF_REWARDED: Readonly<Record<string, ThemeSlug>> = {
  artifact: 'artifacts',
  enchantment: 'enchantress',
  planeswalker: 'planeswalkers',
  aura: 'auras',
  equipment: 'equipment',
  vehicle: 'vehicles',
};

const EQUIP_COSTS = /\bequip (?:[a-z]+ ){0,3}\{(\d+)\}/g;
const MAX_EQUIP = 5;
const ATTACHES_ITSELF = /\bliving weapon\b|\bfor mirrodin!|\battach (?:it|this) to\b/;
const MAX_AURA = 6;

/** Cards that cost too much to use as they are, and what makes them cheap. */
const ENABLED: readonly { isCostly: (card: Card, words: string) => boolean; by: RegExp }[] = [
  {
    isCostly: (_, words) => {
      const costs = [...words.matchAll(EQUIP_COSTS)].map(([, cost]) => Number(cost));
      return costs.length > 0 && Math.min(...costs) > MAX_EQUIP && !ATTACHES_ITSELF.test(words);
    },
    by: /\battach (?:[a-z]+ ){0,5}equipment\b|\bequip (?:abilities|costs?)\b|\bequip \{0\}/,
  },
  {
    isCostly: ({ subtypes, manaValue }) => subtypes.includes('Aura') && manaValue > MAX_AURA,
    by: /\baura (?:cards?|spells?)\b|\benchantment cards?\b(?! with mana value)/,
  },
];

const SHUTS_ARTIFACTS = /\bactivated abilities of artifacts can't be activated\b/;
const isUsedArtifact = ({ types }: Card, words: string): boolean =>
  types.includes('Artifact') && /:|\bequip\b/.test(words);

const isCreature = ({ types }: Card): boolean => types.includes('Creature');
const turnsIntoNextCreature = (_: Card, words: string): boolean =>
  /\buntil (?:you|they|that player|its controller|their controller) reveals? (?:an?|that many) (?:[a-z]+ ){0,2}creature cards?\b/.test(
    words,
  );
/** What a creature costs that is worth turning another into, and the share of them in a deck that does nothing else. */
const MANA_OF_PRIZE = 5;
const MOSTLY_PRIZES = 0.75;

/** What works against other cards of a deck, and how many of these are too many. */
const OPPOSITES: readonly {
  isOne: (card: Card, words: string) => boolean;
  opposes: (card: Card, words: string) => boolean;
  min: number;
  /** Only in a deck of such cards. */
  onlyIf?: (deck: readonly Card[]) => boolean;
}[] = [
  { isOne: isUsedArtifact, opposes: (_, words) => SHUTS_ARTIFACTS.test(words), min: 2 },
  { isOne: (_, words) => SHUTS_ARTIFACTS.test(words), opposes: isUsedArtifact, min: 8 },
  // Each creature makes what turns into the next one of the library less likely to be a good one.
  {
    isOne: isCreature,
    opposes: turnsIntoNextCreature,
    min: 2,
    onlyIf: (deck) => deck.filter(isCreature).length < 8,
  },
  {
    isOne: (card) => isCreature(card) && card.manaValue < MANA_OF_PRIZE,
    opposes: turnsIntoNextCreature,
    min: 4,
    onlyIf: (deck) => {
      const creatures = deck.filter(isCreature);
      const prizes = creatures.filter(({ manaValue }) => manaValue >= MANA_OF_PRIZE);
      return prizes.length >= MOSTLY_PRIZES * creatures.length;
    },
  },
  // An Aura cannot be put on what has shroud.
  {
    isOne: (_, words) =>
      /\b(?:(?:equipped|enchanted) creature|creatures you control|all creatures) (?:has|have|gains?|gets) (?:[^.\n]{0,40} )?shroud\b/.test(
        words,
      ),
    opposes: ({ subtypes }) => subtypes.includes('Aura'),
    min: 8,
  },
];

/** Makes copies of creatures that the deck has on the battlefield, which the legend rule takes away if they are legendary. */
const COPIES_OWN =
  /\btokens? that(?:'s| is|'re| are) (?:a )?cop(?:y|ies) of (?:[a-z]+ ){0,4}creatures? you control\b|\benters (?:the battlefield )?under your control, [^.]{0,80}\bcopy of that creature\b|\bspell of the chosen type, copy\b|\bcast a creature spell, copy\b/;
const SAVES_COPIES = /\b(?:isn't|aren't|not|non-?) ?legendary\b|\blegend rule\b/;
/** From this share of a deck's creatures on, those that are legendary leave little to copy. */
const MOSTLY_LEGENDARY = 0.6;

/**
 * Returns a test of whether a deck lacks what a card lives on: creatures of the types that it is for, cards of the
 * types that it rewards, unless they are the plan, what else its text lives on, creatures that may be copied, cards that it does not work against, or a way to use it for
 * less than it costs. Of a list of fewer than 40 cards only types are tested, beside those of its plan.
 */
export function unsupportedCards(
  facts: ProposalFacts,
  deck: PlayedDeck,
  plan: ListPlan,
): (card: number) => boolean {
  const played = deck.cards.flatMap((index) => facts.cards[index] ?? []);
  const isShort = played.length < MIN_CARDS;
  if (isShort && plan.themes.length === 0) return () => false;
  const enough = (min: number): number =>
    isShort ? Math.max(MIN_IN_SHORT_LIST, Math.ceil((min * played.length) / MIN_CARDS)) : min;
  const ofType = new Map<string, number>();
  for (const index of deck.cards) {
    const card = facts.cards[index];
    const types = new Set([...(card ? getCreatureTypes(card) : []), ...(facts.types.get(index) ?? [])]);
    for (const type of types) ofType.set(type, (ofType.get(type) ?? 0) + 1);
  }
  const everyType = ofType.get(EVERY_CREATURE_TYPE) ?? 0;
  const hasType = (type: string): boolean =>
    (ofType.get(type) ?? 0) + everyType >= enough(MIN_OF_TYPE) ||
    plan.themes.some((theme) => theme.type === type);
  const isRewarded = (type: string): boolean =>
    plan.themes.some(({ slug }) => slug === THEME_OF_REWARDED[type]) ||
    played.filter(({ types, subtypes }) =>
      [...types, ...subtypes].some((each) => each.toLowerCase() === type),
    ).length >= enough(MIN_REWARDED);
  const count = (test: (card: Card, words: string) => boolean): number =>
    deck.cards.filter((index) => {
      const card = facts.cards[index];
      return card !== undefined && test(card, facts.words(index));
    }).length;
  const lacksPartners = missingPartners(plan, count);
  const opposed = OPPOSITES.filter(
    ({ opposes, min, onlyIf }) => count(opposes) >= min && (onlyIf === undefined || onlyIf(played)),
  );
  const against = WORKS_AGAINST.filter(
    ({ opposes, min }) => deck.cards.filter((index) => opposes(facts.words(index))).length >= min,
  );
  const isForOthers = returnsOthers(
    played,
    deck.cards.map((index) => facts.words(index)),
    { plan, themes: THEME_OF_REWARDED },
  );
  const creatures = played.filter(({ types }) => types.includes('Creature'));
  const legends = creatures.filter(({ supertypes }) => supertypes.includes('Legendary'));
  const losesCopies =
    creatures.length > 0 &&
    legends.length >= MOSTLY_LEGENDARY * creatures.length &&
    !deck.cards.some((index) => /\blegend rule\b/.test(facts.words(index)));
  const lacked = ENABLED.filter(({ by }) => !deck.cards.some((index) => by.test(facts.words(index))));
  return (index) => {
    const words = facts.words(index);
    const wanted = [...(facts.types.get(index) ?? [])].filter(
      (type) => type !== EVERY_CREATURE_TYPE && livesOn(words, type),
    );
    if (wanted.length > 0 && !wanted.some(hasType)) return true;
    const rewarded = [...words.matchAll(REWARDS)].map(([, type = '']) => type);
    if (rewarded.length > 0 && !rewarded.some(isRewarded)) return true;
    if (isShort) return false;
    if (lacksPartners.some((wants) => wants(words))) return true;
    if (opposed.some(({ isOne }) => isOne(facts.cards[index]!, words))) return true;
    if (against.some(({ isOne }) => isOne(words))) return true;
    if (isForOthers && returnsCreatures(words)) return true;
    if (losesCopies && COPIES_OWN.test(words) && !SAVES_COPIES.test(words)) return true;
    return lacked.some(({ isCostly }) => isCostly(facts.cards[index]!, words));
  };
}
