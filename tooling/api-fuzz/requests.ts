import fc from 'fast-check';
import { odd } from '../testing/spoiled.ts';
import type { Description, Operation, Parameter } from './described-api.ts';
import { arbitraryValuesFor, spoiledJson } from './values.ts';

/** The caller: nobody, somebody with an unknown token, a user or a staff member. */
type Caller = 'nobody' | 'stranger' | 'user' | 'staff';

export type ApiRequest = {
  operation: Operation;
  /** Including its query. */
  address: string;
  body: string | undefined;
  contentType: string;
  caller: Caller;
};

/** Placeholder in an address for the caller's own id. */
export const OWN_ID = 'own-id';

/** Requests of one call: half valid, half with something wrong. */
export function arbitraryRequests(operation: Operation, description: Description): fc.Arbitrary<ApiRequest> {
  const names = operation.parameters.filter(({ in: location }) => location === 'path');
  const keys = operation.parameters.filter(({ in: location }) => location === 'query');
  const values = arbitraryValuesFor(operation.body, description);
  const good = values.map((value) => JSON.stringify(value) ?? 'null');
  return fc
    .record({
      names: fc.tuple(...names.map((name) => nameIn(name, description))),
      query: fc.record(
        Object.fromEntries(keys.map((key) => [key.name, arbitraryParameter(key, description)])),
        {
          requiredKeys: keys.filter(({ required }) => required).map(({ name }) => name),
        },
      ),
      more: fc.oneof(
        { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
        { weight: 1, arbitrary: fc.dictionary(odd, odd, { maxKeys: 3 }) },
      ),
      body: operation.body === undefined ? fc.constant(undefined) : fc.oneof(good, spoiledJson(values)),
      contentType: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain'),
      caller: fc.constantFrom<Caller>('nobody', 'stranger', 'user', 'staff'),
    })
    .map(({ names: given, query, more, body, contentType, caller }) => ({
      operation,
      address: toAddress(operation.path, given, { ...query, ...more }),
      body,
      contentType,
      caller,
    }));
}

/** Never empty, which would be another path. */
function nameIn(parameter: Parameter, description: Description): fc.Arbitrary<string> {
  const known: fc.Arbitrary<string>[] = parameter.name === 'uid' ? [fc.constant(OWN_ID)] : [];
  const example = parameter.example ?? parameter.schema?.example;
  if (example !== undefined) known.push(fc.constant(`${example}`));
  // The only character that database text cannot contain.
  const nothing = fc.constant('\u0000');
  return fc
    .oneof(...known, ...known, arbitraryParameter(parameter, description), nothing)
    .map((word) => word || '-');
}

function arbitraryParameter({ schema }: Parameter, description: Description): fc.Arbitrary<string> {
  const values = arbitraryValuesFor(schema, description);
  return fc.oneof({ weight: 2, arbitrary: values.map(String) }, { weight: 1, arbitrary: odd });
}

function toAddress(path: string, names: readonly string[], query: Readonly<Record<string, string>>): string {
  let next = 0;
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeName(names[next++] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]),
  );
  return `${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Encodes dots too: the client would resolve segments of dots. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/^\.{1,2}$/, (dots) =>
    dots.replaceAll('.', '%252E'),
  );
}
