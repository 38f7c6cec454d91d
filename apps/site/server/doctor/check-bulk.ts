import { AppError, readBulkChoice } from '@deckwright/domain';
import { type Finding, finding } from './finding.ts';

/** Whether a refresh can read what the settings say about bulk data: it would fail otherwise. */
export function checkBulk({ BULK_DATA }: Readonly<Record<string, string | undefined>>): Finding[] {
  try {
    readBulkChoice(BULK_DATA);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [finding('problem', 'Settings', error.message)];
  }
}
