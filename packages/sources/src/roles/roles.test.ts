import type { Card, CardRole } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { rolesOf } from './roles.ts';

type Facts = Parameters<typeof rolesOf>[0];

/** A card with one face; all texts are invented, in the wording of the game's templates. */
function card(text: string, typeLine = 'Sorcery', tags: string[] = []): Facts {
  return { ...faced([[typeLine, text]]), tags };
}

function faced(faces: readonly [typeLine: string, text: string][]): Facts {
  const front = faces[0]?.[0] ?? '';
  const primary = (['Land', 'Creature', 'Artifact', 'Enchantment', 'Instant', 'Sorcery'] as const).find(
    (type) => front.includes(type),
  );
  return {
    primaryType: primary ?? 'Sorcery',
    supertypes: front.includes('Basic') ? ['Basic'] : [],
    tags: [],
    faces: faces.map(([typeLine, text]) => ({ typeLine, text }) as Card['faces'][number]),
  };
}

const has = (role: CardRole, facts: Facts) => rolesOf(facts).includes(role);

type Case = [text: string, typeLine?: string];

/** Per role: texts that have it, texts that do not. */
const EXAMPLES: Partial<Record<CardRole, { yes: Case[]; no: Case[] }>> = {
  ramp: {
    yes: [
      ['{T}: Add {G}.', 'Creature — Elf'],
      ['{T}: Add two mana of any one color.', 'Artifact'],
      ['Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.'],
      ['Search your library for up to two Forest cards and put them onto the battlefield tapped.'],
      ['You may play an additional land on each of your turns.', 'Enchantment'],
      ['Create two Treasure tokens.'],
      ['You may put a land card from your hand onto the battlefield.'],
      ['Whenever you tap a land for mana, add an additional {G}.', 'Enchantment'],
    ],
    no: [
      ['{T}: Add {G}.', 'Land'],
      ['Search your library for a creature card, put it onto the battlefield, then shuffle.'],
      ['Destroy target land.'],
      ['Each opponent adds a note to their list.'],
      ['When this creature dies, an opponent creates a Treasure token.', 'Creature — Pirate'],
      ['Flying (Create a Treasure token.)', 'Creature — Bird'],
    ],
  },
  draw: {
    yes: [
      ['Draw a card.'],
      ['Draw three cards, then discard a card.'],
      ['When this creature enters, draw a card.', 'Creature — Seer'],
      ['Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.', 'Enchantment'],
      ['You draw X cards and you lose X life.'],
      ['Target player draws two cards.'],
      ['Each player discards their hand, then draws seven cards.'],
      ['{2}, {T}: Draw a card.', 'Land'],
    ],
    no: [
      ['Whenever you draw a card, you gain 1 life.', 'Enchantment'],
      ['Players can’t draw cards.', 'Enchantment'],
      ['Target opponent draws a card.'],
      ['If an opponent would draw a card, that player skips that draw instead.', 'Enchantment'],
      ['Look at the top card of your library.'],
      ['Cycling {2} ({2}, Discard this card: Draw a card.)'],
    ],
  },
  removal: {
    yes: [
      ['Destroy target creature.'],
      ['Exile target nonland permanent an opponent controls.'],
      ['Destroy up to one target artifact or enchantment.'],
      ['This spell deals 3 damage to any target.'],
      ['It deals 2 damage to target creature or planeswalker.'],
      ['Return target creature to its owner’s hand.'],
      ['Target creature gets −3/−3 until end of turn.'],
      ['Each opponent sacrifices a creature.'],
      ['Target creature you control fights target creature you don’t control.'],
    ],
    no: [
      ['Exile target creature card from a graveyard.'],
      ['Exile target creature you control, then return it to the battlefield.'],
      ['Return target creature card from your graveyard to your hand.'],
      ['Target creature gets −1/−0 until end of turn.'],
      ['This spell deals 3 damage to target player.'],
      ['Untap target creature.'],
    ],
  },
  sweeper: {
    yes: [
      ['Destroy all creatures.'],
      ['Exile all nonland permanents.'],
      ['Destroy all artifacts and enchantments.'],
      ['This spell deals 4 damage to each creature.'],
      ['It deals X damage to each creature and each planeswalker.'],
      ['All creatures get −2/−2 until end of turn.'],
      ['Return all creatures to their owners’ hands.'],
      ['Each player sacrifices all permanents they control.'],
    ],
    no: [
      ['Destroy target creature.'],
      ['Exile all cards from all graveyards.'],
      ['It deals 2 damage to each opponent.'],
      ['Exile all creatures you control, then return them to the battlefield.'],
      ['Creatures you control get +1/+1.'],
      ['Tap all creatures your opponents control.'],
    ],
  },
  tutor: {
    yes: [
      ['Search your library for a card, put that card into your hand, then shuffle.'],
      ['Search your library for an artifact card, reveal it, put it into your hand, then shuffle.'],
      ['Search your library and/or graveyard for a card named Friend, reveal it, and put it into your hand.'],
      ['When this creature enters, you may search your library for a Goblin card.', 'Creature — Goblin'],
      ['Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.'],
    ],
    no: [
      ['Search target opponent’s library for a card and exile it.'],
      ['Reveal cards from the top of your library until you reveal a creature card.'],
      ['Look at the top five cards of your library. You may put one of them into your hand.'],
      ['Opponents can’t search libraries.', 'Enchantment'],
      ['Shuffle your library.'],
    ],
  },
  protection: {
    yes: [
      ['Permanents you control gain hexproof and indestructible until end of turn.', 'Instant'],
      [
        'Target creature you control gains protection from the color of your choice until end of turn.',
        'Instant',
      ],
      ['Equipped creature has haste and shroud.', 'Artifact — Equipment'],
      ['Target permanent you control phases out.', 'Instant'],
      ['Any number of target permanents you control phase out.', 'Instant'],
      ['Prevent all damage that would be dealt to you this turn.', 'Instant'],
      ['Regenerate target creature.', 'Instant'],
      ['Other creatures you control have indestructible.', 'Creature — Angel'],
    ],
    no: [
      ['Hexproof', 'Creature — Troll'],
      ['This creature has indestructible as long as you control an artifact.', 'Creature — Golem'],
      ['Target creature loses hexproof until end of turn.', 'Instant'],
      ['Creatures your opponents control have hexproof.', 'Creature — Fool'],
      ['It gains indestructible until end of turn.', 'Creature — Wall'],
      ['Creatures you control gain flying until end of turn.', 'Instant'],
    ],
  },
  recursion: {
    yes: [
      ['Return target creature card from your graveyard to your hand.'],
      ['Return target card from your graveyard to your hand.'],
      ['Put target creature card from a graveyard onto the battlefield under your control.'],
      ['Return all land cards from your graveyard to the battlefield.'],
      ['You may cast this card from your graveyard.', 'Creature — Ghost'],
      ['You may play lands from your graveyard.', 'Creature — Farmer'],
      ['Each nonland card in your graveyard has escape.', 'Enchantment'],
      ['Return this card from your graveyard to the battlefield tapped.', 'Creature — Bird'],
    ],
    no: [
      ['Exile target card from a graveyard.'],
      ['Players can’t cast spells from graveyards.', 'Enchantment'],
      ['Mill three cards.'],
      ['Return target creature to its owner’s hand.'],
      ['Shuffle your graveyard into your library.'],
    ],
  },
  counterspell: {
    yes: [
      ['Counter target spell.', 'Instant'],
      ['Counter target noncreature spell unless its controller pays {2}.', 'Instant'],
      ['Counter target activated or triggered ability.', 'Instant'],
      ['Counter up to one target creature spell.', 'Instant'],
      ['When you cast this, counter target spell.', 'Creature — Wizard'],
      ['Whenever an opponent casts their first spell each turn, counter that spell.', 'Enchantment'],
    ],
    no: [
      ['Put a +1/+1 counter on target creature.', 'Instant'],
      ['This spell can’t be countered.'],
      ['Remove all counters from target permanent.', 'Instant'],
      [
        'Ward {2} (Whenever this becomes the target, counter that spell unless that player pays {2}.)',
        'Creature — Elf',
      ],
      ['Double the number of counters on target creature.', 'Instant'],
    ],
  },
  'extra-turn': {
    yes: [
      ['Take an extra turn after this one.'],
      ['Target player takes an extra turn after this one.'],
      ['Take two extra turns after this one.'],
      ['{T}, Remove ten counters: Take an extra turn after this one.', 'Artifact'],
    ],
    no: [
      ['If a player would take an extra turn, that player skips that turn instead.', 'Enchantment'],
      ['Players can’t take extra turns.', 'Enchantment'],
      ['There is an additional combat phase after this phase.'],
      ['Untap all lands you control.'],
    ],
  },
  'mass-land-denial': {
    yes: [
      ['Destroy all lands.'],
      ['Destroy all artifacts, creatures, and lands.'],
      ['Destroy all nonbasic lands.'],
      ['Nonbasic lands are Mountains.', 'Enchantment'],
      ['Players can’t untap more than one land during their untap steps.', 'Artifact'],
      ['Return all lands to their owners’ hands.'],
      ['Each player sacrifices four lands.'],
      ['Lands don’t untap during their controllers’ untap steps.', 'Enchantment'],
      ['Exile all permanents.'],
      ['Each player chooses a land they control, then sacrifices the rest.'],
      ['If a land is tapped for mana, it produces {B} instead of any other type.', 'Enchantment'],
    ],
    no: [
      ['Destroy target land.'],
      ['Destroy all nonland permanents.'],
      ['Destroy all other permanents except for artifacts, lands, and tokens.'],
      ['Up to three target lands don’t untap during their controllers’ next untap steps.'],
      ['All lands are Islands in addition to their other types.', 'Creature — Whale'],
      ['Each player sacrifices a land.'],
      ['Lands you control don’t untap during your next untap step.'],
      ['Destroy all permanents with mana value 3.'],
    ],
  },
  'mana-artifact': {
    yes: [
      ['{T}: Add {C}{C}.', 'Artifact'],
      ['{T}: Add one mana of any color in your commander’s color identity.', 'Artifact'],
      ['{T}, Sacrifice this artifact: Add three mana of any one color.', 'Artifact'],
      ['Sacrifice a creature: Add {C}{C}.', 'Artifact'],
      ['{T}: Add {R} or {W}. This artifact deals 1 damage to you.', 'Artifact'],
      ['{X}, {T}: Add an amount of {C} equal to the number of charge counters on this artifact.', 'Artifact'],
      ['Whenever a land’s ability is activated for mana, its controller adds an additional {G}.', 'Artifact'],
      ['At the beginning of your first main phase, you may add one mana of any color.', 'Legendary Artifact'],
    ],
    no: [
      ['Equipped creature has “{T}: Add one mana of any color.”', 'Artifact — Equipment'],
      [
        '{T}: Create a Treasure token. (It’s an artifact with “{T}, Sacrifice this token: Add one mana of any color.”)',
        'Artifact',
      ],
      ['Spells you cast cost {1} less to cast.', 'Artifact'],
      ['{T}: Add {C}.', 'Artifact Creature — Golem'],
      ['{T}: Add {U}.', 'Artifact Land'],
      ['{T}: Add {G}.', 'Enchantment'],
      ['Put a charge counter on this artifact. Add a lore counter to target Saga.', 'Artifact'],
      ['If you tap a permanent for mana, you may draw a card.', 'Artifact'],
    ],
  },
  'utility-land': {
    yes: [
      ['{T}: Add {C}.\n{2}, {T}: Exile target card from a graveyard.', 'Land'],
      ['{T}: Add {C}.\nYou have no maximum hand size.', 'Land'],
      [
        'This land enters tapped.\nWhen this land enters, exile target player’s graveyard.\n{T}: Add {B}.',
        'Land',
      ],
      ['{T}: Add {C}.\n{T}, Sacrifice this land: Destroy target nonbasic land.', 'Land'],
      ['{T}: Add {G}.\nChannel — {1}{G}, Discard this card: Destroy target artifact.', 'Legendary Land'],
      [
        'This land enters tapped.\n{T}: Add {W} or {U}.\n{3}{W}{U}: Until end of turn, this land becomes a 4/4 Elemental creature.',
        'Land',
      ],
      [
        '{T}: Add {C}.\n{T}, Pay 1 life: Add one mana of any color. Spend this mana only on creature spells, and that spell can’t be countered.',
        'Land',
      ],
      [
        '{T}: Add {C}.\n{2}, {T}, Sacrifice this land: Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.',
        'Land',
      ],
      ['{T}: Add {R}. If that mana is spent on a creature spell, it gains haste.', 'Land'],
      ['This land enters tapped.\n{T}: Add {B}.\nCycling {B}', 'Land'],
      ['You may have this land enter tapped as a copy of any land on the battlefield.', 'Land'],
    ],
    no: [
      ['{T}: Add {W} or {U}.', 'Land — Plains Island'],
      ['This land enters tapped.\nWhen this land enters, scry 1.\n{T}: Add {G} or {U}.', 'Land'],
      ['This land enters tapped.\nWhen this land enters, you gain 1 life.\n{T}: Add {B} or {R}.', 'Land'],
      [
        '({T}: Add {R}, {U}, or {W}.)\nThis land enters tapped.\nCycling {3}',
        'Land — Island Mountain Plains',
      ],
      [
        '{T}, Pay 1 life, Sacrifice this land: Search your library for an Island or Swamp card, put it onto the battlefield, then shuffle.',
        'Land',
      ],
      ['{T}: Add {C}{C}. This land deals 2 damage to you.', 'Land'],
      [
        'This land enters tapped.\nWhen this land enters, return a land you control to its owner’s hand.\n{T}: Add {C}{U}.',
        'Land',
      ],
      ['As this land enters, choose a color.\n{T}: Add one mana of the chosen color.', 'Land'],
      ['{T}: Add {G} for each creature you control.', 'Legendary Land'],
      [
        'This land enters tapped with two depletion counters on it. If there are no depletion counters on it, sacrifice it.\n{T}, Remove a depletion counter from this land: Add {R}{R}.',
        'Land',
      ],
      ['{T}: Add {C}.\n{1}, {T}: Put a storage counter on this land.', 'Land'],
      ['Draw a card.', 'Basic Land — Forest'],
      ['Draw a card.', 'Sorcery'],
    ],
  },
  'fixing-land': {
    yes: [
      ['{T}: Add {W} or {U}.', 'Land'],
      ['', 'Land — Plains Island'],
      ['{T}: Add one mana of any color in your commander’s color identity.', 'Land'],
      ['{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.', 'Land'],
      [
        '{T}: Add {B}.\nAs this land enters, choose a color other than black.\n{T}: Add one mana of the chosen color.',
        'Land',
      ],
      [
        '{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.',
        'Land',
      ],
      [
        '{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
        'Land',
      ],
      ['{T}: Add one mana of any type that a land you control could produce.', 'Land'],
      ['{T}: Add {U}.\n{T}: Add {R}. This land deals 1 damage to you.', 'Land'],
      ['Lands you control have “{T}: Add one mana of any color.”', 'Legendary Land'],
    ],
    no: [
      ['{T}: Add {C}.', 'Land'],
      ['{T}: Add {G}.', 'Land'],
      ['{T}: Add {W}{W}.', 'Land'],
      ['{T}: Add {C}.\n{3}, {T}: Target creature gains protection from black until end of turn.', 'Land'],
      [
        'When this is put into a graveyard, you may search your library for a Plains card, put it onto the battlefield tapped.',
        'Land',
      ],
      [
        '{T}, Sacrifice this land: Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield.',
        'Land',
      ],
      ['{T}: Add {W} or {U}.', 'Basic Land — Plains'],
      ['{T}: Add one mana of any color.', 'Artifact'],
    ],
  },
};

