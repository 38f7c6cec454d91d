import { describe, expect, it } from 'vitest';
import { canPair, type LeadFacts, mayLead, mayPair, readLeadFacts } from './pairing.ts';

type Front = Parameters<typeof readLeadFacts>[0];

const lead = (typeLine: string, text = '', size = true): LeadFacts =>
  readLeadFacts({ typeLine, text, power: size ? '2' : null, toughness: size ? '2' : null } satisfies Front);

const hero = (text: string, kinds = 'Human') => lead(`Legendary Creature — ${kinds}`, text);

const named = (name: string, facts: LeadFacts) => ({ name, lead: facts });

const REMINDER = '(You can have two commanders if both have partner.)';

describe('which cards can be the sole commander', () => {
  it.each<[string, LeadFacts, boolean]>([
    ['a legendary creature', hero('Flying'), true],
    ['a creature that is not legendary', lead('Creature — Human'), false],
    ['a legendary artifact creature', lead('Legendary Artifact Creature — Golem'), true],
    ['a legendary Vehicle with a size', lead('Legendary Artifact — Vehicle', 'Crew 2'), true],
    ['a Vehicle that is not legendary', lead('Artifact — Vehicle', 'Crew 2'), false],
    ['a legendary artifact without a size', lead('Legendary Artifact', '', false), false],
    ['a Spacecraft with a size as fields', lead('Legendary Artifact — Spacecraft', 'Station'), true],
    [
      'a Spacecraft whose text ends in its size',
      lead('Legendary Artifact — Spacecraft', 'STATION 8+\nFlying\n20/20', false),
      true,
    ],
    [
      'a Spacecraft that never becomes a creature',
      lead('Legendary Artifact — Spacecraft', 'STATION 8+\nDraw a card.', false),
      false,
    ],
    [
      'a Spacecraft that makes 1/1 tokens',
      lead('Legendary Artifact — Spacecraft', 'Create a 1/1 token.', false),
      false,
    ],
    ['a planeswalker', lead('Legendary Planeswalker — Someone', '+1: Draw a card.', false), false],
    [
      'a planeswalker that says so',
      lead('Legendary Planeswalker — Someone', 'Someone can be your commander.', false),
      true,
    ],
    [
      'a planeswalker that is a creature off the battlefield',
      lead(
        'Legendary Planeswalker — Bug',
        "As long as this isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
        false,
      ),
      true,
    ],
    [
      'a planeswalker that becomes a creature on the battlefield',
      lead('Legendary Planeswalker — Dragon', 'Until end of turn, it becomes a 4/4 Dragon creature.', false),
      false,
    ],
    ['a Background enchantment', lead('Legendary Enchantment — Background', '', false), false],
    ['a Background that is a creature', lead('Legendary Enchantment Creature — Background'), true],
    ['a legendary land', lead('Legendary Land', '', false), false],
    ['a type line with a plain dash', lead('Legendary Creature - Elf'), true],
    [
      'a creature whose reminder text speaks of commanders',
      lead('Creature — Elf', '(It can be your commander.)'),
      false,
    ],
  ])('%s', (_, facts, expected) => {
    expect(facts.canLead).toBe(expected);
  });
});

describe('reading partner abilities', () => {
  it.each([
    `Flying\nPartner ${REMINDER}`,
    'Partner',
    `Flying, partner`,
    `Flying\nPartner (You can have two commanders if they both have partner)`,
    `FlyingPartner ${REMINDER}`,
    `Draw a card.Partner ${REMINDER}`,
    `Flying, vigilance; partner ${REMINDER}`,
  ])('finds plain partner in %j', (text) => {
    expect(hero(text).partner).toBe(true);
    expect(hero(text).partnerWith).toBeNull();
    expect(hero(text).partnerText).toBeNull();
  });

  it.each([
    'Creatures you control have partner.',
    'Other creatures get +1/+1 for each of flying, haste, and partner.',
    'Partner with Some One (When this enters, …)',
    'Partner—Survivors (You can have two commanders if both have this ability.)',
    'When Prosperous Partnership enters, draw a card.',
    'Choose a partner.',
  ])('finds no plain partner in %j', (text) => {
    expect(hero(text).partner).toBe(false);
  });

  it('reads the name in "Partner with"', () => {
    expect(hero('Partner with Some, One of Them (When this creature enters, …)').partnerWith).toBe(
      'Some, One of Them',
    );
    expect(hero('Haste\nPartner with Other').partnerWith).toBe('Other');
    expect(hero('FlyingPartner with Other (…)').partnerWith).toBe('Other');
  });

  it('reads the kind behind either dash, and the older wording', () => {
    for (const dash of ['—', '–', '-']) {
      expect(hero(`Partner${dash}Father & son (You can …)`).partnerText).toBe('father & son');
      expect(hero(`Haste\nPartner ${dash} Survivors`).partnerText).toBe('survivors');
    }
    expect(
      hero('Friends forever (You can have two commanders if both have friends forever.)').partnerText,
    ).toBe('friends forever');
    expect(hero('Partner—Friends forever').partnerText).toBe('friends forever');
  });

  it('reads Backgrounds and cards that choose one, even if line breaks are lost', () => {
    expect(hero('Vigilance, ward {2}Choose a Background (You can have …)').choosesBackground).toBe(true);
    expect(hero('Choose a Background').choosesBackground).toBe(true);
    expect(hero('Whenever you choose a background card, draw a card.').choosesBackground).toBe(false);
    expect(lead('Legendary Enchantment — Background', '', false).isBackground).toBe(true);
    expect(lead('Enchantment — Background', '', false).isBackground).toBe(false);
  });

  it('distinguishes Time Lord Doctors from other Doctors', () => {
    expect(hero('', 'Time Lord Doctor').isDoctor).toBe(true);
    expect(hero('', 'Human Doctor').isDoctor).toBe(false);
    expect(hero('', 'Human Time Lord Doctor').isDoctor).toBe(false);
    expect(lead('Creature — Time Lord Doctor').isDoctor).toBe(false);
  });

  it('counts a companion of the Doctor on legendary creatures only', () => {
    const text = "Haste\nDoctor's companion (You can have two commanders if the other is the Doctor.)";
    expect(hero(text).doctorsCompanion).toBe(true);
    expect(hero(text.replace("'", '’')).doctorsCompanion).toBe(true);
    expect(lead('Creature — Human', text).doctorsCompanion).toBe(false);
    expect(hero("Reveal cards until you reveal a card with doctor's companion.").doctorsCompanion).toBe(
      false,
    );
  });

  it('reads the Companion ability', () => {
    expect(hero('Companion — Each permanent card in your starting deck …').companion).toBe(true);
    expect(hero('Companions you control have flying.').companion).toBe(false);
  });

  it('says which cards can be one of two commanders', () => {
    expect(canPair(hero('Partner'))).toBe(true);
    expect(canPair(lead('Legendary Enchantment — Background', '', false))).toBe(true);
    expect(canPair(hero('Flying'))).toBe(false);
    expect(
      readLeadFacts({ typeLine: 'Legendary Creature — Elf', text: null, power: '1', toughness: '1' }).canLead,
    ).toBe(true);
  });
});

