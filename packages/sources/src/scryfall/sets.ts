import type { CardSet } from '@deckwright/domain';
import { compareText } from '../catalog/compare-text.ts';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { ScryfallSet } from './schemas.ts';

/**
 * Reads sets.json, sorted by release, then code. A missing date becomes an empty string. `digital` are the codes of sets
 * that exist on screens alone.
 */
export async function readSets(
  path: string,
  onBytes?: OnBytes,
): Promise<{ sets: CardSet[]; digital: Set<string>; report: SourceReport }> {
  const sets: CardSet[] = [];
  const digital = new Set<string>();
  const report = await readRecords({
    name: 'sets',
    path,
    members: ['data'],
    schema: ScryfallSet,
    maxRejectShare: MAX_REJECT_SHARE.sets,
    onBytes,
    each: (set) => {
      if (set.digital) digital.add(set.code.toLowerCase());
      sets.push({
        code: set.code.toLowerCase(),
        name: set.name,
        setType: set.set_type,
        released: set.released_at?.slice(0, 10) ?? '',
        cardCount: set.card_count ?? 0,
        iconUri: set.icon_svg_uri ?? null,
      });
      return undefined;
    },
  });
  sets.sort((a, b) =>
    a.released === b.released ? compareText(a.code, b.code) : compareText(a.released, b.released),
  );
  return { sets, digital, report };
}
