import { publishTiny, temporaryFolder, tinyContent } from '@deckwright/answers/testing';
import type { SnapshotContent } from '@deckwright/snapshot';
import { copyMadeDatabase } from '../../../../tooling/testing/test-databases.ts';

/** A data folder with an empty embedded database, and a snapshot unless it is null; the caller removes it. */
export async function createSiteFolder(
  snapshot: SnapshotContent | null = tinyContent(),
): Promise<ReturnType<typeof temporaryFolder>> {
  const folder = temporaryFolder();
  await copyMadeDatabase(folder.path);
  if (snapshot) await publishTiny(folder.path, snapshot);
  return folder;
}