describe.each(Object.entries(EXAMPLES))('the role %s', (role, { yes, no }) => {
  it.each(yes)('is that of %j (%s)', (text, typeLine) => {
    expect(has(role as CardRole, card(text, typeLine))).toBe(true);
  });

  it.each(no)('is not that of %j (%s)', (text, typeLine) => {
    expect(has(role as CardRole, card(text, typeLine))).toBe(false);
  });
});

describe('roles by functional tag', () => {
  it('follow the tag itself and every tag that begins with it and a hyphen', () => {
    expect(rolesOf(card('', 'Sorcery', ['removal']))).toEqual(['removal']);
    expect(rolesOf(card('', 'Sorcery', ['removal-artifact-exile']))).toEqual(['removal']);
    expect(rolesOf(card('', 'Sorcery', ['tutor-card', 'sweeper-one-sided', 'counterspell-soft']))).toEqual([
      'sweeper',
      'tutor',
      'counterspell',
    ]);
  });

  it('are not given by tags that only look alike', () => {
    expect(
      rolesOf(
        card('', 'Sorcery', ['rampage', 'counter-removal', 'drawback', 'hate-tutor', 'prevent-extra-turns']),
      ),
    ).toEqual([]);
  });

  it('leave room for the text where a card carries no tag of the role', () => {
    expect(rolesOf(card('Draw a card.', 'Sorcery', ['removal-aura']))).toEqual(['draw', 'removal']);
  });
});

describe('roles of cards with several faces', () => {
  it('come from each face', () => {
    const facts = faced([
      ['Sorcery', 'Destroy target creature.'],
      ['Land', 'This land enters tapped.\n{T}: Add {B}.'],
    ]);
    expect(rolesOf(facts)).toEqual(['removal']);
  });

  it('see two one-coloured land faces as fixing', () => {
    const facts = faced([
      ['Land', '{T}: Add {W}.'],
      ['Land', '{T}: Add {U}.'],
    ]);
    expect(rolesOf(facts)).toEqual(['fixing-land']);
  });

  it('do not make an artifact of its land back a mana artifact', () => {
    const facts = faced([
      ['Artifact', '{4}, {T}: Transform this artifact.'],
      ['Land', '{T}: Add {U}.'],
    ]);
    expect(rolesOf(facts)).toEqual([]);
  });
});

describe('texts that lost their line breaks', () => {
  it('are read as if they had them', () => {
    expect(
      has('removal', card('FlyingWhen this creature enters, destroy target artifact.', 'Creature — Bird')),
    ).toBe(true);
    expect(has('utility-land', card('{T}: Add {C}.{3}, {T}: Draw a card.', 'Land'))).toBe(true);
  });
});
