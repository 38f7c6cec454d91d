export { cardJson, imageUris } from './card/card-json.ts';
export { cardNamesDocument } from './card/card-names.ts';
export { cardDocument } from './card/card-page.ts';
export type { ViewContext } from './card/card-view-json.ts';
export { cardsDocument } from './card/cards-page.ts';
export { isImagePath } from './card/image-path.ts';
export { TOP_GROUPS, topListOf } from './card/top-lists.ts';
export { topDocument, topListDocument } from './card/top-page.ts';
export { comboDocument } from './combo/combo-page.ts';
export { comboTable } from './combo/combo-table.ts';
export { type ComboForm, combosDocument } from './combo/combos-page.ts';
export { commanderDocument } from './commander/commander-page.ts';
export { commandersDocument, homeDocument } from './commander/commanders-page.ts';
export { companionsDocument } from './commander/companions-page.ts';
export { partnerDocument } from './commander/partner-page.ts';
export { backgroundsDocument, partnersDocument } from './commander/partners-page.ts';
export { articleDocument, articlesAbout, articlesDocument } from './content/articles-page.ts';
export { infoDocument } from './content/info-page.ts';
export { type Article, type Content, parseArticle, siteContent } from './content/read-content.ts';
export { infoTexts } from './content/read-info.ts';
export { THRESHOLD_WORDS } from './content/threshold-words.data.ts';
export { averageDeckDocument } from './deck/average-deck-page.ts';
export { type DecksQuery, deckDocument, decksDocument } from './deck/decks-page.ts';
export { checkSharedList } from './deck/shared-list.ts';
export { insightDocument } from './insight/insight-page.ts';
export { type LandsForm, landsDocument } from './land/lands-page.ts';
export { nearestWords } from './page/nearest-words.ts';
export { pageAddresses } from './page/page-addresses.ts';
export { UnknownNameError } from './page/unknown-name-error.ts';
export { preconBySlug, preconGroups } from './precon/precon-groups.ts';
export { facesOf, preconDocument } from './precon/precon-page.ts';
export { preconsDocument } from './precon/precons-page.ts';
export { type PreviewFacts, type PreviewPage, previewPage } from './preview/preview-facts.ts';
export { recsDocument } from './recs/recs-page.ts';
export { saltDocument } from './salt/salt-page.ts';
export { saltVoteDocument } from './salt/salt-vote-page.ts';
export {
  cardOption,
  commanderOptions,
  nearestOptions,
  searchOptions,
  setOption,
} from './search/search-options.ts';
export { cardSearchAnswer, listSearchAnswer, searchDocument } from './search/search-page.ts';
export { setIndex } from './set/set-index.ts';
export { setDocument } from './set/set-page.ts';
export { setsDocument } from './set/sets-page.ts';
export { loadSnapshot } from './snapshot/load-snapshot.ts';
export type { LoadedSnapshot, SnapshotResources } from './snapshot/loaded-snapshot.ts';
export type { ResolvedCommander } from './snapshot/name-resolver.ts';
export { playSpellify, spellifyToday } from './spellify/spellify-game.ts';
export { type TagList, tagDocument, tagsDocument } from './tag/tag-page.ts';
export { playedThemes, unknownTheme } from './tag/themes.ts';
