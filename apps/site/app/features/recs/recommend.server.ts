import type { ApiClient } from '@deckwright/api-client';
import type { RecsAnswer } from '@deckwright/api-client/schemas';
import { data } from 'react-router';
import { refusalOf } from '../../load-page.ts';
import { readDeck } from './read-deck.server.ts';

/** What was typed, so that the form comes back as it was sent. */
export type RecsForm = { deck: string; commander: string; partner: string };

export type RecsResult = {
  form: RecsForm;
  /** Null where nothing could be asked. */
  answer: RecsAnswer | null;
  /** Lines of the list that no card could be read from. */
  unreadable: string[];
  error: string | null;
};

const MAX_DECK_LENGTH = 100_000;
const NO_DECK = 'Paste a deck list: one card a line, such as “1 Sol Ring”.';
const TOO_LONG = 'That list is too long. Paste one deck, at most 100,000 characters.';

/** Reads the pasted list, asks for recommendations, and keeps what was typed whatever comes of it. */
export async function recommendFor(api: ApiClient, input: FormData) {
  const form: RecsForm = {
    deck: textOf(input, 'deck'),
    commander: textOf(input, 'commander').trim(),
    partner: textOf(input, 'partner').trim(),
  };
  if (form.deck.length > MAX_DECK_LENGTH) return failure({ ...form, deck: '' }, TOO_LONG);
  const deck = readDeck(form.deck);
  if (deck.cards.length === 0 && deck.commanders.length === 0) return failure(form, NO_DECK, deck.unreadable);
  const typed = [form.commander, form.partner].filter(Boolean);
  const commanders = typed.length > 0 ? typed : deck.commanders;
  try {
    const answer = await api.postRecs({ cards: deck.cards, commanders });
    const result: RecsResult = { form, answer, unreadable: deck.unreadable, error: null };
    return data(result, { status: 200 });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return failure(form, refusal.message, deck.unreadable, refusal.status);
  }
}

function failure(form: RecsForm, error: string, unreadable: string[] = [], status = 400) {
  const result: RecsResult = { form, answer: null, unreadable, error };
  return data(result, { status });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
