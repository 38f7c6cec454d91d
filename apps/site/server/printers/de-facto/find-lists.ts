import { findTopList, identityNamed, PAGES, topListsWithin } from '@deckwright/answers';
import { parseListQuery } from '@deckwright/contract';
import { COLORS, identitySlug } from '@deckwright/domain';
import {
  checkPage,
  type DeFactoDocument,
  furtherPage,
  type SoughtDocument,
  toDocument,
  withKeys,
} from './document.ts';
import { findPairsOfColors } from './find-color-lists.ts';
import {
  backgroundsDocument,
  colorDocument,
  commandersList,
  companionsDocument,
  PERIODS,
  partnerDocument,
  partnersDocument,
  type RankedList,
  rankedDocument,
  rankedEntries,
  saltList,
  setDocument,
  setsDocument,
  topDocument,
  topList,
} from './list-documents.ts';
import { topThemesDocument } from './tag-documents.ts';

const FIRST = { page: 1, isFurther: false };

const isPeriod = (text: string): boolean => Object.hasOwn(PERIODS, text);

function printed(isFurther: boolean, list: RankedList): object {
  checkPage(list.page, list.pages);
  return isFurther ? rankedEntries(list) : rankedDocument(list);
}

/** `commanders`, `commanders/year`, `commanders/wu` and their further pages; null for the address of a commander. */
export function findCommanderList({
  view,
  parts,
  query,
}: SoughtDocument): Promise<DeFactoDocument | null> | null {
  const [text = 'year', ...others] = parts;
  if (others.length > 0 || view.snapshot.resolver.commanderBySlug(text)) return null;
  const isName = (name: string): boolean => isPeriod(name) || identityNamed(name) !== null;
  const further = isName(text) ? null : furtherPage(text, isName);
  const { name, page, isFurther } = further ? { ...further, isFurther: true } : { name: text, ...FIRST };
  const period = PERIODS[name];
  if (period && isPeriod(name)) {
    const requested = withKeys(query, { range: period.range, page: `${page}` });
    return toDocument(`${name} ${isFurther}`, PAGES.commanders.find(view, {}, requested), (answer) =>
      printed(isFurther, commandersList(answer, name)),
    );
  }
  const identity = identityNamed(name);
  if (identity === null) return null;
  const request = withKeys(query, { page: `${page}` });
  const found = PAGES.identity.find(view, { slug: identitySlug(identity) }, request);
  return toDocument(`identity ${isFurther}`, found, (answer) =>
    printed(isFurther, commandersList(answer, 'year')),
  );
}

const COLOR_LETTERS = ['white', 'blue', 'black', 'red', 'green'];

/** Other names of lists: color letters, "multi", a type in the singular. */
function listNamed(text: string): string {
  const letter = COLORS.findIndex((color) => color.toLowerCase() === text);
  if (letter >= 0) return COLOR_LETTERS[letter] ?? text;
  return { multi: 'multicolor', planeswalker: 'planeswalkers', c: 'colorless' }[text] ?? text;
}

/** `top`, `top/week`, `top/creatures`, `top/w`, `top/salt`, `top/commanders`, `top/themes`, and their further pages. */
export function findTop({ view, parts, query }: SoughtDocument): Promise<DeFactoDocument | null> | null {
  const [text, year, ...others] = parts;
  if (others.length > 0) return null;
  if (text === undefined) return toDocument('top', PAGES.top.find(view, {}, query), topDocument);
  if (year !== undefined) return text === 'salt' ? findSalt({ view, parts, query }, year) : null;
  const other = findTopOther({ view, parts, query }, text);
  if (other) return other;
  const isName = (name: string): boolean =>
    name === 'salt' || isPeriod(name) || findTopList(listNamed(name)) !== null;
  const further = isName(text) ? null : furtherPage(text, isName);
  const { name, page, isFurther } = further ? { ...further, isFurther: true } : { name: text, ...FIRST };
  if (!isName(name)) return null;
  if (name === 'salt') {
    const requested = withKeys(query, { page: `${page}` });
    return toDocument(`${isFurther}`, PAGES.salt.find(view, {}, requested), (answer) =>
      printed(isFurther, saltList(answer)),
    );
  }
  const period = isPeriod(name) ? PERIODS[name] : undefined;
  const slug = period ? 'all' : listNamed(name);
  const request = withKeys(query, { page: `${page}`, ...(period ? { range: period.range } : {}) });
  const found = PAGES.topList.find(view, { slug }, request);
  const list = findTopList(slug);
  if (list?.group === 'Colors' && !isFurther)
    return toDocument('color', found, async (answer) =>
      colorDocument(answer, list.label, await topListsWithin(view, list, parseListQuery(request))),
    );
  return toDocument(`${period ? name : ''} ${isFurther}`, found, (answer) =>
    printed(isFurther, topList(answer, period ? name : null)),
  );
}

