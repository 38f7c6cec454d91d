import type { CommandTable } from '@deckwright/command-line';

/** The commands of the pipeline, in the order in which an operator needs them. Each is loaded when it is called. */
export const PIPELINE_COMMANDS: CommandTable = [
  {
    words: ['fetch'],
    summary: 'Fetch card data, prices, combos and precons, and make a snapshot of them',
    load: async () => (await import('./fetch.ts')).fetchCommand,
  },
  {
    words: ['fetch', 'topdeck'],
    summary: 'Fetch tournament decks and results of TopDeck.gg',
    load: async () => (await import('./fetch-topdeck.ts')).fetchTopDeckCommand,
  },
  {
    words: ['refresh'],
    summary: 'Fetch what changed and publish it, unless it lost too much',
    load: async () => (await import('./refresh.ts')).refreshCommand,
  },
  {
    words: ['ingest'],
    summary: 'Read card data, prices, combos and precons from a folder of upstream files',
    load: async () => (await import('./ingest-mirror.ts')).ingestMirrorCommand,
  },
  {
    words: ['ingest', 'decks'],
    summary: 'Add decks from files of deck lists',
    load: async () => (await import('./ingest-decks.ts')).ingestDecksCommand,
  },
  {
    words: ['ingest', 'prices'],
    summary: "Set one vendor's prices from a file",
    load: async () => (await import('./ingest-prices.ts')).ingestPricesCommand,
  },
  {
    words: ['ingest', 'salt'],
    summary: 'Set salt scores of cards from a file',
    load: async () => (await import('./ingest-salt.ts')).ingestSaltCommand,
  },
  {
    words: ['build'],
    summary: 'Make a snapshot of the ingested cards and decks and publish it',
    load: async () => (await import('./build.ts')).buildCommand,
  },
  {
    words: ['worker'],
    summary: 'Judge decks for builds that run on other machines',
    load: async () => (await import('./worker.ts')).workerCommand,
  },
  {
    words: ['publish'],
    summary: 'Make a written snapshot the one the site serves',
    load: async () => (await import('./publish.ts')).publishCommand,
  },
  {
    words: ['rollback'],
    summary: 'Serve the snapshot before the published one again',
    load: async () => (await import('./rollback.ts')).rollbackCommand,
  },
  {
    words: ['sources'],
    summary: 'Where the decks come from; list, show, remove or allow one',
    load: async () => (await import('./sources.ts')).SOURCES_VERBS.list,
  },
  {
    words: ['sources', 'list'],
    summary: 'List the sources of decks, and what was removed',
    load: async () => (await import('./sources.ts')).SOURCES_VERBS.list,
  },
  {
    words: ['sources', 'show'],
    summary: 'Show one source, or what is stored of one deck',
    load: async () => (await import('./sources.ts')).SOURCES_VERBS.show,
  },
  {
    words: ['sources', 'remove'],
    summary: 'Remove a source or a deck for good, from the site as well',
    load: async () => (await import('./sources.ts')).SOURCES_VERBS.remove,
  },
  {
    words: ['sources', 'allow'],
    summary: 'Take a removed source or deck again from the next ingest on',
    load: async () => (await import('./sources.ts')).SOURCES_VERBS.allow,
  },
  {
    words: ['bulk'],
    summary: 'Write all numbers of the published snapshot as files, which the site offers at /api/v1/bulk',
    load: async () => (await import('./bulk.ts')).bulkCommand,
  },
  {
    words: ['export', 'lake'],
    summary: 'Write the counted decks and the statistics as Parquet, for other engines',
    load: async () => (await import('./export-lake.ts')).exportLakeCommand,
  },
  {
    words: ['status'],
    summary: 'Say what is ingested, built and published',
    load: async () => (await import('./status.ts')).statusCommand,
  },
];
