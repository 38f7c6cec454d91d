import { ARTIFACT_TYPE, CARD_FLAGS, LAND_TYPE } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { Best, type Compare } from '../counting/best.ts';
import { compareBy, compareByInclusion } from '../counting/compare-cards.ts';
import { type CardNumbers, cardStatAt } from '../counting/numbers.ts';
import { significantlyMore } from '../counting/significance.ts';
import { markTrends, type Trends } from '../counting/trend.ts';
import type { Engine } from '../decks/engine.ts';
import { SECTION_TAGS, type Section, type SectionTag } from '../types.ts';

/** Sections by type in the order of CARD_TYPES; artifacts and lands split further. */
const TYPE_TAGS: readonly SectionTag[] = [
  'creatures',
  'instants',
  'sorceries',
  'utilityartifacts',
  'enchantments',
  'battles',
  'planeswalkers',
  'lands',
];

const TOP_CARDS_FIRST: readonly SectionTag[] = [
  'topcards',
  ...SECTION_TAGS.filter((tag) => tag !== 'topcards'),
];

/**
 * The nonempty sections of a commander's cards, with every card in the first section that claims it; Top Cards first if
 * no card is played significantly more often than elsewhere. Cards are sorted by the lower end of the inclusion's
 * interval, High Synergy and High Lift by that value; ties by more decks, then name.
 * `trends` are of all cards, or null.
 */
export function buildSections(engine: Engine, numbers: CardNumbers, trends: Trends | null): Section[] {
  const claimed = new Uint8Array(numbers.cards.length);
  const picked = new Map<SectionTag, number[]>();
  const flags = (position: number): number => engine.cardFlags[numbers.cards[position] ?? 0] ?? 0;
  const barred = CARD_FLAGS.basic | CARD_FLAGS.banned;
  const inclusion = (position: number): number => numbers.inclusion[position] ?? 0;
  const byInclusion = compareByInclusion(engine, numbers);

  const claim = (
    tag: SectionTag,
    limit: number,
    compare: Compare,
    wants: (position: number) => boolean,
  ): void => {
    const best = new Best(limit, compare);
    for (let position = 0; position < claimed.length; position++) {
      if (claimed[position] === 0 && wants(position)) best.offer(position);
    }
    for (const position of best.list) claimed[position] = 1;
    picked.set(tag, best.list);
  };

  const head = THRESHOLDS.headSectionCards;
  const significant = significantlyMore(numbers);
  claim('newcards', Number.POSITIVE_INFINITY, byInclusion, (position) =>
    isNewCard(engine, numbers, position),
  );
  claim('highsynergycards', head, compareBy(engine, numbers, numbers.synergy), (position) => {
    const high = (numbers.synergy[position] ?? 0) >= THRESHOLDS.highSynergyMin;
    return high && significant[position] === 1 && !(flags(position) & barred);
  });
  claim('highliftcards', head, compareBy(engine, numbers, numbers.lift), (position) => {
    const often = inclusion(position) >= THRESHOLDS.highLiftMinInclusion;
    const high = (numbers.lift[position] ?? 0) >= THRESHOLDS.highLiftMin;
    return often && high && significant[position] === 1 && !(flags(position) & barred);
  });
  claim('topcards', head, byInclusion, (position) => !(flags(position) & barred));
  claim('gamechangers', Number.POSITIVE_INFINITY, byInclusion, (position) => {
    return (flags(position) & (CARD_FLAGS.gameChanger | CARD_FLAGS.basic)) === CARD_FLAGS.gameChanger;
  });
  for (const [tag, best] of bestByType(engine, numbers, claimed, byInclusion)) picked.set(tag, best.list);

  const isUsual = picked.get('highsynergycards')?.length === 0 && picked.get('highliftcards')?.length === 0;
  const order = isUsual ? TOP_CARDS_FIRST : SECTION_TAGS;
  const sections = order.flatMap((tag) => {
    const cards = (picked.get(tag) ?? []).map((position) => cardStatAt(numbers, position, trends));
    return cards.length > 0 ? [{ tag, cards }] : [];
  });
  markTrends(sections.flatMap(({ cards }) => cards));
  return sections;
}

function isNewCard(engine: Engine, numbers: CardNumbers, position: number): boolean {
  const card = numbers.cards[position] ?? 0;
  const release = engine.cardReleaseDay[card] ?? 0;
  return (
    release > engine.asOfDay - THRESHOLDS.newCardDays &&
    release <= engine.asOfDay &&
    ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) === 0 &&
    (numbers.inclusion[position] ?? 0) >= THRESHOLDS.newCardMinInclusion &&
    (numbers.numDecks[position] ?? 0) >= THRESHOLDS.newCardMinDecks
  );
}

function bestByType(
  engine: Engine,
  numbers: CardNumbers,
  claimed: Uint8Array,
  compare: Compare,
): Map<SectionTag, Best> {
  const lists = new Map<SectionTag, Best>();
  numbers.cards.forEach((card, position) => {
    if (claimed[position] !== 0) return;
    const tag = typeTag(engine, card);
    const best = lists.get(tag) ?? new Best(THRESHOLDS.typeSectionCards, compare);
    best.offer(position);
    lists.set(tag, best);
  });
  return lists;
}

function typeTag(engine: Engine, card: number): SectionTag {
  const type = engine.cardType[card] ?? 0;
  const flags = engine.cardFlags[card] ?? 0;
  if (type === ARTIFACT_TYPE && flags & CARD_FLAGS.manaArtifact) return 'manaartifacts';
  if (type === LAND_TYPE && flags & CARD_FLAGS.utilityLand && !(flags & CARD_FLAGS.basic))
    return 'utilitylands';
  return TYPE_TAGS[type] ?? 'lands';
}
