export { archidektList, type ExportDeck, headedList, magicOnlineList, plainList } from './export-forms.ts';
export { type ExportCard, type ExportSource, exportLines } from './export-lines.ts';
export {
  type AffiliateIds,
  exportLink,
  linesFor,
  MAX_LINK_LENGTH,
  NO_LINK,
  type PrintedLine,
  wrapLink,
} from './export-links.ts';
export { parseDeckText } from './parse.ts';
export { printDeck } from './print.ts';
export { decodeFile, decodeText } from './read/decode.ts';
export { readDeckList, readDeckValue } from './read/read-deck-list.ts';
export type {
  DeckFormat,
  DeckListReading,
  FindCard,
  Finish,
  KnownCard,
  ListEntry,
  NotReadLine,
  OutsideBoard,
  OutsideCard,
  ReadOptions,
} from './read/types.ts';
export {
  fitsLink,
  readSharedDeck,
  type SharedDeck,
  TOO_LONG_TO_SHARE,
  writeSharedDeck,
} from './share-link.ts';
export type { DeckList, DeckProblem, ParsedDeck } from './types.ts';
