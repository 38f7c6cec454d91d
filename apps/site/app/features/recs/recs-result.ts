import type { DeckAdvice, DeckDifference } from '@deckwright/answers';
import type { DeckInsight, RecsAnswer, RecsRequest } from '@deckwright/api-client/schemas';
import type { OwnedAnswer } from '../../shared/collection/owned-answer.ts';

/** What was typed, so that the form comes back as it was sent. */
export type RecsForm = {
  deck: string;
  commanders: string[];
  maxPrice: string;
  maxTotal: string;
  /** '' or '1'…'5'. */
  bracket: string;
  excludeLands: boolean;
  /** Only cards of the collection on this device. */
  owned: boolean;
  /** The exchange of a name that was asked for, '' without one. */
  replaced: string;
  /** What the list is compared with; '' for nothing. */
  compare: CompareWith | '';
  /** The other list, or the address of a deck of this site. */
  other: string;
};

/** Of a result where nothing could be asked. */
export const UNASKED = {
  answer: null,
  insight: null,
  advice: null,
  guess: null,
  comparison: null,
  unreadable: [],
  deckSize: 0,
} satisfies Partial<RecsResult>;

export type CompareWith = 'average' | 'other' | 'clipboard';

/** The list beside another; null where there is none to compare with, `problem` says why. */
export type RecsComparison =
  | { title: string; difference: DeckDifference; problem: null }
  | { title: string; difference: null; problem: string };

export type RecsResult = {
  form: RecsForm;
  /** Null where nothing could be asked. */
  answer: RecsAnswer | null;
  /** What the list is made of; null where nothing could be asked. */
  insight: DeckInsight | null;
  /** The same answer by what its cards do; null where nothing could be asked. */
  advice: DeckAdvice | null;
  /** Who was taken for the commander of a list that marks none, and who could lead it as well; null where one was named. */
  guess: { commander: string; others: string[] } | null;
  comparison: RecsComparison | null;
  /** Lines of the list that no card could be read from. */
  unreadable: string[];
  /** Cards of the list by their quantities, commanders included; 0 where nothing could be read. */
  deckSize: number;
  error: string | null;
  /** What was asked, where the browser still has to pick out the cards a player owns. */
  asked?: RecsRequest | undefined;
  /** Of the cards decks like the list play, those that the player owns. */
  share?: OwnedAnswer['share'] | undefined;
};
