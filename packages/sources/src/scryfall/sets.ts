import type { CardSet } from '@deckwright/domain';
import { compareText } from '../catalog/compare-text.ts';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { ScryfallSet } from './schemas.ts';

/** Reads sets.json, sorted by release, then code. A missing date becomes an empty string. */
export async function readSets(
  path: string,
  onBytes?: OnBytes,
): Promise<{ sets: CardSet[]; report: SourceReport }> {
  const sets: CardSet[] = [];
  const report = await readRecords({
    name: 'sets',
    path,
    members: ['data'],
    schema: ScryfallSet,
    maxRejectShare: MAX_REJECT_SHARE.sets,
    onBytes,
    each: (set) => {
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
  return { sets, report };
}
