import { starterCards } from '@deckwright/starter';
import { describe, expect, it } from 'vitest';
import { typeWords } from './columns.ts';
import { parseQuery } from './parse.ts';
import { findUnread, suggestQueries } from './suggest-query.ts';
import { WORDS } from './vocabulary.data.ts';

const known = {
  typeLines: starterCards().map(({ typeLine }) => ` ${typeWords(typeLine)} `),
  keywords: new Map([
    ['haste', []],
    ['flying', []],
    ['first strike', []],
  ]),
};

const BLUE = '(t:island or o:"add {u}" or o:"or {u}" or o:", {u}," or o:"any color")';
const FREE = `-t:land (mv=0 or o:"rather than pay ~'s mana cost" or o:"cast ~ without paying")`;

describe('the query that plain words describe', () => {
  it.each([
    ['red haste dragon', 'c:r keyword:haste t:dragon'],
    ['green creatures that draw cards', 'c:g t:creature role:draw'],
    ['black board wipe under $2', 'c:b role:sweeper usd<2'],
    ['black board wipes', 'c:b role:sweeper'],
    ['free spells', FREE],
    ['free blue counterspells', `${FREE} c:u role:counterspell`],
    ['dragons', 't:dragon'],
    ['elves', 't:elf'],
    ['faeries', 't:faerie'],
    ['sorceries', 't:sorcery'],
    ['lands that make blue', `t:land ${BLUE}`],
    ['lands that make colorless mana', 't:land (o:"add {c}" or o:"or {c}" or o:", {c},")'],
    ['creatures that tap for any color', 't:creature o:"any color"'],
    ['green lands', 'id=g t:land'],
    ['white and blue lands', 'id=wu t:land'],
    ['white blue creatures', 'c:wu t:creature'],
    ['blue mana rocks', 'id=u role:mana-artifact'],
    ['Azorius counterspells', 'id<=azorius role:counterspell'],
    ['Azorius commanders', 'id=azorius is:commander'],
    ['mono-red goblins', 'id=r t:goblin'],
    ['legendary elves', 't:legendary t:elf'],
    ['white flyers', 'c:w keyword:flying'],
    ['creatures with first strike', 't:creature keyword:"first strike"'],
    ['mana rocks', 'role:mana-artifact'],
    ['best white removal spells', 'c:w role:removal'],
    ['red instants', 'c:r t:instant'],
    ['two-drop elves', 'mv=2 t:elf'],
    ['3 mana green ramp', 'mv=3 c:g role:ramp'],
    ['removal under 3 mana', 'role:removal mv<3'],
    ['removal for 2 mana or less', 'role:removal mv<=2'],
    ['artifacts of mana value at most two', 't:artifact mv<=2'],
    ['tutors over 20 dollars', 'role:tutor usd>20'],
    ['ramp for $5 or less', 'role:ramp usd<=5'],
    ['creatures with power 4 or more', 't:creature pow>=4'],
    ['green', 'c:g'],
    ['green mana dorks', 'c:g t:creature o:"{t}: add"'],
    ['dragon tribal', '(t:dragon or o:dragon)'],
    ['red goblins deck', 'c:r (t:goblin or o:goblin)'],
    ['instant speed removal', '(t:instant or keyword:flash) role:removal'],
    ['lands that draw cards', 't:land role:draw'],
    ['zombie lords', 't:zombie t:creature o:other o:"get +"'],
    ['land ramp', '-t:land role:ramp o:land o:"onto the battlefield"'],
    ['mass land destruction', 'role:mass-land-denial'],
    ['green fatties', 'c:g t:creature pow>=6'],
    ['+1/+1 counters', 'o:"+1/+1 counter"'],
    ['white graveyard hate', expect.stringMatching(/^c:w \(o:"exile target player's graveyard"/)],
    ['stax', expect.stringMatching(/^\(o:"players can't"/)],
    ['artifact removal', expect.stringMatching(/^\(o:"destroy target artifact"/)],
  ])('is found for %s', (words, query) => {
    const queries = suggestQueries(words, known);
    expect(queries).toEqual([query]);
    for (const each of queries) parseQuery(each);
  });

  it('parses whatever players’ words it is made of', () => {
    for (const word of Object.keys(WORDS))
      for (const query of suggestQueries(`blue ${word}`, known)) parseQuery(query);
  });

  it.each([
    ['best cards for Krenko', ['Krenko']],
    ['green Thing dragons', ['Thing']],
    ['green dragons', []],
  ])('leaves out of %s the words %j', (text, words) => {
    expect(findUnread(text, known)).toEqual(words);
  });

  it.each([
    ['cheap green ramp', ['usd<1 c:g role:ramp', 'mv<=2 c:g role:ramp']],
    ['expensive dragons', ['usd>20 t:dragon', 'mv>=6 t:dragon']],
  ])('is one for each reading of %s', (words, queries) => {
    expect(suggestQueries(words, known)).toEqual(queries);
    for (const query of queries) parseQuery(query);
  });

  it.each([
    'sol ring',
    'green thing of the',
    'the',
    '',
    'dragon under',
    'power',
    'mana',
    '2',
    'elves or goblins',
  ])('is none for %s', (words) => {
    expect(suggestQueries(words, known)).toEqual([]);
  });
});
