export {
  colorStaples,
  companionCommanders,
  companionNamed,
  pairsOfColors,
  type StapleKind,
} from './color-lists.ts';
export { commanderCard } from './commander-card.ts';
export { numbersOfCommander } from './commander-page.ts';
export { NO_COMMANDER_STATS } from './no-decks.ts';
export { overallCurve } from './overall-curve.ts';
export { COMMANDER_PAGES } from './pages.ts';
