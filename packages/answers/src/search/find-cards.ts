import type { QueryNode } from '@deckwright/card-query';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { type CardSearch, excludedWarning, runNode, searchCards } from './card-search.ts';

/**
 * What the search page finds, and warns of, for a text: a query, or a name that looks like one. Programs and assistants
 * are answered the same.
 * @throws QueryError with the position of the syntax error
 */
export async function findCards(snapshot: LoadedSnapshot, q: string): Promise<CardSearch> {
  const named = namedCard(snapshot, q) ?? namedOutside(snapshot, q);
  if (named === null) return searchCards(snapshot, q);
  const node: QueryNode = { kind: 'exact', text: named, span: { from: 0, to: q.length } };
  const answer = await runNode(snapshot, node);
  const warnings = excludedWarning(snapshot, named, answer.cards.length);
  return { ...answer, warnings: [...answer.warnings, ...warnings], node, described: [] };
}

/** Symbols of the query language that also occur in names: "Circle of Protection: Red". */
const SIGNS = /[:=<>"!]/;

/** The card with exactly this name, ignoring surrounding quotes, although the text looks like a query. */
function namedCard({ cards, resolver }: LoadedSnapshot, q: string): string | null {
  const text = q.trim().replace(/^"(.*)"$/, '$1');
  if (!SIGNS.test(q) || text === '') return null;
  const index = resolver.find(text);
  const name = index === null ? null : (cards[index]?.name ?? null);
  // Without a space, texts such as `t:elf` are queries even if they resolve to a name.
  return name !== null && text.includes(' ') ? name : null;
}

/** The query if it is a name that is real but not in the catalog: "Ach! Hans, Run!". */
function namedOutside({ resolver }: LoadedSnapshot, q: string): string | null {
  const text = q.trim().replace(/^!?"(.*)"$/, '$1');
  return text.includes(' ') && resolver.findExcluded(text) !== null ? text : null;
}
