import { AppError } from '@deckwright/domain';
import { editDistance } from '@deckwright/search';
import { z } from 'zod';

/** What a value is for: a field of a body, or a key of a query. */
type ValueKind = 'field' | 'parameter';

/** The value as parsed by the shape. @throws AppError invalid-argument that says what is wrong with which field */
export function ofShape<T extends z.ZodType>(
  shape: T,
  value: unknown,
  kind: ValueKind = 'field',
): z.output<T> {
  const parsed = shape.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // Before what is missing: it may be there under a wrong name.
  for (const each of parsed.error.issues) {
    const [key] = each.code === 'unrecognized_keys' ? each.keys : [];
    const inner = key === undefined ? null : objectAt(shape, each.path);
    if (key === undefined || inner === null) continue;
    const known = Object.keys(inner.shape);
    const subject = each.path.length === 0 ? 'This call' : `The ${kind} "${z.core.toDotPath(each.path)}"`;
    throw new AppError(
      'invalid-argument',
      unknownKey(each.path.length === 0 ? kind : 'field', key, known, subject),
    );
  }
  const path = issue && issue.path.length > 0 ? z.core.toDotPath(issue.path).slice(0, 200) : '';
  const subject = path === '' ? 'The body' : `The ${kind} "${path}"`;
  const message = issue?.message ?? 'cannot be read';
  throw new AppError('invalid-argument', `${subject} ${message}${message.endsWith('?') ? '' : '.'}`);
}

/** What to say of a key that a call does not have: the one that may be meant, and all that it has. */
export function unknownKey(
  kind: ValueKind,
  key: string,
  known: readonly string[],
  subject = 'This call',
): string {
  const hint = didYouMean(key, known);
  return `${subject} has no ${kind} "${key.slice(0, 100)}".${hint} It has: ${known.join(', ') || 'none'}.`;
}

/** The schema of the object at a path of a value; null where the schema has several forms. */
function objectAt(shape: unknown, path: readonly PropertyKey[]): z.ZodObject | null {
  const [step, ...rest] = path;
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault || shape instanceof z.ZodNullable)
    return objectAt(shape.unwrap(), path);
  if (shape instanceof z.ZodArray && typeof step === 'number') return objectAt(shape.element, rest);
  if (!(shape instanceof z.ZodObject)) return null;
  return step === undefined ? shape : objectAt(shape.shape[String(step)], rest);
}

/** " Did you mean …?" with the known name that is most similar to the one given; empty if none is. */
function didYouMean(given: string, known: readonly string[]): string {
  const best = known
    .map((name) => ({ name, likeness: likeness(name.toLowerCase(), given.slice(0, 100).toLowerCase()) }))
    .filter((each) => each.likeness >= MIN_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)[0];
  return best ? ` Did you mean "${best.name}"?` : '';
}

/** Of "txt" and "text" .75, by one letter of four; of "card" and "cards_in" .55, by their shared pairs of letters. */
const MIN_LIKENESS = 0.55;

/** How similar two names are, 0…1: the letters that stay in an edit of the longer, or the shared pairs of letters (Dice), if that is more. */
function likeness(a: string, b: string): number {
  const [left, right] = [toLetterPairs(a), toLetterPairs(b)];
  const shared = left.filter((pair) => right.includes(pair)).length;
  const byPairs = (2 * shared) / Math.max(1, left.length + right.length);
  const byEdits = 1 - editDistance(a, b) / Math.max(1, a.length, b.length);
  return Math.max(byPairs, byEdits);
}

function toLetterPairs(text: string): string[] {
  return Array.from(text.slice(1), (letter, at) => (text[at] ?? '') + letter);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What is wrong, as the end of a sentence that begins with the field; messages of the schemas themselves come first. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'must not be empty';
      return `must ${describeAmount(issue.origin, 'least', issue.minimum)}`;
    case 'too_big':
      return `must ${describeAmount(issue.origin, 'most', issue.maximum)}`;
    case 'invalid_value': {
      if (issue.input === undefined) return 'is missing';
      const values = issue.values.map(String);
      if (values.length === 1) return `must be ${values[0]}`;
      const hint = typeof issue.input === 'string' ? didYouMean(issue.input, values) : '';
      return `must be one of ${values.join(', ')}${hint && `.${hint}`}`;
    }
    case 'unrecognized_keys':
      return `has no field "${issue.keys[0]?.slice(0, 100)}"`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return 'has the wrong format';
    default:
      return issue.input === undefined ? 'is missing' : 'has none of the allowed forms';
  }
}

function describeAmount(origin: string, bound: 'least' | 'most', amount: number | bigint): string {
  if (origin === 'string') return `have at ${bound} ${amount} ${amount === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `have at ${bound} ${amount} ${amount === 1 ? 'entry' : 'entries'}`;
  if (origin === 'object') return `have at ${bound} ${amount} ${amount === 1 ? 'field' : 'fields'}`;
  return `be at ${bound} ${amount}`;
}
