import type { DeckInsight, RecsAnswer } from '@deckwright/api-client/schemas';

/** What was typed, so that the form comes back as it was sent. */
export type RecsForm = {
  deck: string;
  commanders: string[];
  maxPrice: string;
  maxTotal: string;
  /** '' or '1'…'5'. */
  bracket: string;
  excludeLands: boolean;
  /** The exchange of a name that was asked for, '' without one. */
  replaced: string;
};

export type RecsResult = {
  form: RecsForm;
  /** Null where nothing could be asked. */
  answer: RecsAnswer | null;
  /** What the list is made of; null where nothing could be asked. */
  insight: DeckInsight | null;
  /** Lines of the list that no card could be read from. */
  unreadable: string[];
  /** Cards of the list by their quantities, commanders included; 0 where nothing could be read. */
  deckSize: number;
  error: string | null;
};
