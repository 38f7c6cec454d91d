import { type Card, type CardFace, faceNames } from '@deckwright/domain';
import type { Draft } from './merge.ts';

/** What was found out about cards of several faces. */
export type FaceReport = {
  /** Records of one face alone, which are left out. */
  loose: number;
  /** Names of cards that came without a further face. */
  incomplete: string[];
  /** Names of cards that are also called like a face of another, but are not that face. */
  namesakes: string[];
};

/**
 * Some feeds list faces as cards of their own, since their pictures were also printed alone. A record named like a face
 * of another card is left out if it is that face, as half of a split card is, or if it is a further face without a mana
 * cost: nobody can cast a back. Its name stays an alias of the whole card.
 */
export function joinFurtherFaces(drafts: readonly Draft[]): { accepted: Draft[]; report: FaceReport } {
  const owners = new Map<string, Owner[]>();
  for (const { card } of drafts) {
    const names = faceNames(card.name);
    if (names.length < 2) continue;
    for (const [index, name] of names.entries()) {
      const owner = { card, isFurther: index > 0, face: card.faces[index] };
      owners.set(name, [...(owners.get(name) ?? []), owner]);
    }
  }
  const report: FaceReport = { loose: 0, incomplete: [], namesakes: [] };
  const accepted = drafts.filter(({ card }) => {
    const owned = owners.get(card.name)?.filter((owner) => owner.card !== card) ?? [];
    if (owned.length === 0) return true;
    if (owned.some((owner) => isFaceOfOwner(card, owner))) {
      report.loose += 1;
      return false;
    }
    report.namesakes.push(card.name);
    return true;
  });
  for (const { card } of accepted) if (lacksFace(card)) report.incomplete.push(card.name);
  report.incomplete.sort();
  report.namesakes.sort();
  return { accepted, report };
}

type Owner = { card: Card; isFurther: boolean; face: CardFace | undefined };

function isFaceOfOwner({ manaCost, typeLine, faces }: Card, { isFurther, face }: Owner): boolean {
  if (isFurther && manaCost === '') return true;
  if (face === undefined || face.manaCost !== manaCost || face.typeLine !== typeLine) return false;
  const [own, of] = [faces[0]?.text, face.text];
  return !own || !of || words(own) === words(of);
}

/** Feeds break the lines of a text differently. */
function words(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** In a meld pair the further name is that of the result, which is no face of either. */
function lacksFace({ name, faces, layout }: Card): boolean {
  return layout !== 'meld' && faces.length < faceNames(name).length;
}
