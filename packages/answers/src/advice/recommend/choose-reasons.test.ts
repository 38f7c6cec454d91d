import type { AdviceBasis, PlanTheme, Reason } from '@deckwright/engine/query';
import { expect, it } from 'vitest';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import type { SnapshotProposalFacts } from '../proposal/proposed-deck.ts';
import { chooseReasons, hasDecksLike } from './choose-reasons.ts';

const [ROCK, ELF, RARE, NEW, DUAL, COFFERS] = [0, 1, 2, 3, 4, 5];
const ELVES = { name: 'Elves', type: 'Elf' } as PlanTheme;

/** Only what is read. Of 200 decks that could run the rock 90 do, 30 of 200 the rare card, 5 of 10 the new one, and 4 of 200 the dual land. */
const snapshot = {
  cards: [
    { primaryType: 'Artifact', roles: [] },
    { primaryType: 'Creature', roles: [] },
    { primaryType: 'Sorcery', roles: [] },
    { primaryType: 'Land', roles: ['utility-land'] },
    { primaryType: 'Land', roles: ['fixing-land'] },
    { primaryType: 'Land', roles: ['utility-land'] },
  ],
  overview: { cardDecks: [90, 120, 30, 5, 4, 0], cardPotential: [200, 200, 200, 10, 200, 200] },
} as unknown as LoadedSnapshot;
const facts = { inPrecons: [0, 0, 0, 4, 0, 0] } as unknown as SnapshotProposalFacts;
const plan = {
  fit: {
    fit: [0, 0.9, 0, 0],
    reason: (card: number) => (card === ELF ? { theme: ELVES, isNamed: true } : null),
    staple: (card: number) => (card === ROCK ? 'ramp' : null),
  },
} as unknown as AdvisedPlan;

function reasonsFor(card: number, basis: AdviceBasis, reasons: Reason[] = [], length = 60): Reason[] {
  const [chosen] = chooseReasons([{ card, score: 1, reasons }], {
    ...{ snapshot, facts, plan, basis },
    hasDecksLikeIt: hasDecksLike(length, basis),
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

it('does not explain a spell by a land that decks play for their colors', () => {
  const withLand = (card: number): Reason => ({ kind: 'with', card, share: 0.9, decks: 100 });
  const inPrecons = (card: number): Reason => ({ kind: 'precons', card, included: 30, precons: 40 });
  expect(reasonsFor(RARE, 'near-decks', [withLand(DUAL), inPrecons(COFFERS)])).toEqual([
    { kind: 'all-decks', share: 0.15, decks: 200 },
  ]);
  expect(reasonsFor(RARE, 'near-decks', [withLand(COFFERS)])).toEqual([withLand(COFFERS)]);
  expect(reasonsFor(NEW, 'near-decks', [withLand(DUAL)])).toEqual([withLand(DUAL)]);
});

it('says what the few decks of a commander play only where half of them do', () => {
  const own = (share: number, decks: number): Reason => ({ kind: 'commander', share, decks });
  expect(reasonsFor(NEW, 'all-decks', [own(0.25, 4)])).toEqual([{ kind: 'in-precons', precons: 4 }]);
  expect(reasonsFor(NEW, 'all-decks', [own(0.5, 4)])).toEqual([own(0.5, 4)]);
  expect(reasonsFor(NEW, 'all-decks', [own(0.25, 20)])).toEqual([own(0.25, 20)]);
});

it('calls no decks like a list of fewer than 20 cards', () => {
  const near: Reason = { kind: 'similar-decks', share: 0.9, decks: 150 };
  const own: Reason = { kind: 'commander', share: 1, decks: 12 };
  const played = { kind: 'all-decks', share: 0.45, decks: 200 };
  const staple = { kind: 'staple', role: 'ramp' };
  expect(reasonsFor(ROCK, 'near-decks', [near, own], 20)).toEqual([near, own, staple]);
  // 0.9 + 1 / 3 is more than the 1.15 of all decks.
  expect(reasonsFor(ROCK, 'near-decks', [near, own], 19)).toEqual([own, played, staple]);
  // Nor where nothing else speaks for a card: 4 of 200 decks.
  const hardly = { kind: 'all-decks', share: 0.02, decks: 200 };
  expect(reasonsFor(DUAL, 'near-decks', [near], 19)).toEqual([hardly]);
  expect(reasonsFor(DUAL, 'near-decks', [near], 20)).toEqual([near]);
});
