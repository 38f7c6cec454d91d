import { commanderCombos, PAGES } from '@deckwright/answers';
import { identitySlug } from '@deckwright/domain';
import { comboDocument, comboFrame, comboListing, combosDocument } from './combo-documents.ts';
import { colorsNamed, type DeFactoDocument, type SoughtDocument, toDocument, withKeys } from './document.ts';
import { preconDocument, preconsDocument } from './precon-documents.ts';
import { tagDocument, tagsDocument } from './tag-documents.ts';

type Sought = Promise<DeFactoDocument | null> | null;

const COMBOS_PER_PAGE = 30;

/** Names of theme lists by address. */
const TAG_LISTS: Readonly<Record<string, string>> = { themes: 'themesbypopularitysort', typal: 'subtypes' };
const BY_DECKS = 'tagsbypopularitysort';

/** `tags`, `tags/themes`, `tags/typal`, `tags/{slug}`, `tags/{slug}/{colors}`. */
export function findTags({ view, parts, query }: SoughtDocument): Sought {
  const [slug, colors, ...others] = parts;
  if (others.length > 0) return null;
  if (slug === undefined)
    return toDocument('tags', PAGES.themesAndKindred.find(view, {}, query), (page) =>
      tagsDocument(page, BY_DECKS),
    );
  if (colors === undefined && slug === 'themes')
    return toDocument('tags', PAGES.themes.find(view, {}, query), (page) => tagsDocument(page, BY_DECKS));
  if (colors === undefined && (slug === 'typal' || slug === 'kindred'))
    return toDocument('tags', PAGES.kindred.find(view, {}, query), (page) => tagsDocument(page, BY_DECKS));
  return colors === undefined
    ? toDocument('tag', PAGES.theme.find(view, { slug }, query), tagDocument)
    : toDocument('tag', PAGES.themeInColors.find(view, { slug, colors }, query), tagDocument);
}

/** `themes` and `typal`, the addresses before `tags`; their pages are the same. */
export function findOlderTags(kind: 'themes' | 'typal') {
  return ({ view, parts, query }: SoughtDocument): Sought => {
    if (parts.length > 0) return findTags({ view, parts, query });
    const found =
      kind === 'themes' ? PAGES.themes.find(view, {}, query) : PAGES.kindred.find(view, {}, query);
    return toDocument(`older ${kind}`, found, (page) => tagsDocument(page, TAG_LISTS[kind] ?? BY_DECKS));
  };
}

/**
 * `combos`, `combos/{id}`, `combos/{colors}`, `combos/{commander or card}`, `combos/{colors}/{id}`; lists may end in
 * `-1` ….
 */
export async function findCombos(requested: SoughtDocument): Promise<DeFactoDocument | null> {
  const { view, parts, query } = requested;
  const [text, id, ...others] = parts;
  if (others.length > 0) return null;
  if (text === undefined) return comboList(requested, {}, 1);
  if (id !== undefined) return colorsNamed(text) === null ? null : findCombos({ view, parts: [id], query });
  const { snapshot } = view;
  const isName = (name: string): boolean =>
    colorsNamed(name) !== null || snapshot.resolver.bySlug(name) !== null;
  const isWhole = isName(text) || snapshot.resolver.commanderBySlug(text) !== null;
  const [, before = '', number = '0'] = isWhole ? ['', text] : (/^(.+)-(\d{1,4})$/.exec(text) ?? ['', text]);
  const commander = isWhole ? snapshot.resolver.commanderBySlug(text) : null;
  if (commander && snapshot.commanders.indexOf(commander.key) !== null)
    return getCombos(requested, commander);
  const name = isWhole || isName(before) ? before : null;
  if (name === null) return toDocument('combo', PAGES.combo.find(view, { id: text }, query), comboDocument);
  const identity = colorsNamed(name);
  const keys = identity === null ? { card: name } : { colors: identitySlug(identity) };
  return comboList(requested, keys, Number(number) + 1);
}

function comboList({ view, query }: SoughtDocument, keys: Record<string, string>, page: number): Sought {
  const found = PAGES.combos.find(view, {}, withKeys(query, { ...keys, page: `${page}` }));
  return toDocument('combos', found, (answer) =>
    combosDocument(answer, (answer.page - 1) * COMBOS_PER_PAGE + 1),
  );
}

/** The combos that decks of a commander run. */
function getCombos(
  { view }: SoughtDocument,
  commander: Parameters<typeof commanderCombos>[1],
): DeFactoDocument {
  return {
    key: `combos of ${commander.key}`,
    make: async () => {
      const { snapshot } = view;
      const name = commander.cards.map((card) => snapshot.cards[card]?.name ?? '').join(' // ');
      const total = snapshot.commanders.getDecks(snapshot.commanders.indexOf(commander.key) ?? -1);
      const combos = await commanderCombos(view, commander);
      const header = `${name} Combos`;
      const lists = combos.map(({ entry, list, decks }, index) =>
        comboListing(entry, list, { count: decks, share: decks / total, index: index + 1 }),
      );
      return comboFrame(header, `The combos that decks of ${name} run.`, lists);
    },
  };
}

/** `precon`, `precon/{slug}`, `precon/{slug}/{commander}`. */
export function findPrecons({ view, parts, query }: SoughtDocument): Sought {
  const [slug, commander, ...others] = parts;
  if (others.length > 0) return null;
  if (slug === undefined) return toDocument('precons', PAGES.precons.find(view, {}, query), preconsDocument);
  const requested = commander === undefined ? query : withKeys(query, { commander });
  return toDocument('precon', PAGES.precon.find(view, { slug }, requested), preconDocument);
}
