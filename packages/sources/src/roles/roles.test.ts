import type { Card, CardRole } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { NAMED_CARDS } from './named-cards.fixture.ts';
import { ROLE_EXAMPLES } from './role-examples.data.ts';
import { findRoles } from './roles.ts';

type Facts = Parameters<typeof findRoles>[0];

/** A card with one face; all texts are invented, in the wording of the game's templates. */
function card(text: string, typeLine = 'Sorcery', tags: string[] = []): Facts {
  return { ...faced([[typeLine, text]]), tags };
}

function faced(faces: readonly [typeLine: string, text: string][], name = ''): Facts {
  const front = faces[0]?.[0] ?? '';
  const primary = (['Land', 'Creature', 'Artifact', 'Enchantment', 'Instant', 'Sorcery'] as const).find(
    (type) => front.includes(type),
  );
  return {
    primaryType: primary ?? 'Sorcery',
    supertypes: front.includes('Basic') ? ['Basic'] : [],
    tags: [],
    faces: faces.map(([typeLine, text]) => ({ name, typeLine, text }) as Card['faces'][number]),
  };
}

const has = (role: CardRole, facts: Facts) => findRoles(facts).includes(role);

describe.each(Object.entries(ROLE_EXAMPLES))('the role %s', (role, { yes, no }) => {
  it.each(yes)('applies to %j (%s)', (text, typeLine) => {
    expect(has(role as CardRole, card(text, typeLine))).toBe(true);
  });

  it.each(no)('does not apply to %j (%s)', (text, typeLine) => {
    expect(has(role as CardRole, card(text, typeLine))).toBe(false);
  });
});

describe('the roles of a card', () => {
  it.each(NAMED_CARDS)('$name are $roles', ({ text, typeLine, tags, roles }) => {
    expect(findRoles(card(text, typeLine, tags))).toEqual(roles);
  });
});

describe('roles by functional tag', () => {
  it('follow the written list of tags', () => {
    expect(findRoles(card('', 'Sorcery', ['removal']))).toEqual(['removal']);
    expect(findRoles(card('', 'Sorcery', ['removal-artifact-exile']))).toEqual(['removal']);
    expect(findRoles(card('', 'Sorcery', ['tutor-card', 'sweeper-one-sided', 'counterspell-soft']))).toEqual([
      'sweeper',
      'tutor',
      'counterspell',
    ]);
  });

  it('are not given by tags that only look similar', () => {
    expect(
      findRoles(
        card('', 'Sorcery', [
          ...['rampage', 'counter-removal', 'drawback', 'hate-tutor', 'prevent-extra-turns'],
          ...['draw-hate', 'draw-matters', 'tutor-interaction', 'tutor-land-basic', 'sweeper-graveyard'],
        ]),
      ),
    ).toEqual([]);
  });

  it('are not given with a tag that speaks against them', () => {
    expect(findRoles(card('', 'Instant', ['ramp', 'cost-reducer']))).toEqual([]);
    expect(findRoles(card('', 'Instant', ['removal-artifact-destroy', 'sweeper-artifact-destroy']))).toEqual([
      'sweeper',
    ]);
  });

  it('are not given for cycling, which is tagged as draw', () => {
    expect(findRoles(card('Destroy target creature.\nCycling {2}', 'Instant', ['draw']))).toEqual([
      'removal',
    ]);
    expect(
      findRoles(card('Cycling {2}\nWhen you cycle this card, you may draw.', 'Instant', ['draw'])),
    ).toEqual(['draw']);
  });

  it('fall back to the text if a card has no tag of the role', () => {
    expect(findRoles(card('Draw a card.', 'Sorcery', ['removal-aura']))).toEqual(['draw', 'removal']);
  });
});

describe('roles of cards with several faces', () => {
  it('come from each face', () => {
    const facts = faced([
      ['Sorcery', 'Destroy target creature.'],
      ['Land', 'This land enters tapped.\n{T}: Add {B}.'],
    ]);
    expect(findRoles(facts)).toEqual(['removal']);
  });

  it('treat two one-colored land faces as fixing', () => {
    const facts = faced([
      ['Land', '{T}: Add {W}.'],
      ['Land', '{T}: Add {U}.'],
    ]);
    expect(findRoles(facts)).toEqual(['fixing-land']);
  });

  it('do not make an artifact a mana artifact because of its land back', () => {
    const facts = faced([
      ['Artifact', '{4}, {T}: Transform this artifact.'],
      ['Land', '{T}: Add {U}.'],
    ]);
    expect(findRoles(facts)).toEqual([]);
  });
});

describe('a card that names itself', () => {
  it('protects others, or only itself', () => {
    const rider: [string, string][] = [
      ['Creature — Knight', 'Whenever Ana attacks, Ana gains indestructible.'],
    ];
    expect(has('protection', faced(rider, 'Ana, the Rider'))).toBe(false);
    expect(
      has('protection', faced([['Creature — Knight', 'Knights you control have indestructible.']], 'Ana')),
    ).toBe(true);
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

describe('a text that no card has', () => {
  it.each(['\n', ' ', 'return a card ', 'destroy target ', 'exile all ', '(', '"', 'add '])(
    'of nothing but %j is read to its end',
    (part) => {
      for (const typeLine of ['Sorcery', 'Artifact', 'Land'])
        expect(has('protection', card(`${part.repeat(20_000)}x`, typeLine))).toBe(false);
    },
  );
});
