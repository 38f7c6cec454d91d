import type { CardList, ComboEntry, ComboPage, CombosPage } from '@deckwright/contract';
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
type Counted = { count: number; share: number; index: number };

export function comboListing(entry: ComboEntry, list: CardList, counted: Counted): ComboListing {
  const { id, name, url, results, requires, colorIdentity, bracket } = entry;
  const { count, share, index } = counted;
  return {
    tag: id,
    header: `${name} (${count} decks)`,
    href: url,
    combo: {
      comboId: id,
      colors: colorIdentity.join('').toLowerCase() || 'c',
      count,
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

/** One page of combos; `firstPosition` is the place of its first one in the whole list, from 1. */
export function combosDocument(page: CombosPage, firstPosition: number): object {
  const lists = page.combos.map((entry, at) =>
    comboListing(entry, page.lists[at] ?? { kind: entry.id, title: entry.name, cards: [] }, {
      count: entry.numDecks ?? 0,
      share: entry.rate ?? 0,
      index: entry.rank ?? firstPosition + at,
    }),
  );
  return comboFrame(page.title, page.description, lists);
}

export function comboFrame(header: string, description: string, lists: ComboListing[]): object {
  return documentFrame({ header, description, crumbs: [['/combos', 'Combos']], keywords: [header] }, lists);
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
    },
  };
}
