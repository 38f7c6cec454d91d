import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPaths } from '../data-folder.ts';
import { detailsId, Manifest, snapshotId } from '../manifest.ts';

/** Changes the manifest of the snapshot in `folder`, and renames the folder accordingly; returns the new id. */
export function rewritten(dataDir: string, folder: string, change: (manifest: Manifest) => Manifest): string {
  const manifest = change(Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))));
  const id = snapshotId(manifest);
  const own = join(dataPaths(dataDir).snapshots, id);
  renameSync(folder, own);
  writeFileSync(
    join(own, 'manifest.json'),
    JSON.stringify({ ...manifest, id, details: detailsId(manifest) }),
  );
  return id;
}
