import {
  COMBOS_PER_PAGE,
  type ComboCategory,
  comboCategory,
  commanderCombos,
  identityNamed,
  PAGES,
  type ViewContext,
} from '@deckwright/answers';
import { identitySlug } from '@deckwright/domain';
import { comboDocument, comboListing, comboListings, combosDocument } from './combo-documents.ts';
import { checkPage, type DeFactoDocument, type SoughtDocument, toDocument, withKeys } from './document.ts';

type Sought = Promise<DeFactoDocument | null> | null;

/** The list of all combos, for its further pages; the first is `combos` itself. */
const ALL = 'all';

const CATEGORIES: Readonly<Record<string, { category: ComboCategory; header: string }>> = {
  'early-game-2-card-combos': { category: 'early', header: 'Early-Game 2-Card Combos' },
  'late-game-2-card-combos': { category: 'late', header: 'Late-Game 2-Card Combos' },
};

/**
 * `combos`, `combos/{id}`, `combos/{colors}`, `combos/{category}`, `combos/{commander or card}`, `combos/{colors}/{id}`;
 * lists may end in `-1` ….
 */
export async function findCombos(requested: SoughtDocument): Promise<DeFactoDocument | null> {
  const { view, parts, query } = requested;
  const [text, id, ...others] = parts;
  if (others.length > 0) return null;
  if (text === undefined) return comboList(requested, { name: ALL, keys: {}, page: 1 });
  if (id !== undefined) return identityNamed(text) === null ? null : findCombos({ view, parts: [id], query });
  const { name, page } = readName(view, text);
  const category = Object.hasOwn(CATEGORIES, name) ? CATEGORIES[name] : undefined;
  if (category) return categoryList(view, { ...category, name, page });
  if (name === ALL) return comboList(requested, { name, keys: {}, page });
  const identity = identityNamed(name);
  if (identity !== null) {
    const slug = identitySlug(identity);
    return comboList(requested, { name: slug, keys: { colors: slug }, page });
  }
  const { resolver, commanders } = view.snapshot;
  const commander = resolver.commanderBySlug(name);
  if (commander && commanders.indexOf(commander.key) !== null) return getCombos(view, commander, page);
  if (resolver.bySlug(name) !== null) return comboList(requested, { name, keys: { card: name }, page });
  return toDocument('combo', PAGES.combo.find(view, { id: text }, query), comboDocument);
}

/** The name of a list and the number of its page, of a text such as `mono-white-2`; any other text is page 1. */
function readName({ snapshot }: ViewContext, text: string): { name: string; page: number } {
  const { combos, resolver } = snapshot;
  const [, before = '', number = ''] = /^(.+)-([1-9]\d{0,3})$/.exec(text) ?? [];
  const further = { name: before, page: Number(number) + 1 };
  // Before cards: their names may be a color and a number to whoever reads no punctuation.
  if (before === ALL || Object.hasOwn(CATEGORIES, before) || identityNamed(before) !== null) return further;
  const isList = (name: string): boolean =>
    resolver.bySlug(name) !== null || resolver.commanderBySlug(name) !== null;
  const isWhole = before === '' || isList(text) || combos.some(({ id }) => id === text);
  return isWhole || !isList(before) ? { name: text, page: 1 } : further;
}

type ComboList = { name: string; keys: Record<string, string>; page: number };

function comboList({ view, query }: SoughtDocument, { name, keys, page }: ComboList): Sought {
  const found = PAGES.combos.find(view, {}, withKeys(query, { ...keys, page: `${page}` }));
  return toDocument(`combos ${name}`, found, ({ title, description, combos, lists, shown }) => {
    checkPage(page, Math.ceil(shown / COMBOS_PER_PAGE));
    return combosDocument({
      header: title,
      description,
      lists: comboListings(combos, lists, (page - 1) * COMBOS_PER_PAGE + 1),
      name,
      page,
      total: shown,
    });
  });
}

type CategoryList = { category: ComboCategory; header: string; name: string; page: number };

function categoryList(view: ViewContext, { category, header, name, page }: CategoryList): DeFactoDocument {
  return {
    key: `combos of ${category} ${page}`,
    make: async () => {
      const { combos, lists, shown } = await comboCategory(view, category, page);
      checkPage(page, Math.ceil(shown / COMBOS_PER_PAGE));
      return combosDocument({
        header,
        description: `${header}, by the number of decks running them.`,
        lists: comboListings(combos, lists, (page - 1) * COMBOS_PER_PAGE + 1),
        name,
        page,
        total: shown,
      });
    },
  };
}

/** The combos that decks of a commander run. */
function getCombos(
  view: ViewContext,
  commander: Parameters<typeof commanderCombos>[1] & { key: string },
  page: number,
): DeFactoDocument {
  return {
    key: `combos of ${commander.key} ${page}`,
    make: async () => {
      const { cards, commanders } = view.snapshot;
      const name = commander.cards.map((card) => cards[card]?.name ?? '').join(' // ');
      const decks = commanders.getDecks(commanders.indexOf(commander.key) ?? -1);
      const { total, shown } = await commanderCombos(view, commander, page);
      checkPage(page, Math.ceil(total / COMBOS_PER_PAGE));
      const first = (page - 1) * COMBOS_PER_PAGE + 1;
      const lists = shown.map(({ entry, list, decks: count }, at) =>
        comboListing(entry, list, { count, potential: decks, share: count / decks, index: first + at }),
      );
      const description = `The combos that decks of ${name} run.`;
      return combosDocument({
        header: `${name} Combos`,
        description,
        lists,
        name: commander.key,
        page,
        total,
      });
    },
  };
}