/** Votes are not stored by year: the list of any year is that of all votes, which its description says. */
function findSalt({ view, query }: SoughtDocument, year: string): Promise<DeFactoDocument | null> | null {
  const newest = view.snapshot.manifest.asOf?.slice(0, 4) ?? '9999';
  return /^20\d\d$/.test(year) && year <= newest ? findTop({ view, parts: ['salt'], query }) : null;
}

/** `top/commanders` and `top/themes`, whose further pages are `top/commanders--1` …. */
function findTopOther({ view, query }: SoughtDocument, text: string): Promise<DeFactoDocument | null> | null {
  const [, name, number] = /^(commanders|themes)(?:--(\d{1,4}))?$/.exec(text) ?? [];
  if (name === undefined) return null;
  const isFurther = number !== undefined;
  const page = Number(number ?? 0) + 1;
  if (name === 'themes')
    return toDocument(`themes ${page}`, PAGES.themesAndKindred.find(view, {}, query), (answer) =>
      topThemesDocument(answer, page, isFurther),
    );
  const requested = withKeys(query, { page: `${page}` });
  return toDocument(`commanders ${isFurther}`, PAGES.commanders.find(view, {}, requested), (answer) =>
    printed(isFurther, { ...commandersList(answer, 'year'), path: 'top/commanders', tag: '' }),
  );
}

/** `companions`. */
export function findCompanions({
  view,
  parts,
  query,
}: SoughtDocument): Promise<DeFactoDocument | null> | null {
  if (parts.length > 0) return null;
  return toDocument('companions', PAGES.companions.find(view, {}, query), companionsDocument);
}

/** `partners`, `partners/{slug}`, `partners/{colors}`. */
export function findPartners({ view, parts, query }: SoughtDocument): Promise<DeFactoDocument | null> | null {
  const [slug, ...others] = parts;
  if (others.length > 0) return null;
  return slug === undefined
    ? toDocument('partners', PAGES.partners.find(view, {}, query), partnersDocument)
    : (findPairsOfColors({ view, parts, query }) ??
        toDocument('partner', PAGES.partner.find(view, { slug }, query), partnerDocument));
}

/** `backgrounds`, `backgrounds/{slug}`. */
export function findBackgrounds({
  view,
  parts,
  query,
}: SoughtDocument): Promise<DeFactoDocument | null> | null {
  const [slug, ...others] = parts;
  if (others.length > 0) return null;
  return slug === undefined
    ? toDocument('backgrounds', PAGES.backgrounds.find(view, {}, query), backgroundsDocument)
    : toDocument('background', PAGES.background.find(view, { slug }, query), partnerDocument);
}

/** `sets`, `sets/{code}`. */
export function findSets({ view, parts, query }: SoughtDocument): Promise<DeFactoDocument | null> | null {
  const [slug, ...others] = parts;
  if (others.length > 0) return null;
  if (slug === undefined) return toDocument('sets', PAGES.sets.find(view, {}, query), setsDocument);
  const cardsIn = async (prints: string) => {
    const found = await PAGES.set.find(view, { slug }, withKeys(query, { prints }));
    if (!found?.make) throw new RangeError(`The set ${slug} is elsewhere.`);
    return found.make();
  };
  return toDocument('set', PAGES.set.find(view, { slug }, query), async (page) =>
    setDocument(page, await cardsIn('new'), await cardsIn('reprints')),
  );
}
