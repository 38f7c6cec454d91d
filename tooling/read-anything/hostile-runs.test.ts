// Every function that reads visitors' text, given long runs of every kind of token.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectTarget } from '../../apps/site/app/features/account/redirect.ts';
import { readConsent } from '../../apps/site/app/features/audience/consent/consent.ts';
import { readPastedDeck } from '../../apps/site/app/features/recs/read-deck.server.ts';
import { recommendFor } from '../../apps/site/app/features/recs/recommend.server.ts';
import {
  printReplacements,
  readReplacements,
  replaceNames,
} from '../../apps/site/app/features/recs/replace-name.ts';
import { hasShape } from '../../apps/site/app/shared/api/has-shape.ts';
import { readRemembered } from '../../apps/site/app/shared/lists/views/list-cookies.ts';
import { boundedText } from '../../apps/site/server/assistants/bounded-text.ts';
import { embedOfPath } from '../../apps/site/server/embeds/oembed.ts';
import { addressBehind, limitKey } from '../../apps/site/server/http/client-address.ts';
import { chooseEncoding } from '../../apps/site/server/http/encoding.ts';
import { matchesEtag } from '../../apps/site/server/http/etag.ts';
import { toLoggedPath } from '../../apps/site/server/http/logged-path.ts';
import { routedPath } from '../../apps/site/server/http/routed-path.ts';
import { canonicalPath, canonicalQuery } from '../../apps/site/server/pages/canonical-url.ts';
import { readForm } from '../../apps/site/server/pages/read-form.ts';
import { openTestApp, type TestApp } from '../../apps/site/server/testing/test-app.ts';
import { checkName, deviceLabel } from '../../packages/accounts/src/index.ts';
import { likenessKey } from '../../packages/accounts/src/names/likeness-key.ts';
import { checkPassword } from '../../packages/accounts/src/password/password-rules.ts';
import { toNetwork } from '../../packages/accounts/src/sharing/network.ts';
import {
  type Answers,
  checkSharedList,
  createAnswers,
  PAGES,
  type PageName,
} from '../../packages/answers/src/index.ts';
import { looksAlike } from '../../packages/answers/src/list/alike.ts';
import { readList } from '../../packages/answers/src/list/read-list.ts';
import { findExactPage } from '../../packages/answers/src/lookup/exact-page.ts';
import { nearestWords } from '../../packages/answers/src/lookup/nearest-words.ts';
import { parseQuery, printQuery, runQuery } from '../../packages/card-query/src/index.ts';
import {
  DECK_QUERY,
  parseDeckQuery,
  parseListQuery,
  parseViewQuery,
  readQueryValues,
} from '../../packages/contract/src/index.ts';
import { readCollection } from '../../packages/decklist/src/collection/index.ts';
import {
  decodeFile,
  decodeText,
  exportLines,
  parseDeckText,
  readDeckList,
  readSharedDeck,
} from '../../packages/decklist/src/index.ts';
import {
  cardSlug,
  faceNames,
  identityFromSlug,
  isPublicEmailAddress,
  logText,
  readRegion,
  searchKey,
  slugify,
} from '../../packages/domain/src/index.ts';
import { findGrowth } from '../testing/growth.ts';
import { HOSTILE_TEXTS, type HostileText } from '../testing/hostile-text.ts';

/** They read a text many times over, or do much more with it than read it. */
const DEAR: readonly string[] = ['every page', 'calls of the API', 'addresses of the API'];

let test: TestApp;
let answers: Answers;
beforeAll(async () => {
  test = await openTestApp();
  answers = createAnswers({ snapshot: test.snapshot, imageHost: null });
}, 60_000);
afterAll(() => test.close());

const form = (fields: Record<string, string>): FormData => {
  const input = new FormData();
  for (const [name, value] of Object.entries(fields)) input.append(name, value);
  return input;
};
const send = (path: string, body: unknown) =>
  test.app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
/** As long an address as the server reads. */
const MAX_ADDRESS = 16_000;
const address = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).slice(0, MAX_ADDRESS).replace(/%.?$/, '');
const pageNames = Object.keys(PAGES) as PageName[];

