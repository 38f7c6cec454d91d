import { type PlanFacts, planFacts, proposalFacts } from '@deckwright/engine/query';
import { preconGroups } from '../../list/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { SnapshotProposalFacts } from './proposed-deck.ts';

type SnapshotFacts = { proposal: SnapshotProposalFacts; plan: PlanFacts };

const known = new WeakMap<LoadedSnapshot, SnapshotFacts>();

/** What proposals need to know of the snapshot's cards; computed once per snapshot. */
export function readProposalFacts(snapshot: LoadedSnapshot): SnapshotProposalFacts {
  return getFacts(snapshot).proposal;
}

/** What plans need to know of the snapshot's cards; computed once per snapshot. */
export function readPlanFacts(snapshot: LoadedSnapshot): PlanFacts {
  return getFacts(snapshot).plan;
}

function getFacts(snapshot: LoadedSnapshot): SnapshotFacts {
  const found = known.get(snapshot);
  if (found) return found;
  const precons = preconGroups(snapshot)
    .flatMap((group) => group.precons)
    .map(({ precon, identity, commanders, lines }) => ({
      identity,
      released: precon.released,
      cards: [...new Set([...commanders, ...lines].flatMap(({ card }) => card ?? []))],
    }));
  const inPrecons = new Uint16Array(snapshot.cards.length);
  for (const { cards } of precons) for (const card of cards) inPrecons[card] = (inPrecons[card] ?? 0) + 1;
  const proposal = { ...proposalFacts(snapshot.cards, precons), inPrecons };
  const plan = planFacts(
    proposal,
    precons.map(({ cards }) => cards),
  );
  const made = { proposal, plan };
  known.set(snapshot, made);
  return made;
}
