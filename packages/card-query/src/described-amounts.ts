import { NUMBER_BY_WORD } from './vocabulary.data.ts';

/** What a phrase at the start of a text asks for, and how many of its words it has. */
export type Phrase = { condition: string; words: number };

const NUMBER = String.raw`\d+(?:\.\d+)?|${[...NUMBER_BY_WORD.keys()].join('|')}`;
const AMOUNT = String.raw`(?:\$(?<price>\d+(?:\.\d+)?)|(?<dollars>${NUMBER}) ?(?:\$|dollars?|bucks?|usd))`;
const BOUND = `(?:(?<bound>under|below|less than|cheaper than|up to|at most|over|above|more than|at least) )`;
const TAIL = `(?: (?:or|and) (?<tail>less|under|cheaper|fewer|more|greater|up))?`;
const END = `(?= |$)`;

const PRICE = new RegExp(`^(?:${BOUND}?${AMOUNT}${TAIL})${END}`);
const COST = new RegExp(
  `^(?:${BOUND}?(?<count>${NUMBER})[ -](?:mana|drops?|cmc|mv|mana value)${TAIL})${END}`,
);
const NAMED_COST = new RegExp(`^(?:(?:mana value|cmc|mv)(?: of)? ${BOUND}?(?<count>${NUMBER})${TAIL})${END}`);
const POWER = new RegExp(`^(?:power(?: of)? ${BOUND}?(?<count>${NUMBER})${TAIL})${END}`);

const SIGN_BY_BOUND: Readonly<Record<string, string>> = {
  under: '<',
  below: '<',
  'less than': '<',
  'cheaper than': '<',
  'up to': '<=',
  'at most': '<=',
  over: '>',
  above: '>',
  'more than': '>',
  'at least': '>=',
};
const SIGN_BY_TAIL: Readonly<Record<string, string>> = { more: '>=', greater: '>=', up: '>=' };

const FORMS = [
  { form: PRICE, key: 'usd', usual: '<=' },
  { form: COST, key: 'mv', usual: '=' },
  { form: NAMED_COST, key: 'mv', usual: '=' },
  { form: POWER, key: 'pow', usual: '=' },
] as const;

/** A price, mana value or power at the start of a text in lower case: "under $2", "two-drops", "power 4 or more". */
export function describedAmount(text: string): Phrase | null {
  for (const { form, key, usual } of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const { price, dollars, count, bound, tail } = found.groups ?? {};
    const written = price ?? dollars ?? count ?? '';
    const number = NUMBER_BY_WORD.get(written) ?? Number(written);
    const sign = bound ? SIGN_BY_BOUND[bound] : tail ? (SIGN_BY_TAIL[tail] ?? '<=') : usual;
    return { condition: `${key}${sign}${number}`, words: found[0].split(' ').length };
  }
  return null;
}
