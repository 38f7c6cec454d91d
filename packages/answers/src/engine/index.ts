export {
  type AskEngine,
  type AverageDeckAnswer,
  CARD_KIND,
  type CommanderAnswer,
  type LandsAnswer,
  type Overview,
} from './engine-calls.ts';
export { openEnginePool } from './engine-pool.ts';
