import type { Condition } from './ast.ts';
import { type Comparison, compareSets } from './compare.ts';
import { QueryError } from './query-error.ts';

/** A mana cost as counts: generic mana, and each symbol (lower case, its halves in alphabetical order). */
type Cost = { generic: number; symbols: Map<string, number> };

/** One digit at a time: `(\d+)+` would try every way to cut a long number into parts. */
const BARE = /^(?:\d|[wubrgcxyzsWUBRGCXYZS]|\{[^{}]*\})+$/;
const PART = /\d+|[a-z]|\{([^{}]*)\}/gi;
const SYMBOL = /^(?:\d+|[wubrgcxyzsp](?:\/[wubrgcp])*|2\/[wubrg])$/;

/**
 * Whether the cost at a position in `costs` passes; each is compared when first asked for. Costs compare as multisets; ":"
 * means "at least".
 */
export function manaTest(
  { value, op, valueSpan }: Condition,
  costs: readonly string[],
): (position: number) => boolean {
  const wanted = BARE.test(value) ? readCost(value) : null;
  if (wanted === null)
    throw new QueryError(`“${value}” is not a mana cost. Write it like 2wu or {2}{w/u}.`, valueSpan);
  const comparison: Comparison = op === ':' ? '>=' : op;
  const read = readCosts(costs);
  const passes: (boolean | undefined)[] = [];
  return (position) => {
    const cost = read[position];
    if (cost === undefined) return false;
    passes[position] ??= compareSets(comparison, covers(cost, wanted), covers(wanted, cost));
    return passes[position];
  };
}

/** The costs of a snapshot, read once: a query may ask for many. */
const READ = new WeakMap<readonly string[], Cost[]>();

function readCosts(costs: readonly string[]): Cost[] {
  const known = READ.get(costs);
  if (known) return known;
  const read = costs.map((text) => readCost(text) ?? { generic: 0, symbols: new Map() });
  READ.set(costs, read);
  return read;
}

function readCost(text: string): Cost | null {
  const cost: Cost = { generic: 0, symbols: new Map() };
  for (const [part, inside] of text.matchAll(PART)) {
    const symbol = (inside ?? part).toLowerCase();
    if (!SYMBOL.test(symbol)) return null;
    if (/^\d+$/.test(symbol)) {
      cost.generic += Number(symbol);
      continue;
    }
    const name = symbol.split('/').sort().join('/');
    cost.symbols.set(name, (cost.symbols.get(name) ?? 0) + 1);
  }
  return cost;
}

function covers(large: Cost, small: Cost): boolean {
  if (large.generic < small.generic) return false;
  for (const [symbol, count] of small.symbols) if ((large.symbols.get(symbol) ?? 0) < count) return false;
  return true;
}
