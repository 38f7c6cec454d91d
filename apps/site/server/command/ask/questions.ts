import {
  CommanderDetails,
  InsightAnswer,
  itemOf,
  listOf,
  PlayedCard,
  type PlayedOrder,
  type Provenance,
  RecommendationsAnswer,
} from '@deckwright/api-client/schemas';
import { parseDeckText } from '@deckwright/decklist';
import { AppError } from '@deckwright/domain';
import type { z } from 'zod';
import { adviceHead } from '../../asking/advice-head.ts';
import type { AskApi } from '../../asking/ask-api.ts';
import { commanderIdOf } from '../../asking/commander-id.ts';
import type { Report } from './report.ts';

const CommanderItem = itemOf(CommanderDetails, 'Commander').options[0];
const PlayedItems = listOf(PlayedCard, 'PlayedCard').options[0];
const MOST_ENTRIES = 100;
/** Pages of cards that are asked for: 10,000 cards, with a site that fills its pages. */
const MOST_PAGES = 100;
/** Unknown names in an error. */
const SHOWN_NAMES = 3;

/** The numbers of a commander and the cards its decks run; `name` is a name, slug or id. */
export async function askCommander(
  { ask }: AskApi,
  name: string,
  { order, limit }: { order: PlayedOrder; limit: number },
): Promise<Report> {
  const path = `/commanders/${encodeURIComponent(commanderIdOf(name))}`;
  const { data, source } = await ask(path, CommanderItem);
  const cards: PlayedCard[] = [];
  let next: string | null = `${path}/cards?order=${order}&limit=${Math.min(limit, MOST_ENTRIES)}`;
  for (let page = 0; next !== null && cards.length < limit; page += 1) {
    if (page === MOST_PAGES)
      throw new AppError('unavailable', `The site has not sent all cards in ${MOST_PAGES} pages.`);
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
      ...(themes.length > 0 ? [`Themes: ${themes.join(', ')}`] : []),
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
    whole: { commander: data, cards: shown, source },
  };
}

/** The path below the API of an address that leads to the next page. */
function pathOfNext(address: string): string {
  const start = address.indexOf('/commanders/');
  if (start >= 0) return address.slice(start);
  throw new AppError('unavailable', 'The answer has another form than expected: its next page is elsewhere.');
}

/** What the deck in a text is made of, and what is wrong with it. */
export async function askDeck({ ask }: AskApi, text: string): Promise<Report> {
  const { data, source } = await ask('/insight', InsightAnswer, deckIn(text));
  if (data.size === 0 && data.unknown.length > 0) throw noKnownCard(data.unknown);
  const { bracket, lands, salt, value, combos } = data;
  const facts: [string, string | number | null][] = [
    ['commander', data.commanders.map(({ name }) => name).join(' & ') || null],
    ['cards', data.size],
    ['bracket', `${bracket.bracket} (${bracket.name}): ${bracket.reasons.join('; ')}`],
    ['average mana value', data.average_mana_value],
    ['lands', lands.count],
    ['lands advised', lands.advised],
    ['price, USD', value.price],
    ['cards without a price', value.missing],
    ['salt, 0 to 4', salt.mean],
    ['combos', combos.present_count],
    ['combos that lack one card', combos.near_count],
    ...data.colors.map(({ words }): [string, string] => ['color', words]),
    ...data.faults.map(({ text: fault }): [string, string] => ['problem', fault]),
    ...data.unknown.map(({ name, nearest }): [string, string] => [
      'unknown name',
      nearest ? `${name} (${nearest.label}?)` : name,
    ]),
  ];
  return {
    above: aboutSource(source),
    rows: facts.map(([what, told]) => ({ what, value: told })),
    whole: { deck: data, source },
  };
}

/** Cards to add to the deck in a text, and to cut from it. */
export async function askRecommendations(
  { ask }: AskApi,
  text: string,
  options: { max_price?: number; max_total_price?: number; bracket?: number },
  limit: number,
): Promise<Report> {
  const { data, source } = await ask('/recommendations', RecommendationsAnswer, {
    ...deckIn(text),
    ...options,
  });
  const rows = [
    ...data.add.slice(0, limit).map((card) => ({ what: 'add', ...card })),
    ...data.cut.slice(0, limit).map((card) => ({ what: 'cut', ...card })),
  ];
  return {
    above: [
      adviceHead(data),
      ...data.problems.map((problem) => `Problem: ${problem}`),
      ...aboutSource(source),
    ],
    rows: rows.map(({ what, name, price, score, reasons }) => ({
      what,
      card: name,
      price_usd: price,
      score,
      why: reasons.join('; '),
    })),
    whole: { recommendations: data, source },
  };
}

function deckIn(text: string): { commanders: string[]; cards: string[] } {
  const { commanders, cards } = parseDeckText(text);
  if (commanders.length + cards.length === 0)
    throw new AppError('invalid-argument', 'The file has no card. Write one a line, such as "1 Sol Ring".');
  return { commanders, cards: cards.map(({ name, quantity }) => `${quantity} ${name}`) };
}

function noKnownCard(unknown: z.infer<typeof InsightAnswer>['data']['unknown']): AppError {
  const shown = unknown
    .slice(0, SHOWN_NAMES)
    .map(({ name, nearest }) => `"${name}"${nearest ? ` (${nearest.label}?)` : ''}`);
  return new AppError(
    'invalid-argument',
    `No line names a card that the site knows: ${shown.join(', ')}${unknown.length > SHOWN_NAMES ? ', …' : ''}. Is this a deck list?`,
  );
}

function aboutSource({ corpus, asOf, snapshot }: Provenance): string[] {
  return [`${corpus}${asOf === null ? '' : `; as of ${asOf}`} (${snapshot})`];
}
