import { AppError } from '@deckwright/domain';
import { SETS } from './data/sets.data.ts';

export type SetFacts = { code: string; name: string; setType: string; released: string };

/** The sets by code, in order of release. */
export function setFacts(): Map<string, SetFacts> {
  const sets = new Map<string, SetFacts>();
  for (const line of SETS.trim().split('\n')) {
    const [code, name, setType, released] = line.split('|');
    if (!code || !name || !setType || !released) {
      throw new AppError('internal', `A starter set needs four columns: "${line}".`);
    }
    sets.set(code, { code, name, setType, released });
  }
  return sets;
}
