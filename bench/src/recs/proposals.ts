import { type Card, type ColorIdentity, isBasic } from '../../../packages/domain/src/index.ts';
import { proposalFacts, proposeDeck, recommend } from '../../../packages/engine/src/query/index.ts';
import type { Corpus, CountedDeck } from './load-decks.ts';
import { hashText } from './rows/row.ts';
import type { Training } from './training.ts';

/** As many of the card model's ranking as a page asks for. */
const MAX_RANKED = 3000;

/** What the proposals for some commanders have in common with the decks of these, means over commanders. */
export type CommonCards = { commanders: number; spells: number; plan: number };

/**
 * Proposes a deck for each commander of the lists from the cards alone, and counts the spells that it shares with them.
 * Commanders of which fewer than `minDecks` lists are known are left out.
 * @param training without decks
 */
export function measureProposals(
  corpus: Corpus,
  training: Training,
  lists: readonly CountedDeck[],
  { validation, minDecks }: { validation: boolean; minDecks: number },
): CommonCards {
  const { engine, cardModel, indexOf } = training;
  const cards: Card[] = [];
  corpus.catalog.forEach((card, position) => {
    cards[indexOf[position]!] = card;
  });
  const getIdentity = (some: readonly number[]): ColorIdentity =>
    some.reduce((bits, card) => bits | (cards[card]?.colorIdentity ?? 0), 0);
  const facts = proposalFacts(
    cards,
    training.precons.map(({ commanders, cards: rest }, index) => ({
      identity: getIdentity(commanders),
      released: corpus.preconDates[index] ?? '',
      cards: [...new Set([...commanders, ...rest])],
    })),
  );
  const byCommander = Map.groupBy(lists, ({ commanders }) =>
    commanders
      .map((position) => corpus.catalog[position]?.slug)
      .sort()
      .join(' '),
  );
  const shared: { spells: number; plan: number }[] = [];
  for (const [slugs, decks] of byCommander) {
    if (decks.length < minDecks || hashText(slugs) % 2 === Number(validation)) continue;
    const commanders = decks[0]?.commanders.map((position) => indexOf[position]!) ?? [];
    const rank = (named: readonly number[]): readonly number[] =>
      recommend(engine, { commanders, cards: named, limit: 0, ranked: MAX_RANKED }, cardModel).ranked;
    const makes = (land: number): ColorIdentity => cards[land]?.colorIdentity ?? 0;
    const ranked = rank([]);
    const first = proposeDeck({ facts, commanders, ranked, makes });
    const plan = first.parts.find(({ part }) => part === 'plan')?.cards.map(({ card }) => card) ?? [];
    const { parts } = proposeDeck({
      facts,
      commanders,
      ranked,
      rankedPartners: [...plan, ...rank(plan)],
      makes,
    });
    const proposed = (isPart: (part: string) => boolean): Set<number> =>
      new Set(parts.filter(({ part }) => isPart(part)).flatMap((each) => each.cards.map(({ card }) => card)));
    const [spells, planned] = [proposed((part) => part !== 'lands'), proposed((part) => part === 'plan')];
    const inCommon = (some: ReadonlySet<number>): number =>
      decks.reduce((sum, deck) => sum + count(deck, some), 0) / decks.length;
    shared.push({ spells: inCommon(spells), plan: inCommon(planned) });
  }
  const mean = (of: 'spells' | 'plan'): number =>
    shared.reduce((sum, each) => sum + each[of], 0) / Math.max(1, shared.length);
  return { commanders: shared.length, spells: mean('spells'), plan: mean('plan') };

  function count({ cards: included }: CountedDeck, some: ReadonlySet<number>): number {
    return [...included].filter((position) => {
      const card = corpus.catalog[position];
      return card && !isBasic(card) && some.has(indexOf[position]!);
    }).length;
  }
}

export function printProposals(title: string, { commanders, spells, plan }: CommonCards): void {
  console.log(`| ${title} | ${commanders} | ${spells.toFixed(1)} | ${plan.toFixed(1)} |`);
}

export function printProposalsHead(): void {
  console.log('\n| lists | commanders | spells in common | of the plan |\n|---|---|---|---|');
}
