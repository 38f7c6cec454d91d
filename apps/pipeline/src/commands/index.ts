import type { Command } from '../cli/command.ts';
import { buildCommand } from './build.ts';
import { bulkCommand } from './bulk.ts';
import { exportLakeCommand } from './export-lake.ts';
import { fetchCommand } from './fetch.ts';
import { fetchTopDeckCommand } from './fetch-topdeck.ts';
import { ingestDecksCommand } from './ingest-decks.ts';
import { ingestMirrorCommand } from './ingest-mirror.ts';
import { ingestPricesCommand } from './ingest-prices.ts';
import { ingestSaltCommand } from './ingest-salt.ts';
import { publishCommand } from './publish.ts';
import { refreshCommand } from './refresh.ts';
import { rollbackCommand } from './rollback.ts';
import {
  allowSourcesCommand,
  listSourcesCommand,
  removeSourcesCommand,
  showSourcesCommand,
  sourcesCommand,
} from './sources.ts';
import { statusCommand } from './status.ts';
import { workerCommand } from './worker.ts';

/** In the order in which an operator needs them. */
export const COMMANDS: readonly Command[] = [
  fetchCommand,
  fetchTopDeckCommand,
  refreshCommand,
  ingestMirrorCommand,
  ingestDecksCommand,
  ingestPricesCommand,
  ingestSaltCommand,
  buildCommand,
  workerCommand,
  publishCommand,
  rollbackCommand,
  sourcesCommand,
  listSourcesCommand,
  showSourcesCommand,
  removeSourcesCommand,
  allowSourcesCommand,
  bulkCommand,
  exportLakeCommand,
  statusCommand,
];
