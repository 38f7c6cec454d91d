import type { AdviceBasis, PlanTheme, Reason } from '@deckwright/engine/query';
import { expect, it } from 'vitest';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import type { SnapshotProposalFacts } from '../proposal/proposed-deck.ts';
import { chooseReasons } from './choose-reasons.ts';

const [ROCK, ELF, RARE, NEW] = [0, 1, 2, 3];
const ELVES = { name: 'Elves', type: 'Elf' } as PlanTheme;

/** Only what is read. Of 200 decks that could run the rock 90 do, 30 of 200 the rare card, and 5 of 10 the new one. */
const snapshot = {
  cards: [],
  overview: { cardDecks: [90, 120, 30, 5], cardPotential: [200, 200, 200, 10] },
} as unknown as LoadedSnapshot;
const facts = { inPrecons: [0, 0, 0, 4] } as unknown as SnapshotProposalFacts;
const plan = {
  fit: {
    fit: [0, 0.9, 0, 0],
    reason: (card: number) => (card === ELF ? { theme: ELVES, isNamed: true } : null),
    staple: (card: number) => (card === ROCK ? 'ramp' : null),
  },
} as unknown as AdvisedPlan;

function reasonsFor(card: number, basis: AdviceBasis, reasons: Reason[] = []): Reason[] {
  const [chosen] = chooseReasons([{ card, score: 1, reasons }], {
    ...{ snapshot, facts, plan, basis },
    cut: new Set(),
  });
  return chosen?.reasons ?? [];
}

it('says how many of all decks run a card where none are like the list, before our own lists of staples', () => {
  const played = { kind: 'all-decks', share: 0.45, decks: 200 };
  const staple = { kind: 'staple', role: 'ramp' };
  expect(reasonsFor(ROCK, 'all-decks')).toEqual([played, staple]);
  expect(reasonsFor(ROCK, 'near-decks')).toEqual([staple]);
  expect(reasonsFor(ROCK, 'cards')).toEqual([staple]);
});

it('names the plan first', () => {
  expect(reasonsFor(ELF, 'all-decks')).toEqual([
    { kind: 'plan', theme: 'Elves', type: 'Elf', isNamed: true },
    { kind: 'all-decks', share: 0.6, decks: 200 },
  ]);
});

it('says less where nothing else speaks for a card, and nothing of few decks', () => {
  // 30 of 200 are 15 %: too few to come before another reason.
  expect(reasonsFor(RARE, 'all-decks')).toEqual([{ kind: 'all-decks', share: 0.15, decks: 200 }]);
  const partner: Reason = { kind: 'with', card: ROCK, share: 0.5, decks: 40 };
  expect(reasonsFor(RARE, 'all-decks', [partner])).toEqual([partner]);
  expect(reasonsFor(NEW, 'all-decks')).toEqual([{ kind: 'in-precons', precons: 4 }]);
});
