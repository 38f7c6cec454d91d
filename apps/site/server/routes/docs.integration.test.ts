import { createAccounts } from '@deckwright/accounts';
import { RecsAnswer, ScgRequest } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { openTestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };

type Schema = Record<string, unknown>;
type Operation = {
  operationId?: string;
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string }>;
};
type Description = {
  info: { license?: object };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes?: Record<string, Schema> };
};

let description: Description;
let close: () => Promise<void>;

beforeAll(async () => {
  const accounts = await createAccounts({
    database: await createTestDatabases().openNew('pglite'),
    secret: null,
    site: SITE,
    mailer: { send: async () => {} },
    log: (line) => expect.fail(line),
    passwords: CHEAP_PASSWORDS,
  });
  const test = await openTestApp({}, { accounts });
  description = await (await test.app.request('/api/openapi.json')).json();
  close = async () => {
    await accounts.stop();
    await test.close();
  };
}, 60_000);
afterAll(() => close());

/** Every object of the document with its path. */
function* objectsIn(value: unknown, location = ''): Generator<{ location: string; object: Schema }> {
  if (typeof value !== 'object' || value === null) return;
  // Safe because JSON has no other objects.
  yield { location, object: value as Schema };
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, `${location}/${key}`);
}

describe('the description of every call, including those of accounts', () => {
  it('names each operation once, with letters and dots', () => {
    const ids = operations().map(({ operationId }) => operationId ?? '');
    expect(ids.length).toBeGreaterThan(90);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9.]+$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('patchUsersByUid');
    expect(ids).toContain('postRecs');
  });

  it('requires a session exactly where a call refuses to do without', () => {
    expect(description.components.securitySchemes).toMatchObject({
      session: { type: 'http', scheme: 'bearer' },
    });
    for (const { operationId, security, responses } of operations()) {
      const refusal = responses[401]?.description ?? '';
      const needsSession = refusal.startsWith('There is no session');
      const open = refusal.includes('API key') ? [{}, { apiKey: [] }] : [];
      expect(security, operationId).toEqual(needsSession ? [{ session: [] }] : open);
    }
    expect(description.paths['/api/users/{uid}']?.patch?.security).toBeDefined();
    expect(description.paths['/api/users/sign-in']?.post?.security).toEqual([]);
  });

  it('says that a body of another format is refused wherever there is one', () => {
    const bodies = Object.values(description.paths).flatMap((calls) =>
      Object.values(calls).filter((call) => 'requestBody' in call),
    );
    expect(bodies.length).toBeGreaterThan(5);
    for (const { operationId, responses } of bodies) expect(responses[415], operationId).toBeDefined();
  });

  it('does not forbid what it allows: null beside a component, a pattern that matches nothing', () => {
    for (const { location, object } of objectsIn(description)) {
      const { allOf, pattern } = object;
      const kinds = Array.isArray(allOf) ? allOf.map((part: Schema) => part.type) : [];
      expect(kinds.flat(), location).not.toContain('null');
      if (typeof pattern === 'string') expect(() => new RegExp(pattern), location).not.toThrow();
      if (typeof pattern === 'string') expect(pattern, location).not.toMatch(/\\p\{|^\/.*\/[a-z]*$/);
    }
  });

  it('passes what strict validators of other languages check', () => {
    for (const { location, object } of objectsIn(description)) {
      const { enum: values, default: usual, type } = object;
      if (!Array.isArray(values)) continue;
      if (usual !== undefined) expect(values, location).toContain(usual);
      if (Array.isArray(type) && type.includes('null')) expect(values, location).toContain(null);
      expect(new Set(values).size, location).toBe(values.length);
    }
    expect(description.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    for (const { operationId, responses } of operations())
      expect(
        Object.keys(responses).some((status) => status.startsWith('4')),
        operationId,
      ).toBe(true);
    // Two templates of one form: a router could take either.
    const forms = Object.keys(description.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(forms).size).toBe(forms.length);
    expect(ambiguousPaths(Object.keys(description.paths))).toEqual([]);
  });

  it('lists the values that answers have', () => {
    const { schemas } = description.components;
    expect(schemas.Profile).toMatchObject({ properties: { saltLevel: { enum: [0, 1, 2] } } });
    expect(schemas.RecsAnswer).toMatchObject({
      properties: {
        unknown: {
          items: { properties: { nearest: { anyOf: [{ $ref: expect.any(String) }, { type: 'null' }] } } },
        },
      },
    });
    for (const [name, isRight] of [
      ['Jötun Grunt', true],
      ['Sol Ring\nOpt', false],
    ] as const)
      expect(ScgRequest.safeParse({ cards: [name] }).success).toBe(isRight);
    expect(RecsAnswer.shape.unknown.description).toContain('Every unknown name');
  });
});

/** Pairs of paths with the same number of names, of which an address may fit both; a path with fewer names wins. */
function ambiguousPaths(paths: string[]): string[] {
  const isName = (part: string): boolean => part.startsWith('{');
  const split = paths.map((path) => path.split('/'));
  return split.flatMap((one, index) =>
    split.slice(index + 1).flatMap((other) => {
      const fits =
        one.length === other.length &&
        one.filter(isName).length === other.filter(isName).length &&
        one.every((part, at) => isName(part) || isName(other[at] ?? '') || part === other[at]);
      return fits ? [`${one.join('/')} ${other.join('/')}`] : [];
    }),
  );
}

function operations(): Operation[] {
  return Object.values(description.paths).flatMap((methods) => Object.values(methods));
}
