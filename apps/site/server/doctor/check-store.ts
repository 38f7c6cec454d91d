import { AppError } from '@deckwright/domain';
import { readPublication } from '@deckwright/snapshot/store';
import type { Settings } from '../settings/settings.ts';
import { type Finding, finding } from './finding.ts';

/** Whether the snapshot store answers, and whether this data folder has what it publishes. */
export async function checkStore(
  { store: settings }: Pick<Settings, 'store'>,
  published: string | null,
): Promise<Finding[]> {
  if (settings === null) return [];
  const { name } = settings.store;
  try {
    const found = await readPublication(settings.store);
    if (found === null)
      return [
        finding(
          'problem',
          'Store',
          `${name} publishes nothing. Run "npm run deckwright -- publish ID" with the same SNAPSHOT_STORE on the pipeline's machine.`,
        ),
      ];
    const { id, publishedAt, by } = found.pointer;
    const words = `${name} publishes ${id}, of ${publishedAt} by ${by}`;
    if (id === published) return [finding('ok', 'Store', words)];
    const here = published === null ? 'nothing is here yet' : `${published} is here`;
    return [
      finding(
        'warning',
        'Store',
        `${words}; ${here}. A running site fetches it within a minute; if that stays so, look into its log.`,
      ),
    ];
  } catch (error) {
    if (error instanceof AppError) return [finding('problem', 'Store', error.message)];
    throw error;
  }
}
