import { statSync } from 'node:fs';
import type { Progress } from '@deckwright/command-line';

/** A counter of bytes read over all files; a missing file is reported by the reader. */
export function createByteCounter(
  files: readonly string[],
  progress: Pick<Progress, 'update'>,
): (bytes: number) => void {
  const total = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  let done = 0;
  return (bytes) => {
    done += bytes;
    progress.update(
      files.length === 1 ? `reading ${files[0]}` : `reading ${files.length} files`,
      done,
      total,
    );
  };
}
