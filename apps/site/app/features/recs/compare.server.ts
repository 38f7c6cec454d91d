import type { Answers } from '@deckwright/answers';
import type { InsightRequest } from '@deckwright/contract/schemas';
import { slugify } from '@deckwright/domain';
import { toRefusal } from '../../shared/page/load-page.ts';
import { readPastedDeck } from './read-deck.server.ts';
import type { CompareWith, RecsComparison } from './recs-result.ts';

type Input = {
  with: CompareWith;
  /** The other list, the URL of a deck on this site, the name of a commander, the URLs of clipboard cards, or the list as it was before. */
  other: string;
  yours: InsightRequest;
  /** Slug of the commander's page; null without a commander. */
  commander: string | null;
};

const TITLES = {
  average: 'the average deck',
  other: 'the other deck',
  clipboard: 'your clipboard',
  sent: 'your old list',
} as const;
const MAX_CLIPPED = 1000;
const NO_LIST = 'Paste the other deck, or the address of a deck on this site.';
const EMPTY_CLIPBOARD = 'Your clipboard is empty.';
const NOT_FOUND = 'There is no deck at that address.';
const MAX_NAME = 100;

type DeckLink = { page: 'averageDeck' | 'deck' | 'precon'; slug: string; id: string };

/** Compares the list with another, both ways. */
export async function compareWithOther(
  answers: Pick<Answers, 'page' | 'compare' | 'parseDeckList'>,
  { with: kind, other, yours, commander }: Input,
): Promise<RecsComparison> {
  const title = TITLES[kind];
  const fail = (problem: string): RecsComparison => ({ title, difference: null, problem });
  try {
    if (kind === 'average') {
      if (commander === null) return fail('Choose a commander to compare with its average deck.');
      const { name, list } = await listAt(answers, { page: 'averageDeck', slug: commander, id: '' });
      if (list.length === 0) return fail(`${name} has no decks to average yet.`);
      return { title, difference: await answers.compare(yours, { cards: list }), problem: null };
    }
    if (other.trim() === '') return fail(kind === 'clipboard' ? EMPTY_CLIPBOARD : NO_LIST);
    if (kind === 'clipboard') {
      const cards = other.split(/\s+/).filter(Boolean).slice(0, MAX_CLIPPED);
      return { title, difference: await answers.compare(yours, { cards }), problem: null };
    }
    const link = kind === 'sent' ? null : linkIn(other);
    if (link) {
      const { name, list } = await listAt(answers, link);
      return { title: name, difference: await answers.compare(yours, { cards: list }), problem: null };
    }
    const named = kind === 'sent' ? null : commanderIn(other);
    if (named !== null) {
      const found = await findAverage(answers, named);
      if (found === null) return fail(`No commander is called “${named.slice(0, MAX_NAME)}”. ${NO_LIST}`);
      if (found.list.length === 0) return fail(`${found.name} has no decks to average yet.`);
      const difference = await answers.compare(yours, { cards: found.list });
      return { title: found.name, difference, problem: null };
    }
    const theirs = await readPastedDeck(answers, other);
    const { cards, commanders } = theirs;
    if (cards.length + commanders.length === 0) return fail(NO_LIST);
    // The commander may have been chosen next to the list, or guessed, as for the new one.
    const leading = kind === 'sent' && commanders.length === 0 ? (yours.commanders ?? []) : commanders;
    return {
      title,
      difference: await answers.compare(yours, { cards, commanders: [...leading] }),
      problem: null,
    };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return fail(NOT_FOUND);
  }
}

/** The average deck of a commander or pair; null if no commander has the name. */
async function findAverage(answers: Pick<Answers, 'page'>, name: string) {
  try {
    return await listAt(answers, { page: 'averageDeck', slug: slugify(name), id: '' });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

/** The only line of a text, without a number: a name rather than a list or an address. */
function commanderIn(text: string): string | null {
  const name = text.trim();
  return /^[^\d\n/#][^\n]*$/.test(name) && !name.includes('://') ? name : null;
}

/** By name and code, because the server's class is a different copy than the one in this bundle. */
function isMissing(error: unknown): boolean {
  if (toRefusal(error)?.status === 404) return true;
  return (
    error instanceof Error &&
    (error.name === 'PageMovedError' || ('code' in error && error.code === 'not-found'))
  );
}

async function listAt(
  answers: Pick<Answers, 'page'>,
  { page, slug, id }: DeckLink,
): Promise<{ name: string; list: string[] }> {
  if (page === 'precon') {
    const { title, deck } = await answers.page('precon', { slug });
    return {
      name: title,
      list: deck.flatMap(({ lines }) => lines.map(({ quantity, name }) => `${quantity} ${name}`)),
    };
  }
  const { title, text } =
    page === 'deck' ? await answers.page('deck', { slug, id }) : await answers.page('averageDeck', { slug });
  // Within “Your list and …”.
  return { name: title.replace(/^Average deck/, 'the average deck'), list: text };
}

/** The deck of this site that a URL refers to, regardless of what precedes its path. */
function linkIn(text: string): DeckLink | null {
  const [, kind = '', slug = '', id = ''] =
    /^\S*?\/(average-decks|decks|precon)\/([a-z0-9-]+)(?:\/([\w-]+))?\/?(?:[?#]\S*)?$/i.exec(text.trim()) ??
    [];
  if (kind === 'average-decks') return { page: 'averageDeck', slug, id: '' };
  if (kind === 'precon') return { page: 'precon', slug, id: '' };
  return kind === 'decks' && id !== '' ? { page: 'deck', slug, id } : null;
}
