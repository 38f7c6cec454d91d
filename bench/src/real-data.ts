import { join } from 'node:path';

/** The folder of real cards and decks, which are not part of the repository: the one that `--data` names, or `../shared/data`. */
export function realDataFolder(args: readonly string[] = process.argv): string {
  const at = args.indexOf('--data');
  return (at > 0 && args[at + 1]) || join(import.meta.dirname, '../../../shared/data');
}
