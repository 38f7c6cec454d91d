import { COMBOS_PER_PAGE } from '@deckwright/answers';
import type { CardList, ComboEntry, ComboPage } from '@deckwright/contract';
import { BRACKETS } from '@deckwright/domain';
import { type CardView, cardListing, cardView, known, shortened } from './card-view.ts';
import { documentFrame } from './document-frame.ts';

type ComboListing = {
  tag: string;
  header: string;
  href: string;
  combo: {
    comboId: string;
    colors: string;
    count: number;
    /** Eligible decks. */
    maxCount: number;
    percentage: number;
    rank: number;
    cardIds: string[];
    results: string[];
    nonCardPrerequisiteCount: number;
    comboVote?: { bracket: string };
  };
  cardviews: CardView[];
};

/** `index` is used if no deck runs it and it therefore has no rank. */
type Counted = { count: number; potential: number; share: number; index: number };

export function comboListing(entry: ComboEntry, list: CardList, counted: Counted): ComboListing {
  const { id, name, url, results, requires, colorIdentity, bracket } = entry;
  const { count, potential, share, index } = counted;
  return {
    tag: id,
    header: `${name} (${count} decks)`,
    href: url,
    combo: {
      comboId: id,
      colors: colorIdentity.join('').toLowerCase() || 'c',
      count,
      maxCount: potential,
      percentage: shortened(share * 100, 2),
      rank: index,
      cardIds: list.cards.map((card) => card.id),
      results,
      nonCardPrerequisiteCount: requires.length,
      ...known<{ comboVote: { bracket: string } }>({
        comboVote: bracket && { bracket: `${BRACKETS.indexOf(bracket) + 1}` },
      }),
    },
    cardviews: list.cards.map(cardView),
  };
}

/** Combos by all their decks; `firstPosition` is the place of the first one in the whole list, from 1. */
export function comboListings(
  combos: readonly ComboEntry[],
  lists: readonly CardList[],
  firstPosition: number,
): ComboListing[] {
  return combos.map((entry, at) =>
    comboListing(entry, lists[at] ?? { kind: entry.id, title: entry.name, cards: [] }, {
      count: entry.numDecks ?? 0,
      potential: entry.potentialDecks ?? 0,
      share: entry.rate ?? 0,
      index: entry.rank ?? firstPosition + at,
    }),
  );
}

/** One page of a list of combos. */
type ComboPart = {
  header: string;
  description: string;
  lists: ComboListing[];
  /** Its name in addresses, below `combos/`. */
  name: string;
  /** From 1. */
  page: number;
  /** Number of combos on all pages. */
  total: number;
};

/** The first page has the frame of a document; further ones are only their combos, as recorded. */
export function combosDocument({ header, description, lists, name, page, total }: ComboPart): object {
  const paged = {
    ...(total > COMBOS_PER_PAGE ? { is_paginated: true } : {}),
    ...(page * COMBOS_PER_PAGE < total ? { more: `combos/${name}-${page}.json` } : {}),
  };
  if (page > 1) return { cardlists: lists, is_paginated: true, ...paged };
  const crumbs = [['/combos', 'Combos']] as const;
  const document = documentFrame({ header, description, crumbs, keywords: [header] }, lists);
  const { container } = document;
  return { ...document, container: { ...container, json_dict: { ...container.json_dict, ...paged } } };
}

export function comboDocument(page: ComboPage): object {
  const { combo, title, description } = page;
  const facts = { header: title, description, crumbs: [['/combos', 'Combos']] as const, keywords: [title] };
  const lists = page.lists.map((list) =>
    list.kind === 'cards' ? { ...cardListing(list), tag: '', header: '' } : cardListing(list),
  );
  return {
    ...documentFrame(facts, lists),
    combo: {
      combo_id: combo.id,
      process_txt: combo.steps,
      require_txt: [...combo.prerequisites, ...combo.requires].join('\n'),
      results_txt: combo.results.join('\n'),
      prerequisites: [...combo.prerequisites, ...combo.requires].map((text) => ({ description: text })),
      steps: combo.steps,
      results: combo.results,
    },
  };
}
