import type { ThemeKind } from '@deckwright/domain';
import { NO_CARD } from '../format.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { Growable } from './growable.ts';
import { HolderCounts, Weights } from './staples.ts';
import { countThemesOfCatalog, sharedWeights, ThemeCounts } from './theme-counts.ts';
import { type ThemeFacts, themeFacts } from './theme-facts.ts';
import { commanderAsks, createJudge } from './theme-judge.ts';
import type { EngineCard, Shard, ThemeLean, UsualDeck } from './types.ts';

/** Decks in file order; `lists` holds engine indices, `order` leads to the shard's deck. */
type Ordered = { lists: Uint16Array; indices: Uint16Array; order: Uint32Array; identities: Uint8Array };

type ThemeTable = {
  kinds: readonly ThemeKind[];
  leans: readonly ThemeLean[];
  /** With engine indices. */
  usual: readonly UsualDeck[];
};

/** Themes of each deck in file order: those its owner tagged by number, then ours from the best on. */
export type DeckThemes = { start: Uint32Array; themes: Uint16Array; deckCounts: Uint32Array };

const IDENTITIES = 32;

/**
 * Which themes each deck has, by number in `kinds`; cards in engine order. A deck has those that its owner tagged, and
 * the best few of those it holds far more cards of than is usual in its colors. Staples do not count, what the
 * commander's text asks for counts more; the cards themselves are the ones beside the commanders.
 *
 * What is usual is told by the cards within the colors, by preconstructed lists, and by the decks of other commanders
 * of the same colors (with fewer than `themeMinReferenceDecks`, of all others).
 */
export function assignThemes(
  cards: readonly EngineCard[],
  { kinds, leans, usual }: ThemeTable,
  shard: Shard,
  { lists, indices, order, identities }: Ordered,
): DeckThemes {
  const decks = order.length;
  const start = new Uint32Array(decks + 1);
  const deckCounts = new Uint32Array(kinds.length);
  const found = new Growable(Uint16Array);
  if (kinds.length > 0 && decks > 0) {
    const getList = (deck: number): Uint16Array => {
      const source = order[deck] ?? 0;
      return lists.subarray(shard.deckStart[source], shard.deckStart[source + 1]);
    };
    const holders = new HolderCounts(cards.length);
    eachCommander(shard, (commander, from, to) => {
      for (let deck = from; deck < to; deck++) holders.add(getList(deck), identities[commander] ?? 0);
    });
    const weights = new Weights(cards, holders, usual);
    const facts = themeFacts(cards);
    const catalogues = catalogByIdentity(cards, facts, kinds.length);
    const precons = new ThemeCounts(kinds.length);
    const usualWeights = weights.without(null);
    for (const { cards: list } of usual) precons.addDeck(facts, [...new Set(list)], usualWeights);
    const sums = Array.from({ length: IDENTITIES }, () => new ThemeCounts(kinds.length));
    const all = new ThemeCounts(kinds.length);
    const ownHolders = new HolderCounts(cards.length);
    const one = new ThemeCounts(kinds.length);
    const ownCounts: ThemeCounts[] = [];
    /** Weights of cards for the decks of a commander, by the decks of others. */
    const weightsFor = (commander: number, from: number, to: number): Uint8Array => {
      ownHolders.clear();
      for (let deck = from; deck < to; deck++) ownHolders.add(getList(deck), identities[commander] ?? 0);
      return weights.without(ownHolders);
    };
    eachCommander(shard, (commander, from, to) => {
      const own = new ThemeCounts(kinds.length);
      const cardWeights = weightsFor(commander, from, to);
      own.addDecks(facts, { decks: to - from, weightInDecks: ownHolders.included }, cardWeights);
      ownCounts.push(own);
      sums[identities[commander] ?? 0]?.add(own);
      all.add(own);
    });
    eachCommander(shard, (commander, from, to) => {
      const identity = identities[commander] ?? 0;
      const own = ownCounts[commander] ?? new ThemeCounts(kinds.length);
      const sameColors = sums[identity] ?? all;
      const enough = sameColors.decks - own.decks >= THRESHOLDS.themeMinReferenceDecks;
      const commanders = [...shard.commanders.subarray(commander * 2, commander * 2 + 2)]
        .filter((card) => card !== NO_CARD)
        .map((card) => cards[indices[card] ?? 0]?.themes);
      const judge = createJudge(
        kinds,
        leans,
        { catalog: catalogues(identity), precons, others: enough ? sameColors : all, own, all },
        commanderAsks(kinds, commanders),
      );
      const cardWeights = weightsFor(commander, from, to);
      for (let deck = from; deck < to; deck++) {
        one.clear();
        const list = getList(deck);
        one.addDeck(facts, list, cardWeights);
        start[deck] = found.length;
        const ours = judge(one, (themes) => sharedWeights(facts, list, cardWeights, themes));
        for (const theme of new Set([...ownerThemes(shard, order[deck] ?? 0), ...ours])) {
          found.push(theme);
          deckCounts[theme] = (deckCounts[theme] ?? 0) + 1;
        }
      }
    });
  }
  start[decks] = found.length;
  return { start, themes: found.view().slice(), deckCounts };
}

function eachCommander(shard: Shard, take: (commander: number, from: number, to: number) => void): void {
  for (let commander = 0; commander < shard.labels.length; commander++) {
    take(commander, shard.commanderStart[commander] ?? 0, shard.commanderStart[commander + 1] ?? 0);
  }
}

function ownerThemes(shard: Shard, deck: number): Uint16Array {
  return shard.tags.subarray(shard.tagStart[deck], shard.tagStart[deck + 1]);
}

/** Counted once for each identity that decks have. */
function catalogByIdentity(
  cards: readonly EngineCard[],
  facts: ThemeFacts,
  themes: number,
): (identity: number) => ThemeCounts {
  const known = new Map<number, ThemeCounts>();
  return (identity) => {
    const counts = known.get(identity) ?? countThemesOfCatalog(cards, facts, { themes, identity });
    known.set(identity, counts);
    return counts;
  };
}
