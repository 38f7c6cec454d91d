import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CardEntry, DeckInsight, RecsAnswer } from '../schemas/index.ts';
import { fromWire, toWire, wireFields, wireName, wireSchema } from './index.ts';
import { WIRE_NAMES } from './wire-names.data.ts';

describe('the names of fields in JSON', () => {
  it('are one for each of ours, and read back as ours', () => {
    const names = Object.keys(WIRE_NAMES);
    expect(new Set(Object.values(WIRE_NAMES)).size).toBe(names.length);
    const object = Object.fromEntries(names.map((name) => [name, [{ [name]: 1 }]]));
    expect(fromWire(toWire(object))).toEqual(object);
    for (const name of names) expect(wireName(name)).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
  });

  it('are renamed at every depth; values, other names and names that objects inherit are not', () => {
    const value = { numDecks: null, cards: [{ colorIdentity: ['W'], asOf: 'numDecks' }], toString: 1 };
    const wire = { num_decks: null, cards: [{ color_identity: ['W'], asOf: 'numDecks' }], toString: 1 };
    expect(toWire(value)).toEqual(wire);
    expect(fromWire(wire)).toEqual(value);
    expect(toWire({ manaValue: 3 })).toEqual({ cmc: 3 });
  });

  it('keep keys that are names of cards, slugs, or the name of a prototype', () => {
    const json = '{"Sol Ring":{"num_decks":1},"_____":2,"mind-stone":3,"__proto__":{"num_decks":4}}';
    const read = fromWire(JSON.parse(json)) as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(['Sol Ring', '_____', 'mind-stone', '__proto__']);
    expect(JSON.stringify(toWire(read))).toBe(json);
  });
});

describe('the schema of JSON', () => {
  it('accepts what the schema of ours accepts, with the wire names alone', () => {
    const Shape = z.object({
      numDecks: z.number(),
      lists: z.array(z.object({ saltVotes: z.number().optional() })),
    });
    const wire = wireSchema(Shape);
    expect(wire.parse({ num_decks: 1, lists: [{ salt_votes: 2 }, {}] })).toEqual({
      num_decks: 1,
      lists: [{ salt_votes: 2 }, {}],
    });
    expect(wire.safeParse({ numDecks: 1, lists: [] }).error?.issues[0]?.path).toEqual(['num_decks']);
    expect(wire.safeParse({ num_decks: 'x', lists: [] }).success).toBe(false);
  });

  it('is the schema itself where nothing has another name, and made once', () => {
    const plain = z.object({ name: z.string() });
    expect(wireSchema(plain)).toBe(plain);
    expect(wireSchema(CardEntry)).toBe(wireSchema(CardEntry));
    expect(Object.keys(wireFields({ numDecks: z.number(), name: z.string() }))).toEqual([
      'num_decks',
      'name',
    ]);
  });

  it('has no field of ours with two words in the calls outside the pages', () => {
    const asJson = (schema: z.ZodType) => JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));
    for (const schema of [CardEntry, DeckInsight, RecsAnswer]) {
      const text = asJson(wireSchema(schema));
      for (const name of Object.keys(WIRE_NAMES))
        if (name !== wireName(name)) expect(text.includes(`"${name}":`), name).toBe(false);
    }
  });
});
