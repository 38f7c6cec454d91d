export { listPrice, type PricedLine, vendorValues } from './list-price.ts';
export {
  type DeckLines,
  type ListLine,
  type MergedDeck,
  mergeLines,
  type NamedDeck,
  readNamedDeck,
} from './named-deck.ts';
export {
  type KnownPrecon,
  type PreconCard,
  type PreconGroup,
  preconBySlug,
  preconGroups,
} from './precon-groups.ts';
export { parseList, type ReadCard, type ReadList, readList } from './read-list.ts';
export { describeUnknown } from './unknown-names.ts';
