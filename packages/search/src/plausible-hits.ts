import { MATCH } from './match-classes.ts';
import type { NameHit } from './types.ts';

type Classed = Pick<NameHit, 'matchClass'>;

/** Whether a hit differs from what was typed by a typo. */
export function isTypo({ matchClass }: Classed): boolean {
  return matchClass === null || !isLiteral(matchClass);
}

/** Whether whole words of the name are as typed but for one typo, the first letter right. */
export function isNearWord({ matchClass }: Classed): boolean {
  return matchClass === MATCH.nearName || matchClass === MATCH.nearWord;
}

/**
 * The hits, best first, that whoever typed this can mean: where names or words begin as typed, none with a typo; where
 * names only contain it, just the near ones.
 */
export function plausibleHits<Hit extends Classed>(hits: readonly Hit[]): Hit[] {
  const best = hits[0]?.matchClass ?? MATCH.typoWord;
  if (best <= MATCH.allWords) return hits.filter((hit) => !isTypo(hit));
  if (hits.every(isTypo)) return [...hits];
  return hits.filter(({ matchClass }) => matchClass !== null && matchClass <= MATCH.wordsInside);
}

function isLiteral(matchClass: number): boolean {
  return matchClass <= MATCH.allWords || (matchClass >= MATCH.substring && matchClass <= MATCH.wordsInside);
}
