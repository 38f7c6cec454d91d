export type { OnProgress, ReadingProgress } from './catalogue/progress.ts';
export { type Catalogue, readCatalogue } from './catalogue/read-catalogue.ts';
export { type DeckRead, readDecks } from './decks/read-decks.ts';
export { type DownloadSize, type FetchInput, fetchUpstream } from './fetch/fetch-upstream.ts';
export type { Manners } from './fetch/request.ts';
export { type PriceFile, type PriceRow, readPrices } from './prices/read-prices.ts';
export { readSalt, type SaltRow } from './salt/read-salt.ts';
export { MAX_REJECT_SHARE, newReport, type Reject, type SourceReport } from './stream/report.ts';
