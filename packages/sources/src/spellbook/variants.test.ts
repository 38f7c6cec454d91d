import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mirror } from '../testing/mirror.ts';
import { readVariants } from './variants.ts';

const use = (name: string, oracleId: string | null = `oracle-of-${name}`, mustBeCommander = false) => ({
  card: { name, oracleId, spoiler: false },
  quantity: 1,
  zoneLocations: ['H'],
  mustBeCommander,
});

const variant = (id: string, more: object = {}) => ({
  id,
  status: 'OK',
  uses: [use('Engine'), use('Fuel')],
  requires: [],
  produces: [{ feature: { name: 'Infinite mana' }, quantity: 1 }],
  identity: 'UB',
  manaNeeded: '{2}',
  easyPrerequisites: '',
  notablePrerequisites: '',
  description: '',
  bracketTag: 'S',
  legalities: { commander: true },
  ...more,
});

async function read(variants: readonly unknown[]) {
  return readVariants(join(await mirror({ variants }), 'spellbook/variants.json'));
}

describe('reading combos', () => {
  it('returns cards, results, steps and prerequisites', async () => {
    const { combos } = await read([
      variant('1-2', {
        uses: [use('Engine', null, true), use('Fuel')],
        requires: [
          { template: { name: 'Creature with haste' }, quantity: 1 },
          { template: { name: 'Artifact' }, quantity: 2 },
        ],
        produces: [{ feature: { name: 'Infinite mana' } }, { feature: { name: 'Win the game' } }],
        easyPrerequisites: 'All on the battlefield.',
        notablePrerequisites: 'You have ten life.',
        description: 'Repeat.',
      }),
    ]);
    expect(combos).toEqual([
      {
        id: '1-2',
        cards: [
          { name: 'Engine', oracleId: null, mustBeCommander: true },
          { name: 'Fuel', oracleId: 'oracle-of-Fuel', mustBeCommander: false },
        ],
        requires: ['Creature with haste', '2 × Artifact'],
        produces: ['Infinite mana', 'Win the game'],
        identity: 6,
        prerequisites: 'All on the battlefield.\nYou have ten life.',
        steps: 'Repeat.',
        manaNeeded: '{2}',
        bracketTag: 'S',
      },
    ]);
  });

  it('omits drafts and combos that are not legal, and counts them', async () => {
    const { combos, report } = await read([
      variant('a', { status: 'D' }),
      variant('b', { legalities: { commander: false } }),
      variant('c', { identity: 'C', bracketTag: '', legalities: undefined }),
    ]);
    expect(combos.map(({ id, identity, bracketTag }) => [id, identity, bracketTag])).toEqual([
      ['c', 0, null],
    ]);
    expect(report.skipped).toEqual({ 'status D': 1, 'not legal in Commander': 1 });
  });

  it('keeps two combos that share an id, and drops a repeated one', async () => {
    const other = { uses: [use('Engine'), use('Other')] };
    const { combos, report } = await read([
      variant('s1'),
      variant('s1', other),
      variant('s1', { uses: [use('Fuel'), use('Engine')] }),
      variant('s1', other),
      variant('s1', { uses: [use('Third')] }),
    ]);
    expect(combos.map((combo) => combo.id)).toEqual(['s1', 's1-2', 's1-3']);
    expect(report.skipped).toEqual({ repeated: 2 });
  });

  it('rejects a combo without cards', async () => {
    const many = Array.from({ length: 30 }, (_, index) => variant(`v${index}`));
    const { report } = await read([...many, variant('none', { uses: [] })]);
    expect(report).toMatchObject({ accepted: 30, rejected: 1 });
    expect(report.firstRejects[0]?.reason).toMatch(/^uses: /);
  });
});