const READERS: Record<string, (text: string) => unknown> = {
  'a deck list': parseDeckText,
  'a deck list with its parts': (text) => readDeckList(text),
  'a table': (text) => readDeckList(`Count,Name,Category\n1,${text}`),
  'the heads of a table': (text) => readDeckList(`Count,Name,${text}\n1,Sol Ring,x`),
  'a table with quotes': (text) => readDeckList(`Count;Name\n1;"${text}`),
  'a table of a Markdown text': (text) => readDeckList(`| Name | Count |\n|---|---|\n| ${text} | 1 |`),
  'a file in XML': (text) => readDeckList(`<Deck><Cards Quantity="1" Name="${text}"/></Deck>`),
  'a broken file in XML': (text) => readDeckList(`<Deck>${text}`),
  'a file in JSON': (text) =>
    readDeckList(JSON.stringify({ name: text, mainboard: { [text]: { quantity: 1 } } })),
  'a broken file in JSON': (text) => readDeckList(`{"cards":["${text}`),
  'a deck below a heading': (text) => parseDeckText(`Commander\n1 ${text}\n\n// ${text}\n1 Opt [${text}]`),
  'a collection': (text) => readCollection(text),
  'a table of a collection': (text) => readCollection(`Name,Count\n${text},1`),
  'the bytes of a list': (text) => decodeFile(new TextEncoder().encode(text)),
  'the bytes of a collection': (text) => decodeText(new TextEncoder().encode(text)),
  'a shared link': (text) => readSharedDeck(`#deck=1${text}`),
  'lines to export': (text) => exportLines({ deckLines: [text, `1 ${text}`] }),
  'names to export': (text) => exportLines({ cardNames: [text] }),
  'a pasted deck': (text) => readPastedDeck(answers, text),
  'a name to replace': (text) => replaceNames(text, [{ from: 'Sol Ring', to: 'Sol' }]),
  'a replacement': (text) => readReplacements(printReplacements([{ from: text, to: text }])),
  'a replacement in a list': (text) => replaceNames(text, [{ from: text.slice(0, 200), to: 'Sol' }]),
  'the form of a deck': (text) => recommendFor(answers, form({ deck: text })),
  'the form of another deck': (text) =>
    recommendFor(answers, form({ deck: '1 Beacon', compare: 'other', other: text })),
  'the form of a clipboard': (text) =>
    recommendFor(answers, form({ deck: '1 Beacon', compare: 'clipboard', clipboard: text })),
  'other fields of the form': (text) =>
    recommendFor(
      answers,
      form({
        deck: '1 Beacon',
        commander: text,
        partner: text,
        keep: text,
        maxPrice: text,
        maxTotal: text,
        replace: text,
        bracket: text,
        discovery: text,
        compare: text,
      }),
    ),
  'a form': (text) =>
    readForm(
      new Request('http://x/recs', {
        method: 'POST',
        body: new URLSearchParams({ deck: text.toWellFormed() }),
      }),
    ),
  'a deck list by its cards': (text) => readList(test.snapshot, { text }),
  'a deck list of a program': (text) => send('/api/v1/deck-lists', { text }),
  'a text of an assistant': (text) => boundedText(text, 80),
  'a shared deck': (text) => checkSharedList(test.snapshot, text),
  'cards to add': (text) =>
    answers.advise({ cards: [text], commanders: [text] }, { parts: ['recommendations'] }),
  'a deck to judge': (text) =>
    answers.advise({ cards: [`1${text}Cyr\nthe Lone`, text], commanders: [text] }, { parts: ['insight'] }),
  'two decks to compare': (text) => answers.compare({ cards: [text] }, { cards: [`1${text}Cyr\nthe Lone`] }),
  'a card by name': (text) => test.snapshot.resolver.find(text),
  'a card by slug': (text) => test.snapshot.resolver.bySlug(text),
  'commanders by name': (text) => test.snapshot.resolver.findCommanders(text),
  'a commander by slug': (text) => test.snapshot.resolver.commanderBySlug(text),
  'a text in the search box': (text) => answers.options(text),
  'the name of a page': (text) => findExactPage(test.snapshot, text),
  'a card search': (text) => runQuery(parseQuery(text), test.snapshot.columns),
  'a printed search': (text) => printQuery(parseQuery(text)),
  'a mana cost': (text) => runQuery(parseQuery(`m:${text}`), test.snapshot.columns),
  'a number': (text) => runQuery(parseQuery(`mv>${text}`), test.snapshot.columns),
  'a type': (text) => runQuery(parseQuery(`t:"${text}"`), test.snapshot.columns),
  'a search within a list': (text) => answers.searchWithin('t:elf', [text]),
  'names that look alike': (text) => [
    looksAlike(text, 'Beacon // Sol'),
    hasShape('Beacon', text),
    hasShape(text, 'Beacon'),
  ],
  'the nearest words': (text) => nearestWords([{ label: 'Beacon', url: '/' }], text),
  'a slug': (text) => [slugify(text), cardSlug(text, 'split'), identityFromSlug(text)],
  'a name to compare': (text) => [searchKey(text), faceNames(text)],
  'filters of decks': (text) => parseDeckQuery(new URLSearchParams({ f: text })),
  'conditions of decks': (text) => parseDeckQuery(new URLSearchParams({ f: `in=${text};c:gt=${text}` })),
  'keys of a page': (text) =>
    readQueryValues(DECK_QUERY, new URLSearchParams(Object.keys(DECK_QUERY).map((key) => [key, text]))),
  'an address of a list': (text) =>
    parseListQuery(new URLSearchParams({ range: text, bracket: text, page: text })),
  'a view of a list': (text) => parseViewQuery(new URLSearchParams({ view: text, sort: text, group: text })),
  'every page': async (long) => {
    const text = long.slice(0, MAX_ADDRESS);
    for (const name of pageNames) {
      const params = { slug: text, id: text, colors: text, path: text };
      // Safe because a page that is not found, or takes no such parameter, throws.
      await answers
        .page(name, params as never, new URLSearchParams({ q: text, name: text, of: text }))
        .catch(() => null);
    }
  },
  'a path': (text) => [canonicalPath(`/${text}`), routedPath(`/${text}`), toLoggedPath(`/${text}`)],
  'a query': (text) =>
    [...pageNames].map((name) => canonicalQuery(`/${name}`, new URLSearchParams({ f: text, page: text }))),
  'an address to embed': (text) => [embedOfPath(text), embedOfPath(`/cards/${text}`)],
  'headers of a request': (text) => [
    chooseEncoding(text),
    matchesEtag(text, '"x"'),
    addressBehind('10.0.0.1', text, { has: () => true }),
    limitKey(text),
    toNetwork(text),
    deviceLabel(text),
  ],
  cookies: (text) => [readConsent(text), readRemembered(text)],
  'where to go after signing in': (text) => redirectTarget(`/${text}`),
  'an email address': (text) => [
    isPublicEmailAddress(text),
    isPublicEmailAddress(`${text}@example.org`),
    isPublicEmailAddress(`a@${text}`),
  ],
  'a name of a person': (text) => [likenessKey(text.slice(0, 300)), checkName(text)],
  'a password': (text) => checkPassword(text, { site: 'Deckwright', name: 'Jo', email: 'jo@example.org' }),
  'a country': (text) => readRegion(text),
  'a line of the log': (text) => logText({ text }),
  'calls of the API': async (text) => {
    const names = [text];
    for (const path of ['/api/recs', '/api/v1/recommendations', '/api/decks/insight', '/api/v1/insight'])
      await send(path, {
        cards: names,
        commanders: names,
        name: text,
        options: { keep: names, among: names },
      });
    await send('/api/v1/cards/batch', { names, fields: names });
    await send('/api/search/within', { q: text, within: names });
    await send('/api/games/spellify', { puzzle: text, letters: names, hints: names });
    await send('/api/newsletter', { email: text });
    await send('/mcp', { jsonrpc: '2.0', id: 1, method: text, params: { name: text } });
  },
  'addresses of the API': async (text) => {
    const part = address(text);
    for (const path of [
      ...[
        '/api/v1/cards/',
        '/api/v1/commanders/',
        '/api/v1/decks/',
        '/api/v1/search?q=',
        '/api/search?q=',
        '/api/v1/pages/cards/',
      ],
      ...[
        '/data/cards/',
        '/embed/card/',
        '/embed/commander/',
        '/oembed?url=',
        '/deckpreview/',
        '/random?',
        '/pages/',
      ],
      ...['/_next/data/', '/api/region?', '/static/', '/feed', '/'],
    ])
      await test.app.request(`${path}${part}`);
  },
};

describe('a long run of one token', () => {
  const names = Object.keys(READERS);

  it.each(names)(
    'takes %s no more time than in proportion',
    async (name) => {
      for (const text of HOSTILE_TEXTS)
        if (text.isBare || !DEAR.includes(name)) expect(await measureGrowth(name, text)).toBeNull();
    },
    600_000,
  );
});

async function measureGrowth(name: string, text: HostileText) {
  const read = READERS[name];
  if (!read) throw new RangeError(`There is no reader “${name}”.`);
  const growth = await findGrowth(text.make, read);
  return growth && { text: text.name, ...growth };
}
