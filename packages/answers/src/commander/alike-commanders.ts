import { type Card, colorCount, inListOrder } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/**
 * For a commander without decks, the most similar commanders with decks, best first. Similarity, 0…1, is the Jaccard
 * index of creature types, roles, keywords and themes, times that of the colors. Ties by number of decks, then by name.
 */
export function alikeCommanders(
  { cards, commanders, overview }: LoadedSnapshot,
  members: readonly number[],
): { commander: number; similarity: number }[] {
  const own = getProfile(members.flatMap((index) => cards[index] ?? []));
  return overview.commanderCards
    .map((of, commander) => {
      const other = getProfile(of.flatMap((index) => cards[index] ?? []));
      return {
        commander,
        similarity: ofColors(own.identity, other.identity) * ofFacts(own.facts, other.facts),
      };
    })
    .filter(({ similarity }) => similarity > 0)
    .sort(
      inListOrder({
        figure: ({ similarity }) => similarity,
        decks: ({ commander }) => commanders.getDecks(commander),
        name: ({ commander }) => commanders.getNameRank(commander),
      }),
    )
    .slice(0, THRESHOLDS.similarCommanders);
}

type Profile = { identity: number; facts: ReadonlySet<string> };

function getProfile(
  of: readonly Pick<Card, 'colorIdentity' | 'subtypes' | 'roles' | 'keywords' | 'themes'>[],
): Profile {
  const facts = of.flatMap(({ subtypes, roles, keywords, themes = [] }) => [
    ...subtypes.map((type) => `type ${type}`),
    ...roles.map((role) => `role ${role}`),
    ...keywords.map((keyword) => `keyword ${keyword}`),
    ...themes.map((theme) => `theme ${theme}`),
  ]);
  return { identity: of.reduce((bits, { colorIdentity }) => bits | colorIdentity, 0), facts: new Set(facts) };
}

/** Two colorless commanders have similarity 1. */
function ofColors(a: number, b: number): number {
  return a === b ? 1 : colorCount(a & b) / colorCount(a | b);
}

function ofFacts(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((fact) => b.has(fact)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
