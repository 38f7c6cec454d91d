import type { LoadedSnapshot } from '@deckwright/answers';
import type { z } from 'zod';
import type { App } from '../../app.ts';
import { checkCalls } from './check-calls.ts';
import { calculate, followMore, type LooseDocument, nullsIn, readLines, readLists } from './loose-readers.ts';
import * as shapes from './shapes.ts';
import { decode, STRUCTURES } from './typed-decoder.ts';

export type Checked = {
  /** Number of documents read, by kind. */
  kinds: Map<string, number>;
  /** Number of conditions that held. */
  checks: number;
  /** What was wrong, with its path. */
  problems: string[];
};

const SLUGS =
  'w u b r g wu ub br rg gw wb ur bg rw gu wub ubr brg rgw gwu wbg urw bgu rwb gur wubr ubrg brgw rgwu gwub wubrg colorless'.split(
    ' ',
  );
/** One in this many commanders is also read with its first theme. */
const OF_VARIANTS = 10;
const BRACKETS = ['exhibition', 'core', 'upgraded', 'optimized', 'cedh'];

/**
 * Reads every kind of document as programs do: by strict models, by a typed decoder, and by scripts that calculate with
 * what is there. `commanders` are chosen by `seed`; `build` is the id of the build by which data are asked for.
 */
