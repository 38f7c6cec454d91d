import fc from 'fast-check';

/** Text of every kind that has broken a program. */
export const odd: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '%00',
    '%C3%28',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    'NaN',
    '1e999',
    '-0',
    '9007199254740993',
    '2026-02-31',
    '٣',
    'İ',
    'a'.repeat(5000),
    '('.repeat(500),
  ),
);

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  Array(3000).fill('Sol Ring'),
];
const replacement: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.constantFrom(...ODD_VALUES),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A JSON value with one part of it replaced, removed or extended. */
export function arbitrarilySpoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.nat(), replacement, fc.constantFrom('replace', 'replace', 'remove', 'add'))
    .map(([value, at, put, how]) => spoil(structuredClone(value), at, put, how));
}

function spoil(value: unknown, at: number, put: unknown, how: string): unknown {
  const positions = listPositions(value);
  const slot = positions[at % Math.max(positions.length, 1)];
  if (slot === undefined) return put;
  const [owner, key] = slot;
  if (how === 'remove') Reflect.deleteProperty(owner, key);
  else if (how === 'add') Object.defineProperty(owner, '__proto__', { value: put, enumerable: true });
  else Reflect.set(owner, key, put);
  return value;
}

/** Every key of every object and array within. */
function listPositions(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]): [object, string][] => [
    [value, key],
    ...listPositions(part),
  ]);
}
