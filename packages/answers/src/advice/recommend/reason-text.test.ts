import { CARD_ROLES, CARD_TYPES } from '@deckwright/domain';
import type { DeadReason, Reason } from '@deckwright/engine/query';
import { describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../../snapshot/loaded-snapshot.ts';
import { describeReason, describeReasons, roleCards } from './reason-text.ts';

describe('describeReason', () => {
  /** Only what is read. */
  const snapshot = {
    manifest: { sample: false },
    cards: [{ name: 'Beacon' }],
    overview: { cardDecks: [7] },
  } as unknown as LoadedSnapshot;

  it('says where no deck is behind a reason', () => {
    expect(describeReason(snapshot, { kind: 'precons', card: 0, included: 4, precons: 12 })).toBe(
      'in 4 of 12 precons with Beacon',
    );
    expect(describeReason(snapshot, { kind: 'alike', card: 0 })).toBe(
      'much like Beacon (from the cards, not from decks)',
    );
    expect(describeReason(snapshot, { kind: 'fits', card: 0 })).toBe('goes best with Beacon');
    expect(describeReason(snapshot, { kind: 'game-changers', count: 9 })).toBe(
      'a Game Changer, like 9 of your cards',
    );
  });

  it('counts few decks out, and gives many as a share', () => {
    const commander = (share: number, decks: number) =>
      describeReason(snapshot, { kind: 'commander', share, decks });
    expect(commander(1 / 3, 3)).toBe('in 1 of 3 decks with this commander');
    expect(commander(18 / 19, 19)).toBe('in 18 of 19 decks with this commander');
    expect(commander(0.25, 20)).toBe('in 25% of 20 decks with this commander');
    expect(describeReason(snapshot, { kind: 'with', card: 0, share: 5 / 7, decks: 7 })).toBe(
      'in 5 of 7 decks with Beacon',
    );
  });

  it('says that only decks count which could run the card, where fewer do than have the other', () => {
    const shared = (decks: number) => describeReason(snapshot, { kind: 'with', card: 0, share: 1, decks });
    expect(shared(7)).toBe('in 7 of 7 decks with Beacon');
    expect(shared(6)).toBe('in 6 of 6 decks with Beacon that could run it');
  });

  it('counts precons, all of them by name', () => {
    const precons = (included: number, all: number) =>
      describeReason(snapshot, { kind: 'precons', card: 0, included, precons: all });
    expect(precons(1, 1)).toBe('in the one precon with Beacon');
    expect(precons(2, 2)).toBe('in both precons with Beacon');
    expect(precons(4, 4)).toBe('in all 4 precons with Beacon');
    expect(precons(12, 25)).toBe('in 12 of 25 precons with Beacon');
  });

  it('says that a list of ours is not from decks only where no other reason is', () => {
    const ours = { kind: 'staple', role: 'ramp' } as const;
    const texts = (...reasons: Reason[]) => describeReasons(snapshot, reasons).map(({ text }) => text);
    expect(texts(ours)).toEqual(['from our list of ramp cards, not from decks']);
    const all = { kind: 'all-decks', share: 0.5, decks: 20 } as const;
    expect(texts(ours, all)).toEqual([
      'from our list of ramp cards',
      expect.stringMatching(/^in 50% of 20 /),
    ]);
    const plan = { kind: 'plan', theme: 'Blink', type: null, isNamed: true } as const;
    const precons = { kind: 'precons', card: 0, included: 2, precons: 2 } as const;
    expect(texts(plan, precons)).toEqual(['from our list for Blink', 'in both precons with Beacon']);
    expect(texts(plan, ours)).toEqual([
      ...['from our list for Blink, not from decks', 'from our list of ramp cards, not from decks'],
    ]);
  });

  it('counts cards without those that must go', () => {
    // 102 cards of which one is banned: 101 count, one too many.
    expect(describeReason(snapshot, { kind: 'oversize', cards: 102, surplus: 1 })).toMatch(
      /^101 cards without those that must go, 1 too many;/,
    );
    expect(describeReason(snapshot, { kind: 'oversize', cards: 103, surplus: 3 })).toMatch(
      /^103 cards, 3 too many;/,
    );
  });

  it('says why a card is dead, one too many, or off the plan', () => {
    const dead = (why: DeadReason) => describeReason(snapshot, { kind: 'dead', why });
    expect(dead({ kind: 'no-target', what: 'equipment or aura' })).toBe(
      'finds nothing here: the deck has no equipment or aura',
    );
    expect(dead({ kind: 'no-color', color: 'blue' })).toBe('does nothing here: the deck has no blue');
    expect(describeReason(snapshot, { kind: 'many', role: 'ramp', count: 17, usual: 14 })).toBe(
      'one of 17 ramp cards; 14 are plenty',
    );
    expect(describeReason(snapshot, { kind: 'off-plan', themes: ['Elves', 'Tokens'] })).toBe(
      'does not serve Elves and Tokens and has no other role',
    );
    expect(describeReason(snapshot, { kind: 'off-plan', themes: ['Elves'], hasRole: true })).toBe(
      'does not serve Elves',
    );
    expect(describeReason(snapshot, { kind: 'weak', strength: 'replaceable' })).toBe(
      'from our list of replaceable cards, not from decks',
    );
    expect(describeReason(snapshot, { kind: 'off-plan', themes: [] })).toBe('in no role that a deck needs');
    expect(describeReason(snapshot, { kind: 'plan', theme: 'Elves', type: 'Elf', isNamed: true })).toBe(
      'from our list of Elf cards, not from decks',
    );
    expect(describeReason(snapshot, { kind: 'plan', theme: 'Auras', type: null, isNamed: true })).toBe(
      'from our list for Auras, not from decks',
    );
    expect(
      describeReason(snapshot, { kind: 'plan', theme: 'Merfolk', type: 'Merfolk', isNamed: false }),
    ).toBe('serves the plan: Merfolk');
    expect(describeReason(snapshot, { kind: 'staple', role: 'removal' })).toBe(
      'from our list of removal cards, not from decks',
    );
  });

  it('says how few similar decks play a card to cut', () => {
    const weak = (share: number) => describeReason(snapshot, { kind: 'weak-fit', share, decks: 150 });
    expect(weak(0)).toBe('in none of the 150 decks most like yours');
    expect(weak(0.004)).toBe('in only <1% of the 150 decks most like yours');
    expect(weak(0.3)).toBe('in only 30% of the 150 decks most like yours');
    expect(weak(0.61)).toBe('in 61% of the 150 decks most like yours');
  });
});

describe('roleCards', () => {
  it('has words for every role, card type and the high mana values', () => {
    const types = CARD_TYPES.map((type) => type.toLowerCase());
    for (const role of [...CARD_ROLES, ...types, 'high-mana-value']) {
      expect(roleCards(role)).not.toContain('of the role');
    }
  });

  it('reads as a count', () => {
    expect(`one of 12 ${roleCards('sorcery')}`).toBe('one of 12 sorceries');
    expect(`one of 9 ${roleCards('high-mana-value')}`).toBe('one of 9 cards of mana value 5 or more');
  });
});
