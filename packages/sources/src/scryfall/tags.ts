import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { ScryfallTag } from './schemas.ts';

/** Reads the functional tags into a map from oracle id to sorted, distinct tag slugs. */
export async function readTags(
  path: string,
  onBytes?: OnBytes,
): Promise<{ tagsById: Map<string, string[]>; report: SourceReport }> {
  const tagsById = new Map<string, string[]>();
  const report = await readRecords({
    name: 'oracle tags',
    path,
    members: ['data'],
    schema: ScryfallTag,
    maxRejectShare: MAX_REJECT_SHARE.tags,
    onBytes,
    each: ({ slug, taggings }) => {
      for (const { oracle_id: id } of taggings) {
        if (!id) continue;
        const tags = tagsById.get(id);
        if (tags) tags.push(slug);
        else tagsById.set(id, [slug]);
      }
      return undefined;
    },
  });
  for (const [id, tags] of tagsById) tagsById.set(id, [...new Set(tags)].sort());
  return { tagsById, report };
}
