export { cardJson, imageUris } from './card/card-json.ts';
export { cardNames } from './card/card-names.ts';
export { cardPage } from './card/card-page.ts';
export type { ViewContext } from './card/card-view-json.ts';
export { cardsPage } from './card/cards-page.ts';
export { isImagePath } from './card/image-path.ts';
export { TOP_GROUPS, topListOf } from './card/top-lists.ts';
export { topPage, topListPage } from './card/top-page.ts';
export { comboPage } from './combo/combo-page.ts';
export { comboTable } from './combo/combo-table.ts';
export { type ComboForm, combosPage } from './combo/combos-page.ts';
export { commanderPage } from './commander/commander-page.ts';
export { commandersPage, homePage } from './commander/commanders-page.ts';
export { companionsPage } from './commander/companions-page.ts';
export { partnerPage } from './commander/partner-page.ts';
export { backgroundsPage, partnersPage } from './commander/partners-page.ts';
export { articlePage, articlesAbout, articlesPage } from './content/articles-page.ts';
export { infoPage } from './content/info-page.ts';
export { type Article, type Content, parseArticle, siteContent } from './content/read-content.ts';
export { infoTexts } from './content/read-info.ts';
export { THRESHOLD_WORDS } from './content/threshold-words.data.ts';
export { averageDeckPage } from './deck/average-deck-page.ts';
export { type DecksQuery, deckPage, decksPage } from './deck/decks-page.ts';
export { checkSharedList } from './deck/shared-list.ts';
export { deckInsight } from './insight/deck-insight.ts';
export { type LandsForm, landsPage } from './land/lands-page.ts';
export { nearestWords } from './page/nearest-words.ts';
export { pageAddresses } from './page/page-addresses.ts';
export { UnknownNameError } from './page/unknown-name-error.ts';
export { preconBySlug, preconGroups } from './precon/precon-groups.ts';
export { facesOf, preconPage } from './precon/precon-page.ts';
export { preconsPage } from './precon/precons-page.ts';
export { type PreviewFacts, type PreviewPage, previewPage } from './preview/preview-facts.ts';
export { recommendations } from './recs/recommendations.ts';
export { saltPage } from './salt/salt-page.ts';
export { saltVotePage } from './salt/salt-vote-page.ts';
export {
  cardOption,
  commanderOptions,
  nearestOptions,
  searchOptions,
  setOption,
} from './search/search-options.ts';
export { cardSearchAnswer, listSearchAnswer, searchPage } from './search/search-page.ts';
export { setIndex } from './set/set-index.ts';
export { setPage } from './set/set-page.ts';
export { setsPage } from './set/sets-page.ts';
export { loadSnapshot } from './snapshot/load-snapshot.ts';
export type { LoadedSnapshot, SnapshotResources } from './snapshot/loaded-snapshot.ts';
export type { ResolvedCommander } from './snapshot/name-resolver.ts';
export { playSpellify, spellifyToday } from './spellify/spellify-game.ts';
export { type TagList, tagPage, tagsPage } from './tag/tag-page.ts';
export { playedThemes, unknownTheme } from './tag/themes.ts';
