export { cardDays, commanderDays, priceHistory } from './card-history.ts';