export async function checkDocuments(
  app: App,
  snapshot: LoadedSnapshot,
  { commanders, seed, build }: { commanders: number; seed: number; build: string },
): Promise<Checked> {
  const checked: Checked = { kinds: new Map(), checks: 0, problems: [] };
  const reported = (problem: string): void => {
    if (checked.problems.length < 50) checked.problems.push(problem);
  };
  const holds = (is: boolean, problem: string): void => {
    checked.checks += 1;
    if (!is) reported(problem);
  };
  const ask = async (path: string): Promise<{ status: number; body: LooseDocument }> => {
    const answer = await app.request(path);
    return { status: answer.status, body: await answer.json() };
  };
  /** Null if there is nothing and that is correct. */
  const read = async (
    kind: string,
    path: string,
    shape: z.ZodType,
    mayBeAbsent = false,
  ): Promise<LooseDocument | null> => {
    const { status, body } = await ask(path);
    if (mayBeAbsent && status === 404) return null;
    holds(status === 200, `${path}: ${status}`);
    if (status !== 200) return null;
    checked.kinds.set(kind, (checked.kinds.get(kind) ?? 0) + 1);
    const strict = shape.safeParse(body);
    holds(
      strict.success,
      `${path}: ${strict.error?.issues.slice(0, 2).map((issue) => `${issue.path.join('.')} ${issue.message}`)}`,
    );
    holds(!('redirect' in body), `${path} redirects`);
    const nulls = nullsIn(body);
    holds(nulls.length === 0, `${path}: null at ${nulls.slice(0, 3)}`);
    for (const [name, structure] of Object.entries(STRUCTURES))
      attempt(() => decode(structure, body), `${path} as ${name}`);
    attempt(() => {
      checked.checks += calculate(body);
    }, path);
    return body;
  };
  const attempt = (run: () => unknown, what: string): void => {
    checked.checks += 1;
    try {
      run();
    } catch (error) {
      reported(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const page = (path: string): string => `/data/pages/${path}.json`;

  for (const [index, key] of chosen(snapshot.commanders.keys, commanders, seed).entries()) {
    const document = await read('commander', page(`commanders/${key}`), shapes.Commander);
    if (!document) continue;
    const { card } = document.container?.json_dict ?? {};
    const decks = snapshot.commanders.getDecks(snapshot.commanders.indexOf(key) ?? -1);
    holds(card?.num_decks === decks, `${key}: ${card?.num_decks} of ${decks} decks`);
    attempt(() => readLines(document.deck as string[]), key);
    const { taglinks } = document.panels as { taglinks: { slug: string; count: number }[] };
    const theme = index % OF_VARIANTS === 0 ? taglinks[0] : undefined;
    if (theme) {
      const of = await read('variant', page(`commanders/${key}/${theme.slug}`), shapes.Commander);
      const number = of?.container?.json_dict?.card?.num_decks;
      holds(number === theme.count, `${key}/${theme.slug}: ${number} decks, promised ${theme.count}`);
    }
  }
  for (const key of chosen(snapshot.commanders.keys, Math.ceil(commanders / 33), seed + 1)) {
    for (const variant of [...BRACKETS, 'budget', 'expensive', 'upgraded/budget'])
      for (const folder of ['commanders', 'average-decks', 'decks'])
        await read('variant', page(`${folder}/${key}/${variant}`), getShape(folder), true);
    const average = await read('average deck', page(`average-decks/${key}`), shapes.AverageDeck);
    const size = readLines((average?.deck ?? []) as string[]).reduce((sum, [, copies]) => sum + copies, 0);
    holds(size === average?.deck_size, `average-decks/${key}: ${size} cards`);
    const decks = await read('decks', page(`decks/${key}`), shapes.Decks);
    const [row] = (decks?.table ?? []) as { urlhash: string }[];
    if (row) {
      await read('deck', `/data/pages/deckpreview/${row.urlhash}`, shapes.Deck);
      await read('deck', `/api/deckpreview/${row.urlhash}`, shapes.Deck);
    }
    await read('combos', page(`combos/${key}`), shapes.Combos);
    await read('filters', `/api/filters/?dir=commanders&cmdr=${key}&f=c:gt=1`, shapes.Commander);
    const wrapped = await ask(
      `/_next/data/${build}/commanders/${key}.json?commanderName=${key}&themeName=budget`,
    );
    const data = (wrapped.body as { pageProps?: { data?: unknown } }).pageProps?.data;
    holds(shapes.Commander.safeParse(data).success, `/_next/data of ${key}`);
    await read('commander', `/pages/commanders/${key}.json`, shapes.Commander);
  }
  const withoutDecks = snapshot.cards.find(
    ({ slug, lead }) => lead.canLead && snapshot.commanders.indexOf(slug) === null,
  );
  if (withoutDecks)
    holds(
      (await ask(page(`commanders/${withoutDecks.slug}`))).status === 404,
      `${withoutDecks.slug} has no deck`,
    );
  holds((await ask(page('commanders/no-such-commander'))).status === 404, 'an unknown commander');

  for (const { slug } of chosen(snapshot.cards, Math.ceil(commanders / 8), seed + 2))
    checkHeaders(slug, await read('card', page(`cards/${slug}`), shapes.CardPage));
  for (const path of [
    'commanders',
    'commanders/year',
    'commanders/month',
    'commanders/week',
    'companions',
    'partners',
    'backgrounds',
    'top',
    'top/year',
    'top/month',
    'top/week',
    'top/salt',
    'top/game-changers',
    'top/creatures',
    'top/mana-artifacts',
    'top/planeswalker',
    ...['w', 'u', 'b', 'r', 'g', 'multi', 'colorless', 'white'].map((color) => `top/${color}`),
    ...SLUGS.map((color) => `commanders/${color}`),
  ])
    await read('list', page(path), shapes.Lists);
  const firstTag = async (path: string) => readLists((await ask(page(path))).body)[0]?.tag;
  for (const [path, tag] of [
    ['commanders/year', 'past2years'],
    ['commanders/month', 'pastmonth'],
    ['commanders/week', 'pastweek'],
    ['commanders/wu', 'azoriuscommanders'],
    ['top/creatures', 'topcreatures'],
    ['top/w', 'topcards'],
    ['top/salt', ''],
    ['tags', 'tagsbypopularitysort'],
    ['themes', 'themesbypopularitysort'],
  ] as const)
    holds((await firstTag(path)) === tag, `${path}: the tag is ${await firstTag(path)}`);

  const readMore = async (path: string): Promise<LooseDocument> => {
    const isFurther = /-\d+\.json/.test(path);
    return (
      (await read(
        isFurther ? 'more' : 'list',
        `/data/pages/${path}`,
        isFurther ? shapes.More : shapes.Lists,
      )) ?? {}
    );
  };
  const everyCommander = await followMore(readMore, 'commanders/year.json', 1000);
  holds(
    new Set(everyCommander.map(({ url }) => url)).size === snapshot.commanders.size,
    `commanders/year: ${everyCommander.length} of ${snapshot.commanders.size}`,
  );
  for (const path of ['top/year.json', 'top/lands.json', 'top/salt.json', 'commanders/gu.json'])
    await followMore(readMore, path, 3);
  for (const [list, shape, moreShape] of [
    ['salt', shapes.Lists, shapes.More],
    ['commanders', shapes.Lists, shapes.More],
    ['themes', shapes.Tags, shapes.MoreTags],
  ] as const) {
    const first = await read(list === 'themes' ? 'tags' : 'list', page(`top/${list}`), shape);
    const further = page(`top/${list}--1`);
    if (first && readLists(first)[0]?.more) await read('more', further, moreShape);
    else holds((await ask(further)).status === 404, `${further} is past the end`);
  }
  await read('list', page('top/salt/2022'), shapes.Lists);
  for (const color of SLUGS) {
    for (const kind of ['staples', 'mana-staples'])
      await read('list', page(`commanders/${color}/${kind}`), shapes.Lists);
    const pairs = await read('list', page(`partners/${color}`), shapes.Lists);
    const views = pairs ? (readLists(pairs)[0]?.cardviews ?? []) : [];
    holds(
      views.every(({ names }) => (names as string[])?.length === 2),
      `partners/${color}: names of pairs`,
    );
  }
  for (const { slug } of snapshot.cards.filter(({ lead }) => lead.companion))
    await read('tag', page(`themes/${slug.split('-')[0]}-companion`), shapes.Tag);

  const tags = ['tags', 'tags/themes', 'tags/typal', 'themes', 'typal'];
  for (const path of tags) await read('tags', page(path), shapes.Tags);
  const themes = snapshot.themes.filter(({ decks }) => decks > 0);
  for (const { slug } of chosen(themes, 12, seed + 3)) {
    const tag = await read('tag', page(`tags/${slug}`), shapes.Tag);
    await read('tag', page(`themes/${slug}`), shapes.Tag);
    const [color] = (tag?.related_info as { colors: { url: string }[] } | undefined)?.colors ?? [];
    if (color) await read('tag', `/pages${color.url}.json`, shapes.Tag);
  }
  await read('sets', page('sets'), shapes.Sets);
  for (const { code } of chosen(snapshot.sets, 8, seed + 4))
    await read('list', page(`sets/${code}`), shapes.Lists, true);
  const named = ['mono-white', 'azorius', 'esper', 'yore-tiller', 'five-color'];
  for (const path of ['combos', ...[...SLUGS, ...named].map((color) => `combos/${color}`)])
    await read('combos', page(path), shapes.Combos);
  await readCombos('combos', snapshot.combos.length);
  const blue = await (await app.request('/api/v1/combos?colors=mono-blue&limit=1')).json();
  await readCombos('combos/u', blue.total);
  for (const time of ['early', 'late']) await readCombos(`combos/${time}-game-2-card-combos`, null);
  const explained = snapshot.combos.filter(({ steps, prerequisites }) => steps && prerequisites);
  for (const { id, steps, prerequisites, requires, produces } of [
    ...chosen(snapshot.combos, 8, seed + 5),
    ...chosen(explained, 8, seed + 8),
  ]) {
    const document = await read('combo', page(`combos/${id}`), shapes.Combo);
    const combo = document?.combo as z.infer<typeof shapes.Combo>['combo'] | undefined;
    holds((combo?.results.length ?? 0) === produces.length, `combos/${id}: ${combo?.results.length} results`);
    holds(!steps || (combo?.steps.length ?? 0) > 0, `combos/${id}: no steps`);
    const isNeeding = prerequisites !== '' || requires.length > 0;
    holds(!isNeeding || (combo?.prerequisites.length ?? 0) > 0, `combos/${id}: no prerequisites`);
    await read('combo', page(`combos/azorius/${id}`), shapes.Combo);
  }
  const pairing = snapshot.cards.filter(
    ({ lead, slug }) =>
      !lead.isBackground &&
      snapshot.commanders.getPairs(snapshot.resolver.bySlug(slug)?.card ?? -1).length > 0,
  );
  for (const { slug } of chosen(pairing, 8, seed + 6))
    await read('partner', page(`partners/${slug}`), shapes.Partner);
  await read('precons', page('precon'), shapes.Precons);
  for (const { slug } of chosen(snapshot.precons, 8, seed + 7)) {
    const precon = await read('precon', page(`precon/${slug}`), shapes.Precon);
    for (const { href } of (precon?.precon_commander_counts ?? []) as { href: string }[])
      await read('precon', `/data/pages${href}.json`, shapes.Precon);
  }
  for (const path of ['', '/commanders', '/partners', '/sets'])
    await readFile(`/data/static/typeahead${path}`, shapes.Names);
  await checkCalls(app, snapshot, { cards: chosen(snapshot.cards, 40, seed + 9), holds });
  await readFile('/data/cardranks.json', shapes.CardRanks);
  await readFile('/data/static/public/data/cardranks.json', shapes.CardRanks);
  await readFile('/data/spellbook_counts.json', shapes.ComboCounts);
  await readFile('/data/static/prices', shapes.Prices);
  return checked;

  /** One client reads the first two lists of a card by their headings. */
  function checkHeaders(slug: string, document: LooseDocument | null): void {
    const lists = document ? readLists(document) : [];
    const headers = lists
      .filter(({ tag = '' }) => /^(new|top)commanders$/.test(tag))
      .map(({ header }) => header);
    const wanted = ['New Commanders', 'Commanders'].filter((header) => headers.includes(header));
    holds(
      headers.join() === wanted.join() &&
        lists.slice(0, wanted.length).every(({ header }) => wanted.includes(header ?? '')),
      `cards/${slug}: headed ${headers}`,
    );
  }

  /** Follows `more`, which is in the container of the first page and at the top of the others. */
  async function readCombos(path: string, total: number | null): Promise<void> {
    const first = await read('combos', page(path), shapes.Combos);
    const lists = first ? [...readLists(first)] : [];
    let { more } = (first?.container?.json_dict ?? {}) as { more?: string };
    while (more) {
      const next = await read('combos', `/data/pages/${more}`, shapes.MoreCombos);
      lists.push(...((next?.cardlists ?? []) as typeof lists));
      more = next?.more;
    }
    const different = new Set(lists.map(({ tag }) => tag)).size;
    holds(different === lists.length, `${path}: ${different} different of ${lists.length} combos`);
    if (total !== null) holds(lists.length === total, `${path}: ${lists.length} of ${total} combos`);
  }

  async function readFile(path: string, shape: z.ZodType): Promise<void> {
    const { status, body } = await ask(path);
    const strict = shape.safeParse(body);
    checked.kinds.set('file', (checked.kinds.get('file') ?? 0) + 1);
    holds(status === 200 && strict.success, `${path}: ${status} ${strict.error?.issues[0]?.message ?? ''}`);
  }
}

function getShape(folder: string): z.ZodType {
  if (folder === 'decks') return shapes.Decks;
  return folder === 'average-decks' ? shapes.AverageDeck : shapes.Commander;
}

/** A number of distinct items of a list, the same for the same seed. */
function chosen<T>(all: readonly T[], most: number, seed: number): T[] {
  let state = seed;
  const rest = [...all];
  const taken: T[] = [];
  while (rest.length > 0 && taken.length < most) {
    // The generator of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    taken.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return taken;
}
