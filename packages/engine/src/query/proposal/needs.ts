import type { ThemeSlug } from '@deckwright/domain';
import type { ProposalFacts } from './card-facts.ts';

/**
 * What a commander needs that its text does not name: for commanders whose text matches `of`, the best `most` cards whose
 * text matches `met` count more. Texts as of `lowercaseRulesText`.
 */
type Need = {
  of: RegExp;
  met: RegExp;
  most: number;
  /** The deck does not work without such cards. */
  isVital?: true;
  /** Lands meet it, too. */
  hasLands?: true;
  /** None above this. */
  maxManaValue?: number;
  one: string;
  many: string;
};

const OWN_COMBAT = /\bwhenever this (?:attacks|deals combat damage)|\bwhenever this or /;

const NEEDS: readonly Need[] = [
  {
    of: /\byou lose the game\b/,
    met: /\byou can't lose the game\b|\bentering don't cause abilities\b|\bdon't cause abilities (?:of permanents )?to trigger\b|\bend the turn\b/,
    most: 6,
    isVital: true,
    one: 'Keeps you from losing',
    many: 'ways not to lose to it',
  },
  {
    of: /\bbut not from anywhere else\b|\byou didn't cast (?:it|her|him|them|this) from your hand\b/,
    met: /\bcommanders?\b[^.]*(?:\binto your hand from the command zone\b|\bfrom the command zone\b[^.]*\binto your hand\b)/,
    hasLands: true,
    most: 3,
    isVital: true,
    one: 'Commander to your hand',
    many: 'ways from the command zone to your hand',
  },
  {
    of: /\bfrom your graveyard, but not from anywhere else\b/,
    met: /(?:^|[:,.\n] ?|\byou (?:may )?|\bthen |\bcost, )discard (?:a|two|three|one or more|any number of|x) cards?\b/,
    most: 8,
    isVital: true,
    one: 'Discards cards',
    many: 'ways to discard it',
  },
  {
    of: /\breturn (?:it|this) to the battlefield\b/,
    met: /\bwhenever (?:a|an|another|one or more|this or another) [^.]*\bcreatures?\b(?: you control)? enters?\b/,
    most: 12,
    one: 'Rewards creatures entering',
    many: 'rewards for creatures entering',
  },
  {
    of: /\bcreates? [^.]*\bcreature tokens?\b/,
    met: /\bwhenever (?:a|another|one or more|this or another) (?:other )?creatures?(?: you control)? enters?\b(?!, if it wasn't a token)/,
    most: 5,
    one: 'Rewards creatures entering',
    many: 'rewards for creatures entering',
  },
  {
    of: /\bsacrifice (?:a|another|one or more other) creatures?\b|\bwhenever (?:a|another|one or more) (?:other )?creatures?(?: you control)? dies?\b/,
    met: /\bcreates? (?:a|two|three|four|x) [^.]*\bcreature tokens?\b|\breturn this from your graveyard to (?:the battlefield|your hand)\b/,
    most: 10,
    maxManaValue: 4,
    one: 'Creatures to sacrifice',
    many: 'creatures to sacrifice',
  },
  {
    of: /\{t\}[^:\n]*: /,
    met: /\buntap (?:target|another target|equipped|enchanted|all|each|that) (?:[a-z ]*)creatures?\b|\b(?:(?:another )?target|equipped|enchanted) creature(?: you control)? (?:gets? [+x\d/-]+ and )?(?:has|gains) (?:[a-z]+,? (?:and )?){0,4}haste\b|\bcreatures you control (?:get [+x\d/-]+ and )?(?:have|gain) (?:[a-z]+,? (?:and )?){0,4}haste\b/,
    most: 4,
    one: 'Haste and untapping',
    many: 'haste and untapping',
  },
  {
    of: OWN_COMBAT,
    met: /\b(?:equipped|enchanted) creature (?:[^.]*\band )?(?:has|gains|can't be blocked)[^.]*(?:haste|hexproof|shroud|indestructible|protection|can't be blocked|double strike|unblockable)|\btarget creature (?:you control )?can't be blocked\b/,
    most: 7,
    one: 'For an attacking commander',
    many: 'protection for an attacker',
  },
];

/** Commanders that put cards onto the battlefield or cast them for nothing, so that mana values matter less. */
export const PAYS_LESS =
  /\bput (?:a|an|that|those|up to \w+|any number of) [^.]*\bonto the battlefield\b|\bwithout paying (?:its|their) mana costs?\b/;

/** Themes that a commander's own attack names, although it does not ask the deck for other attackers. */
export const THEMES_OF_COMBAT = new Set(['aggro', 'attack-triggers', 'saboteurs', 'unblockable']);

/** A theme that a tag of the commander rules out: who rewards attackers does not ask for cards that keep them away. */
export const CONTRARY: readonly { theme: ThemeSlug; tag: string }[] = [
  { theme: 'pillow-fort', tag: 'synergy-attacker' },
];

const OTHERS_ATTACK =
  /\b(?:creatures?|tokens?|permanents?|warriors?|[a-z]+s)(?: you control)? (?:attacks?|deals? combat damage)\b|\bwhenever you attack\b|\battacking creatures?\b|\beach attacking\b/;

/** Whether only the commander itself attacks in its text. */
export function isOwnCombat(words: string): boolean {
  return OWN_COMBAT.test(words) && !OTHERS_ATTACK.test(words.replace(/\bthis attacks\b|\bthis deals\b/g, ''));
}

/** A need of the commanders with the cards that meet it. */
export type MetNeed = { need: Need; cards: number[] };

/**
 * @param words texts of the commanders as of `lowercaseRulesText`
 * @param isIn by card position: 1 for the spells in the commanders' colors
 */
export function findNeeds(
  words: readonly string[],
  { cards, words: splitWords, matching }: ProposalFacts,
  isIn: Uint8Array,
): MetNeed[] {
  return NEEDS.flatMap((need, position) => {
    if (!words.some((text) => need.of.test(text))) return [];
    const { met, hasLands = false, maxManaValue = Number.POSITIVE_INFINITY } = need;
    const meeting = matching(
      `need ${position}`,
      (index) => (cards[index]?.manaValue ?? 0) <= maxManaValue && met.test(splitWords(index)),
    );
    const isLand = (index: number): boolean => cards[index]?.primaryType === 'Land';
    return {
      need,
      cards: meeting.filter((index) => isIn[index] === 1 || (hasLands && isLand(index))),
    };
  });
}
