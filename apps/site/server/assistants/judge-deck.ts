import { InsightAnswer } from '@deckwright/contract/schemas';
import { faceNames } from '@deckwright/domain';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { dollars } from './card-fields.ts';
import { Citation, checkSameData, citationLines, toCitation } from './citation.ts';
import { DeckText, deckListFields, readDeckText } from './deck-list.ts';
import { defineTool } from './define-tool.ts';

const MAX_PROBLEMS = 10;
const MAX_NAMES = 15;
const UNSURE =
  'No rule is broken, but our data do not say whether the deck meets the condition of its companion.';
const LEGAL = 'No rule of deck building is broken.';
const LEGAL_WITH_COMPANION =
  'No rule of deck building is broken; the deck meets the condition of its companion.';
/** The page where a list is pasted and judged. */
export const ADVICE_PAGE = '/recs';

export const JUDGE_DECK = defineTool({
  name: 'judge_deck',
  title: 'Judge a deck',
  description:
    'What a Commander deck is made of and what is wrong with it: rule faults, estimated bracket with reasons, curve, types, roles, colors, lands advised, price, salt, and how many combos it has. Works on any list; nothing is stored.',
  input: z.object({ deck: DeckText }),
  output: z.object({
    commanders: z.array(z.string()),
    companion: z
      .object({
        name: z.string(),
        meets: z
          .boolean()
          .nullable()
          .describe('Whether the deck may have it; null where the data do not say'),
      })
      .nullable()
      .describe('The companion that the list names, outside its cards; null without one'),
    size: z.number().int().describe('Cards, commanders included'),
    bracket: z.object({
      estimate: z.number().int().describe('Estimated bracket, 2…5'),
      name: z.string(),
      reasons: z.array(z.string()),
    }),
    faults: z.array(z.string()).describe('Rules of deck building that it breaks; empty for a legal deck'),
    average_mana_value: z.number().nullable().describe('Of the nonland cards'),
    curve: z
      .array(z.number().int())
      .describe('Nonland cards by mana value from 0; the last entry is that and more'),
    types: z.record(z.string(), z.number()),
    lands: z.object({
      count: z.number().int(),
      advised: z.number().int().nullable(),
      modal: z.array(z.string()).describe('Cards with a land on the back, which do not count as lands'),
    }),
    roles: z.array(z.object({ role: z.string(), count: z.number().int() })).nullable(),
    colors: z.array(z.string()).describe('Whether the mana fits the costs, by color'),
    price_usd: z.number(),
    cards_without_price: z.number().int(),
    basic_lands_priced: z.number().int().describe('Basic lands counted in price_usd'),
    basic_lands_price_usd: z.number().describe('Their part of price_usd'),
    oldest_price_date: z.string().nullable().describe('Day of the oldest price in price_usd, YYYY-MM-DD'),
    newest_price_date: z.string().nullable().describe('Day of the newest price in price_usd, YYYY-MM-DD'),
    foil_or_etched: z.number().int().describe('Cards counted at the price of a foil or etched copy'),
    salt: z.number().nullable().describe('Mean of the scored cards, 0…4'),
    scored_cards: z.number().int().describe('Cards behind the salt score'),
    game_changers: z.array(z.string()),
    combos: z.number().int().describe('Complete combos; find_combos_of_deck lists them'),
    ...deckListFields,
    source: Citation,
  }),
  answer: async ({ ask, pageAt }, { deck }) => {
    const sent = await readDeckText({ ask }, deck);
    const { data, source } = await ask('/insight', InsightAnswer, sent.deck);
    checkSameData(source, sent.source);
    const citation = toCitation(source, pageAt(ADVICE_PAGE));
    const problems = data.faults.slice(0, MAX_PROBLEMS).map(({ text }) => boundedText(text, 300));
    const reasons = data.bracket.reasons.slice(0, MAX_PROBLEMS).map((reason) => boundedText(reason, 300));
    const roles = data.roles?.map(({ label, count }) => ({ role: label, count })) ?? null;
    const game_changers = data.bracket.game_changers.slice(0, MAX_NAMES).map(({ name }) => name);
    const advised = data.lands.advised === null ? '' : ` (${data.lands.advised} advised)`;
    const modal = data.lands.modal.slice(0, MAX_NAMES).map(({ name }) => faceNames(name)[0] ?? name);
    const backs =
      modal.length === 0
        ? ''
        : `, and ${data.lands.modal.length} with a land on the back: ${modal.join('; ')}`;
    const types = Object.entries(data.types).filter(([, count]) => count > 0);
    const salt =
      data.salt.mean === null ? 'no score' : `${data.salt.mean} of 4 over ${data.salt.scored} cards`;
    return {
      lines: [
        `Commander: ${data.commanders.map(({ name }) => name).join(' & ') || 'none found'}; ${data.size} cards`,
        `Estimated bracket ${data.bracket.bracket} (${data.bracket.name}): ${reasons.join('; ')}`,
        ...(problems.length === 0
          ? [describeLegality(data.companion)]
          : problems.map((text) => `Fault: ${text}`)),
        ...sent.lines,
        `Average mana value without lands: ${data.average_mana_value ?? 'none'}; curve from 0: ${data.curve.join(' ')}`,
        `Types: ${types.map(([type, count]) => `${type} ${count}`).join(', ')}; lands ${data.lands.count}${advised}${backs}`,
        ...(roles === null
          ? []
          : [`Roles: ${roles.map(({ role, count }) => `${role} ${count}`).join(', ')}`]),
        ...data.colors.map(({ words }) => words),
        `Price: ${describePrice(data.value)}; salt: ${salt}`,
        ...(game_changers.length > 0 ? [`Game Changers: ${game_changers.join('; ')}`] : []),
        `Complete combos: ${data.combos.present_count}; one card away: ${data.combos.near_count}`,
        ...citationLines(citation),
      ],
      data: {
        commanders: data.commanders.map(({ name }) => name),
        companion: data.companion && { name: data.companion.name, meets: data.companion.meets },
        size: data.size,
        bracket: { estimate: data.bracket.bracket, name: data.bracket.name, reasons },
        faults: problems,
        average_mana_value: data.average_mana_value,
        curve: data.curve,
        types: data.types,
        lands: { count: data.lands.count, advised: data.lands.advised, modal },
        roles,
        colors: data.colors.map(({ words }) => words),
        price_usd: data.value.price,
        cards_without_price: data.value.missing,
        basic_lands_priced: data.value.basics,
        basic_lands_price_usd: data.value.basics_price,
        oldest_price_date: data.value.oldest_date,
        newest_price_date: data.value.newest_date,
        foil_or_etched: data.value.foil_or_etched,
        salt: data.salt.mean,
        scored_cards: data.salt.scored,
        game_changers,
        combos: data.combos.present_count,
        ...sent.fields,
        source: citation,
      },
    };
  },
});

function describePrice(value: z.infer<typeof InsightAnswer>['data']['value']): string {
  const { price, missing, basics, basics_price, foil_or_etched } = value;
  return [
    `${dollars(price)}, without ${missing} cards that have no price`,
    ...(basics > 0 ? [`${dollars(basics_price)} of it for ${basics} basic lands`] : []),
    ...(foil_or_etched > 0 ? [`${foil_or_etched} cards at the price of a foil or etched copy`] : []),
  ].join(', ');
}

function describeLegality(companion: z.infer<typeof InsightAnswer>['data']['companion']): string {
  if (companion === null) return LEGAL;
  return companion.meets === null ? UNSURE : LEGAL_WITH_COMPANION;
}
