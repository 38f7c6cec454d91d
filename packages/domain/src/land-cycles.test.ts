import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { colorCount, isWithin, parseColorIdentity } from './color-identity.ts';
import { LAND_CYCLES } from './land-cycles.ts';

const REAL = resolve(import.meta.dirname, '../../../../shared/data/mirror/scryfall/oracle-cards.json.gz');

const all = LAND_CYCLES.flatMap((cycle) => cycle.lands.map((land) => ({ ...land, cycle })));
const cycle = (tag: string) => LAND_CYCLES.find((each) => each.tag === tag);

describe('the land cycles', () => {
  it('name each land and each cycle once', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(LAND_CYCLES.map(({ tag }) => tag)).size).toBe(LAND_CYCLES.length);
    expect(LAND_CYCLES.length).toBeGreaterThanOrEqual(25);
  });

  it('give a cycle of pairs one land for each pair', () => {
    const fetches = cycle('fetch-lands')?.lands ?? [];
    expect(fetches).toHaveLength(10);
    expect(fetches[8]).toEqual({ name: 'Arid Mesa', colors: parseColorIdentity('RW') });
    for (const { tag, lands } of LAND_CYCLES.filter(
      (each) => each.lands.length === 10 && each.tag !== 'any-color',
    )) {
      const colors = lands.map((land) => land.colors);
      expect(new Set(colors).size, tag).toBe(10);
      expect(new Set(colors.map(colorCount)).size, tag).toBe(1);
    }
  });

  it('include lands of any color and of none', () => {
    expect(cycle('any-color')?.lands[0]).toEqual({ name: 'Command Tower', colors: 31 });
    expect(cycle('wastes')?.lands[0]).toEqual({ name: 'Wastes', colors: 0 });
  });

  describe.skipIf(!existsSync(REAL))(
    'beside the real catalogue (skipped: no real cards in ../shared)',
    () => {
      type Row = { name: string; type_line?: string; color_identity: string[] };
      const rows = (): Map<string, Row> => {
        const cards = JSON.parse(gunzipSync(readFileSync(REAL)).toString('utf8')) as Row[];
        return new Map(
          cards
            .filter((card) => /\bLand\b/.test(card.type_line ?? ''))
            .map((card) => [card.name.split(' // ')[0] ?? '', card]),
        );
      };

      it('name real lands whose colors they state', () => {
        const lands = rows();
        const unknown = all.filter(({ name }) => !lands.has(name)).map(({ name }) => name);
        expect(unknown).toEqual([]);
        const wrong = all.filter(({ name, colors }) => {
          const identity = parseColorIdentity(lands.get(name)?.color_identity ?? []);
          return !isWithin(identity, colors);
        });
        expect(wrong.map(({ name }) => name)).toEqual([]);
        // Lands of a color pair have that identity, except those that only fetch lands.
        const pairs = all.filter(
          ({ colors, cycle: { tag } }) => colorCount(colors) === 2 && tag !== 'fetch-lands',
        );
        const others = pairs.filter(
          ({ name, colors }) => parseColorIdentity(lands.get(name)?.color_identity ?? []) !== colors,
        );
        expect(others.map(({ name }) => name)).toEqual([]);
      }, 60_000);
    },
  );
});
