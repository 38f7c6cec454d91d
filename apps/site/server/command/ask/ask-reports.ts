import { unknownLines } from '@deckwright/contract';
import {
  type DeckListParts,
  InsightAnswer,
  type PlayedCard,
  type PlayedOrder,
  type Provenance,
  RecommendationsAnswer,
  type RecommendationsRequest,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { adviceHead, checkCommander, planLines } from '../../questions/advice-head.ts';
import type { AskApi } from '../../questions/ask-api.ts';
import { CommanderItem, PlayedItems, ResultsItem } from '../../questions/commander-answers.ts';
import { toCommanderId } from '../../questions/commander-id.ts';
import { notReadTexts, readSentDeck } from '../../questions/read-deck-list.ts';
import { resultLines } from '../../questions/results-text.ts';
import { sampleText } from '../../questions/sample-text.ts';
import type { ListFile } from './deck-file.ts';
import type { Report } from './report.ts';

const MAX_ENTRIES = 100;
/** Most pages of cards requested: 10,000 cards, with a site that fills its pages. */
const MAX_PAGES = 100;

/** The numbers of a commander, its tournament results and the cards its decks run; `name` is a name, slug or id. */
export async function askCommander(
  { ask }: AskApi,
  name: string,
  { order, limit }: { order: PlayedOrder; limit: number },
): Promise<Report> {
  const path = `/commanders/${encodeURIComponent(toCommanderId(name))}`;
  const { data, source } = await ask(path, CommanderItem);
  const { data: results } = await ask(`${path}/results`, ResultsItem);
  const cards: PlayedCard[] = [];
  let next: string | null = `${path}/cards?order=${order}&limit=${Math.min(limit, MAX_ENTRIES)}`;
  for (let page = 0; next !== null && cards.length < limit; page += 1) {
    if (page === MAX_PAGES)
      throw new AppError('unavailable', `The site has not sent all cards in ${MAX_PAGES} pages.`);
    const part: { data: PlayedCard[]; next: string | null } = await ask(next, PlayedItems);
    cards.push(...part.data);
    next = part.next === null ? null : pathOfNext(part.next);
  }
  const shown = cards.slice(0, limit);
  const rank = data.rank === null ? '' : `, rank ${data.rank}`;
  const price = data.avg_price === null ? '' : `, ${data.avg_price} USD on average`;
  const themes = data.themes.slice(0, 5).map(({ name: theme, num_decks }) => `${theme} (${num_decks})`);
  return {
    above: [
      `${data.name}: ${data.num_decks} decks${rank}${price}`,
      sampleText(data.sample),
      ...(data.banned ? ['Banned in Commander: no deck may have it as commander.'] : []),
      ...(themes.length > 0 ? [`Themes: ${themes.join(', ')}`] : []),
      ...resultLines(results),
      ...aboutSource(source),
    ],
    rows: shown.map((card) => ({
      card: card.name,
      decks: card.num_decks,
      of: card.potential_decks,
      inclusion: card.inclusion_rate,
      low: card.inclusion_low,
      high: card.inclusion_high,
      synergy: card.synergy,
      lift_log10: card.lift,
    })),
    whole: { commander: data, results, cards: shown, source },
  };
}

/** The path below the API of an address that leads to the next page. */
function pathOfNext(address: string): string {
  const start = address.indexOf('/commanders/');
  if (start >= 0) return address.slice(start);
  throw new AppError('unavailable', 'The answer has another form than expected: its next page is elsewhere.');
}

/** What the deck of a file is made of, what is wrong with it, and what of the file is not in it. */
export async function askDeck(api: AskApi, { text, fileName }: ListFile): Promise<Report> {
  const { list, deck } = await readSentDeck(api, text, fileName);
  const { data, source } = await api.ask('/insight', InsightAnswer, deck);
  const { bracket, lands, salt, value, combos } = data;
  const facts: Fact[] = [
    ['commander', data.commanders.map(({ name }) => name).join(' & ') || null],
    ['cards', data.size],
    ['bracket', `${bracket.bracket} (${bracket.name}): ${bracket.reasons.join('; ')}`],
    ['average mana value', data.average_mana_value],
    ['lands', lands.count],
    ...lands.modal.map(({ name }): Fact => ['land on the back', name]),
    ['lands advised', lands.advised],
    ['price, USD', value.price],
    ['cards without a price', value.missing],
    ['basic lands in the price', value.basics],
    ['price of the basic lands, USD', value.basics_price],
    ['day of the oldest price', value.oldest_date],
    ['day of the newest price', value.newest_date],
    ['cards at the price of a foil or etched copy', value.foil_or_etched],
    ['salt, 0 to 4', salt.mean],
    ['combos', combos.present_count],
    ['combos that lack one card', combos.near_count],
    ...data.colors.map(({ words }): Fact => ['color', words]),
    ...data.faults.map(({ text: problem }): Fact => ['problem', problem]),
    ...factsOfList(list),
    ...unknownLines(data.unknown, data.card_date).map((line): Fact => ['unknown name', line]),
  ];
  return {
    above: aboutSource(source),
    rows: facts.map(([what, value]) => ({ what, value })),
    whole: { deck: data, list, source },
  };
}

/** What a terminal may ask of recommendations. */
type AdviceOptions = Pick<
  RecommendationsRequest,
  'max_price' | 'max_total_price' | 'bracket' | 'any_bracket' | 'any_price' | 'plan'
>;

/** Cards that must go from the deck of a file, all of them; those to add to it, those worth reading first; and those to cut. */
export async function askRecommendations(
  api: AskApi,
  { text, fileName }: ListFile,
  options: AdviceOptions,
  limit: number,
): Promise<Report> {
  const { list, deck } = await readSentDeck(api, text, fileName);
  checkCommander(deck);
  const { data, source } = await api.ask('/recommendations', RecommendationsAnswer, {
    ...deck,
    ...options,
    order: 'reading',
  });
  const unrated = { price: null, price_finish: null, score: null };
  const rows = [
    ...data.must_go.map(({ name, reason }) => ({ what: 'must go', name, ...unrated, reasons: [reason] })),
    ...data.add.slice(0, limit).map((card) => ({ what: 'add', ...card })),
    ...data.cut.slice(0, limit).map((card) => ({ what: 'cut', ...card })),
  ];
  return {
    above: [
      adviceHead(data),
      ...planLines(data.plan),
      ...data.problems.map((problem) => `Problem: ${problem}`),
      ...factsOfList(list).map(([what, value]) => `${what[0]?.toUpperCase()}${what.slice(1)}: ${value}`),
      ...aboutSource(source),
    ],
    rows: rows.map(({ what, name, price, price_finish, score, reasons }) => ({
      what,
      card: name,
      price_usd: price,
      score,
      why: reasons.join('; '),
      price_finish,
    })),
    whole: { recommendations: data, list, source },
  };
}

type Fact = [what: string, value: string | number | null];

/** The companion, the cards outside the deck, and each line that was not read. */
function factsOfList({ companion, outside, not_read, card_date }: DeckListParts): Fact[] {
  return [
    ...(companion ? [['companion', companion.name] satisfies Fact] : []),
    ...outside.map(
      ({ quantity, name, board }): Fact => ['outside the deck', `${quantity} ${name} (${board})`],
    ),
    ...notReadTexts(not_read, card_date).map((text): Fact => ['not read', text]),
  ];
}

function aboutSource({ corpus, asOf, snapshot }: Provenance): string[] {
  return [`${corpus}${asOf === null ? '' : `; as of ${asOf}`} (${snapshot})`];
}
