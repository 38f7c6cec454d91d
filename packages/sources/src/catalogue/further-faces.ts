import { type Card, faceNames } from '@deckwright/domain';
import type { Draft } from './merge.ts';

/** What was found out about cards of several faces. */
export type FaceReport = {
  /** Records of a further face alone, which are left out. */
  loose: number;
  /** Names of cards that came without a further face. */
  incomplete: string[];
  /** Names of cards that are also called like a further face of another, but have a mana cost of their own. */
  namesakes: string[];
};

/**
 * Some feeds list further faces as cards of their own, since their pictures were also printed alone. A record named like
 * the further face of another card is left out unless it has a mana cost: nobody can cast a back.
 */
export function joinFurtherFaces(drafts: readonly Draft[]): { kept: Draft[]; report: FaceReport } {
  const owners = new Map<string, Card[]>();
  for (const { card } of drafts) {
    const [, ...further] = faceNames(card.name);
    for (const name of further) owners.set(name, [...(owners.get(name) ?? []), card]);
  }
  const report: FaceReport = { loose: 0, incomplete: [], namesakes: [] };
  const kept = drafts.filter(({ card }) => {
    const owned = owners.get(card.name)?.filter((owner) => owner !== card) ?? [];
    if (owned.length === 0) return true;
    if (card.manaCost !== '') {
      report.namesakes.push(card.name);
      return true;
    }
    report.loose += 1;
    return false;
  });
  for (const { card } of kept) if (lacksFace(card)) report.incomplete.push(card.name);
  report.incomplete.sort();
  report.namesakes.sort();
  return { kept, report };
}

/** In a meld pair the further name is that of the result, which is no face of either. */
function lacksFace({ name, faces, layout }: Card): boolean {
  return layout !== 'meld' && faces.length < faceNames(name).length;
}
