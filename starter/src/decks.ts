import { AppError, type Card, type DeckEntry, type RawDeck, toDate } from '@deckwright/domain';
import { fillLands, fillSpells, type Ranking, ranked } from './deck-fill.ts';
import { basicsFor, chooseLandCount, fixingScore, nonbasicCount } from './deck-lands.ts';
import { choosePlan, type DeckPlan } from './deck-plan.ts';
import { findCandidates, type Pool, type PoolCard, poolOfCards } from './deck-pool.ts';
import { computeScores, type ScoreTable, scoreTable } from './deck-score.ts';
import { hashToNumber, type Random, randomFrom } from './random.ts';
import { type SampleCommander, starterCommanders } from './sample-commanders.ts';

const SEED = 20_261_101;
const DECK_SIZE = 100;
const ID_DIGITS = 5;
/** Of a whim, in 64ths; one less for every 32 cards to choose from, or wide colors would share too little. */
const MAX_NOISE = 60;

/** How many decks `starterDecks` gives. */
export function starterDeckCount(): number {
  return starterCommanders().reduce((sum, { decks }) => sum + decks, 0);
}

/**
 * The sample's decks, one by one: legal hundred-card lists, no two alike, the same bytes at every call on every
 * machine (whole numbers and one seed per commander, no clock). Each deck weighs all cards of its colors by how well
 * they suit the commander's themes, general standing (staples, a bell for the rest), what this commander's players
 * like, price against the owner's budget, the bracket in mind, the month, and a long-tailed whim; then fills the
 * places for lands, mana, card draw and removal. Dates lie in the two years up to SAMPLE_DATE, more of them late; one
 * deck in twelve is undated and about half have an owner-set bracket.
 */
export function* starterDecks(): Generator<RawDeck> {
  const pool = poolOfCards();
  let number = 0;
  for (const sampleCommander of pool.sampleCommanders) {
    for (const deck of makeDecksForCommander(sampleCommander, pool)) {
      number += 1;
      yield { id: `sample-${String(number).padStart(ID_DIGITS, '0')}`, ...deck };
    }
  }
}

type Deck = Omit<RawDeck, 'id'>;

/** What all decks of one commander share. */
type Table = {
  sampleCommander: SampleCommander;
  pool: Pool;
  commanders: readonly Card[];
  commanderPositions: ReadonlySet<number>;
  identity: number;
  spells: Choice;
  lands: Choice;
};

/** Cards to choose from, and what their scores need. */
type Choice = { candidates: readonly PoolCard[]; columns: ScoreTable };

/** The decks of one commander, without ids; whoever takes only the first ones gets the same. */
export function* makeDecksForCommander(sampleCommander: SampleCommander, pool: Pool): Generator<Deck> {
  const random = randomFrom((SEED ^ hashToNumber(sampleCommander.commanders.join(' + '))) >>> 0 || SEED);
  const table = makeTable(sampleCommander, pool);
  const lists = new Set<string>();
  for (let index = 0; index < sampleCommander.decks; index++) {
    // Identical lists would count once, so such a list is drawn again.
    for (;;) {
      const { deck, list } = makeDeck(table, index === 0, random);
      if (lists.size === lists.add(list).size) continue;
      yield deck;
      break;
    }
  }
}

function makeTable(sampleCommander: SampleCommander, pool: Pool): Table {
  const commanders = sampleCommander.commanders.map((name) => {
    const card = pool.byName.get(name);
    if (!card) throw new AppError('internal', `The sample decks name ${name}, which is no sample card.`);
    return card;
  });
  const candidates = findCandidates(pool, sampleCommander, commanders);
  const identity = commanders.reduce((all, card) => all | card.colorIdentity, 0);
  const lands = candidates.filter(({ isLand }) => isLand);
  const makeChoice = (some: readonly PoolCard[]): Choice => ({
    candidates: some,
    columns: scoreTable(some, sampleCommander.themes.length),
  });
  return {
    sampleCommander,
    pool,
    commanders,
    commanderPositions: new Set(
      pool.cards.flatMap(({ card }, index) => (commanders.includes(card) ? [index] : [])),
    ),
    identity,
    spells: makeChoice(candidates.filter(({ isLand }) => !isLand)),
    lands: makeChoice(lands.map((land) => ({ ...land, base: land.base + fixingScore(land, identity) }))),
  };
}

function makeDeck(table: Table, first: boolean, random: Random): { deck: Deck; list: string } {
  const { sampleCommander, pool, commanders, identity } = table;
  const plan = choosePlan(sampleCommander, commanders, pool, first, random);
  const size = DECK_SIZE - commanders.length;
  const landCount = chooseLandCount(sampleCommander, commanders, random);
  const wantedLands = makeRanking(table.lands, plan, random);
  const lands = fillLands(wantedLands, nonbasicCount(identity, landCount, plan, random), plan);
  const spells = fillSpells(
    makeRanking(table.spells, plan, random),
    size - landCount,
    plan,
    pool.partners,
    new Set([...table.commanderPositions, ...lands.map(({ index }) => index)]),
    lands.filter(({ card }) => card.gameChanger).length,
    random,
  );
  const chosen = [...spells, ...lands].sort((a, b) => a.index - b.index);
  const basics = basicsFor(identity, spells, size - chosen.length);
  return {
    deck: {
      commanders: [...sampleCommander.commanders],
      cards: [...chosen.map(toEntry), ...basics],
      companion: null,
      date: plan.day === null ? null : toDate(plan.day),
      tags: toTags(sampleCommander, plan, random),
      bracket: random(20) < 11 ? plan.power : null,
      url: null,
      hasQuantities: true,
    },
    list: chosen.map(({ index }) => index).join(),
  };
}

function makeRanking({ candidates, columns }: Choice, plan: DeckPlan, random: Random): Ranking {
  const noise = MAX_NOISE - (candidates.length >> 5);
  return ranked(candidates, computeScores(columns, plan, noise, random));
}

function toEntry({ card }: PoolCard): DeckEntry {
  return { name: card.name, quantity: 1 };
}

function toTags(sampleCommander: SampleCommander, plan: DeckPlan, random: Random): string[] {
  const tag = sampleCommander.themes[plan.mainTheme];
  return random(5) < 2 && tag !== undefined ? [tag] : [];
}
