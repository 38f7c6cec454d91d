import { AppError } from '@deckwright/domain';
import { currentSnapshotId, readManifest } from '@deckwright/snapshot';
import { type Finding, finding } from './finding.ts';

/** Whether what is published counts as of a day that one build was told, which no later build goes on with. */
export function checkCountDay(dataDir: string): Finding[] {
  try {
    const id = currentSnapshotId(dataDir);
    const { asOfGiven, asOf, deckRejects, sample } = id === null ? {} : readManifest(dataDir, id);
    if (!asOfGiven || sample) return [];
    const later = (deckRejects?.['future-date'] ?? 0).toLocaleString('en');
    const text = `What is published counts as of ${asOf}, as one build was told by --as-of, and leaves out later decks (${later}). The next build or refresh counts as of the newest date again; "npm run deckwright -- build" does so now.`;
    return [finding('warning', 'As-of date', text)];
  } catch (error) {
    // The data check reports what is wrong with a snapshot.
    if (error instanceof AppError) return [];
    throw error;
  }
}
