export {
  isTemporary,
  removeFolder,
  removeLeftovers,
  replaceFile,
  type WrittenFolder,
  writeFolder,
} from './atomic-files.ts';
export {
  BULK_FORMATS,
  type BulkContent,
  type BulkFile,
  type BulkIndex,
  bulkPath,
  readBulkIndex,
  snapshotOfEdition,
  writeBulk,
} from './bulk.ts';
export { type DataPaths, dataPaths, ensureWritable } from './data-folder.ts';
export { DeckLinks, deckLinkId, makeListIds } from './deck-links.ts';
export { type FileFacts, fileFacts, HashedFile, writeJsonLines, writeWhole } from './hashed-file.ts';
export { ByteReader, ByteWriter } from './history/byte-stream.ts';
export { historyTableBytes } from './history/history-table.ts';
export { GAP, MAX_VALUE } from './history/series.ts';
export {
  CARD_COUNT_COLUMNS,
  COMMANDER_COUNT_COLUMNS,
  joinCountHistory,
  type SnapshotHistory,
} from './history/snapshot-history.ts';
export { holdLock, type Lock } from './lock.ts';
export {
  Manifest,
  READ_VERSIONS,
  type SaltSources,
  SNAPSHOT_FILES,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type SnapshotFile,
} from './manifest.ts';
export {
  findPlayerFile,
  type PlayerFileFacts,
  playerFilePath,
  readPlayerFile,
  writePlayerFile,
} from './player-file.ts';
export { keepPrivate } from './private-folder.ts';
export {
  currentSnapshotId,
  publishedIds,
  readManifest,
  snapshotIds,
  verifySnapshot,
} from './read-manifest.ts';
export { readSnapshot, type Snapshot } from './read-snapshot.ts';
export {
  CardRecord,
  ComboRecord,
  ExcludedNamesRecord,
  PreconRecord,
  RulingRecord,
  SetRecord,
} from './record-schemas.ts';
export { type RefreshReport, readRefreshReport, writeRefreshReport } from './refresh-report.ts';
export {
  type DeckRefusal,
  missingRefusals,
  type Refusals,
  readRefusals,
  sourceKey,
  writeRefusals,
} from './refusals.ts';
export { Rulings } from './rulings.ts';
export {
  keepOnlySnapshots,
  pointToSnapshot,
  pruneSnapshots,
  publishSnapshot,
  type SnapshotContent,
  writeSnapshot,
} from './write-snapshot.ts';