describe('which cards can be commanders together', () => {
  const plain = hero('Partner');
  const chooser = hero('Choose a Background');
  const background = lead('Legendary Enchantment — Background', '', false);
  const doctor = hero('', 'Time Lord Doctor');
  const friend = hero("Doctor's companion");
  const survivor = hero('Partner—Survivors');
  const forever = hero('Friends forever');
  const kinds: [string, LeadFacts, string][] = [
    ['Plain', plain, 'plain'],
    ['Chooser', chooser, 'chooser'],
    ['Background', background, 'background'],
    ['Doctor', doctor, 'doctor'],
    ['Friend', friend, 'friend'],
    ['Survivor', survivor, 'survivor'],
    ['Forever', forever, 'forever'],
    ['None', hero('Flying'), 'none'],
  ];
  const allowed = new Set([
    'plain plain',
    'chooser background',
    'doctor friend',
    'survivor survivor',
    'forever forever',
  ]);

  it('allows each kind of partner and never mixes them', () => {
    for (const [first, left, kindA] of kinds)
      for (const [second, right, kindB] of kinds) {
        const pair = [named(`${first} 1`, left), named(`${second} 2`, right)] as const;
        const expected = allowed.has(`${kindA} ${kindB}`) || allowed.has(`${kindB} ${kindA}`);
        expect([kindA, kindB, mayPair(pair[0], pair[1])]).toEqual([kindA, kindB, expected]);
        expect(mayPair(pair[1], pair[0])).toBe(expected);
      }
  });

  it('allows two cards that name each other (front face is enough), but not if only one names the other', () => {
    const a = named('Ann, the One // Ann Turned', hero('Partner with Bob, the Other (…)'));
    const b = named('Bob, the Other', hero('Partner with Ann, the One (…)'));
    const c = named('Cid', hero('Partner with Bob, the Other (…)'));
    expect(mayPair(a, b)).toBe(true);
    expect(mayPair(b, a)).toBe(true);
    expect(mayPair(c, b)).toBe(false);
    expect(mayPair(a, named('Plain', plain))).toBe(false);
  });

  it('never pairs a card with itself', () => {
    expect(mayPair(named('Same', plain), named('Same', plain))).toBe(false);
  });

  it('accepts one or two commanders, never none or three', () => {
    const [a, b, c] = [named('A', plain), named('B', plain), named('C', plain)];
    expect(mayLead([a])).toBe(true);
    expect(mayLead([a, b])).toBe(true);
    expect(mayLead([])).toBe(false);
    expect(mayLead([a, b, c])).toBe(false);
    expect(mayLead([named('Background', background)])).toBe(false);
    expect(mayLead([named('Chooser', chooser), named('Background', background)])).toBe(true);
  });

  it('does not pair creatures that cannot be commanders, even if they name each other', () => {
    const left = named('Left Hound', lead('Creature — Dog', 'Partner with Right Hound'));
    const right = named('Right Hound', lead('Creature — Dog', 'Partner with Left Hound'));
    expect(left.lead.partnerWith).toBe('Right Hound');
    expect(mayPair(left, right)).toBe(false);
    expect(mayLead([left, right])).toBe(false);
    expect(canPair(left.lead)).toBe(false);
  });
});

describe('the reading of texts', () => {
  it('ignores runs of blank lines and spaces', () => {
    const gap = `${' '.repeat(3000)}${'\n'.repeat(3000)}`;
    expect(hero(`Flying${gap}Partner${gap}${REMINDER}`).partner).toBe(true);
    expect(hero(`${gap}Partner with  Pir${gap}`).partnerWith).toBe('Pir');
  });

  it.each(['\n', ' ', '\n ', 'as long as ', 'Partner with ', 'Partner—', '(', 'a, partner '])(
    'comes to an end with a text of nothing but %j',
    (part) => {
      expect(hero(`${part.repeat(20_000)}x`).canLead).toBe(true);
    },
  );
});
