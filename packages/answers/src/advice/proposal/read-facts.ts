import { type PlanFacts, planFacts, proposalFacts } from '@deckwright/engine/query';
import { preconGroups } from '../../list/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { perSnapshot } from './per-snapshot.ts';
import type { SnapshotProposalFacts } from './proposed-deck.ts';

type PreconLists = { identity: number; released: string; cards: number[] }[];

const readPreconLists = perSnapshot(
  (snapshot): PreconLists =>
    preconGroups(snapshot)
      .flatMap((group) => group.precons)
      .map(({ precon, identity, commanders, lines }) => ({
        identity,
        released: precon.released,
        cards: [...new Set([...commanders, ...lines].flatMap(({ card }) => card ?? []))],
      })),
);

/** What proposals need to know of the snapshot's cards; computed once per snapshot. */
export const readProposalFacts = perSnapshot((snapshot): SnapshotProposalFacts => {
  const precons = readPreconLists(snapshot);
  const inPrecons = new Uint16Array(snapshot.cards.length);
  for (const { cards } of precons) for (const card of cards) inPrecons[card] = (inPrecons[card] ?? 0) + 1;
  return { ...proposalFacts(snapshot.cards, precons), inPrecons };
});

/** What plans need to know of the snapshot's cards; computed once per snapshot. */
export const readPlanFacts = perSnapshot(
  (snapshot): PlanFacts =>
    planFacts(
      readProposalFacts(snapshot),
      readPreconLists(snapshot).map(({ cards }) => cards),
    ),
);

/**
 * Computes what the first request for advice would have to wait for, in parts of some hundred milliseconds.
 * @param nextTurn resolves once whatever has arrived meanwhile was answered
 */
export async function prepareAdvice(
  snapshot: LoadedSnapshot,
  nextTurn: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (const read of [readPreconLists, readProposalFacts, readPlanFacts]) {
    await nextTurn();
    if (signal.aborted) return;
    read(snapshot);
  }
}
