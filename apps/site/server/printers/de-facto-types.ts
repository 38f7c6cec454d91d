import type { CardEntry, CardList, CardPage, CommanderPage } from '@deckwright/api-client/schemas';
import type { PrintedCardPanels, PrintedCommanderPanels } from './de-facto-panels.ts';

export type CardViewDocument = CardEntry & { inclusion: number; sanitized: string };
type CardListDocument = { tag: string; header: string; cardviews: CardViewDocument[] };

/** The answer of a page as `deFactoPrinter` prints it. */
export type DeFacto<T> = { header: string } & Groups<Panels<T>> & Container<T>;

/** The groups of a deck list. */
type Groups<T> = {
  [K in keyof T]: T[K] extends readonly (infer G extends { kind: string; title: string; lines: unknown })[]
    ? (Omit<G, 'kind' | 'title'> & { tag: string; header: string })[]
    : T[K];
};

type Moved = 'title' | 'card' | 'lists';

type Panels<T> = T extends CommanderPage
  ? Omit<T, Moved | 'averages' | 'themes' | 'mana_curve' | 'combos' | 'articles' | 'rank_history'> &
      CommanderPage['averages'] & { tag_counts: Record<string, number>; panels: PrintedCommanderPanels }
  : T extends CardPage
    ? Omit<T, Moved | 'combos' | 'articles' | 'rulings'> & { panels: PrintedCardPanels }
    : T extends { blocks: unknown; author: string }
      ? Omit<T, 'card' | 'lists'>
      : Omit<T, Moved>;

type Container<T> = T extends { lists: CardList[] }
  ? {
      container: {
        title: string;
        description: string;
        json_dict: { cardlists: CardListDocument[] } & (T extends { card: infer Card }
          ? { card: Card }
          : unknown);
      };
    }
  : unknown;
