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
const NO_LIST = 'Paste the other deck, the address of a deck on this site, or the name of a commander.';
const EMPTY_CLIPBOARD = 'Your clipboard is empty.';
const NOT_FOUND = 'There is no deck at that address.';
/** The longest names of pairs have about 80 characters. */
const MAX_NAME = 150;

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
      const { commander: name, list } = await loadAverageList(answers, commander);
      if (list.length === 0) return fail(describeNoDecks(name));
      return { title, difference: await answers.compare(yours, { cards: list }), problem: null };
    }
    if (other.trim() === '') return fail(kind === 'clipboard' ? EMPTY_CLIPBOARD : NO_LIST);
    if (kind === 'clipboard') {
      const cards = other.split(/\s+/).filter(Boolean).slice(0, MAX_CLIPPED);
      return { title, difference: await answers.compare(yours, { cards }), problem: null };
    }
    const link = kind === 'sent' ? null : linkIn(other);
    if (link) {
      const found = await listAt(answers, link);
      const difference = await answers.compare(yours, { cards: found.list });
      return { title: found.title, difference, problem: null };
    }
    const named = kind === 'sent' ? null : commanderIn(other);
    const found = named === null ? null : await findAverage(answers, named);
    if (found?.list) {
      if (found.list.length === 0) return fail(describeNoDecks(found.commander));
      const difference = await answers.compare(yours, { cards: found.list });
      return { title: found.title, difference, problem: null };
    }
    const theirs = await readPastedDeck(answers, other);
    const { cards, commanders } = theirs;
    const isNameAlone = commanders.length === 0 && cards.length === 1 && cards[0] === `1 ${named}`;
    if (found && (isNameAlone || cards.length + commanders.length === 0))
      return fail(`${found.problem} ${NO_LIST}`);
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

/** A list to compare with, and what it is called within “Your list and …”. */
type TitledList = { title: string; list: string[] };

/** The name of the commander or pair, and the list, which is empty without decks. */
type AverageList = TitledList & { commander: string };

type FoundAverage = AverageList | { list: null; problem: string };

/** The average deck of a commander or pair, or why there is none: no card has the name, or it cannot be a commander. */
async function findAverage(answers: Pick<Answers, 'page'>, name: string): Promise<FoundAverage> {
  const slug = slugify(name);
  try {
    return await loadAverageList(answers, slug);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const message = toRefusal(error)?.message ?? (error instanceof Error ? error.message : '');
    const isUnknown = message === '' || message.includes(`"${slug}"`) || hasMoved(error);
    return { list: null, problem: isUnknown ? `No commander is called “${name}”.` : message };
  }
}

/** The only line of a text, without a number: maybe a name rather than a list in any format. */
function commanderIn(text: string): string | null {
  const name = text.trim();
  const isLine = name.length <= MAX_NAME && /^[^\d\n/#{[<][^\n]*$/.test(name);
  return isLine && !name.includes('://') ? name : null;
}

function describeNoDecks(commander: string): string {
  return `${commander} has no decks to average yet.`;
}

/** By name and code, because the server's class is a different copy than the one in this bundle. */
function isMissing(error: unknown): boolean {
  if (toRefusal(error)?.status === 404) return true;
  return hasMoved(error) || (error instanceof Error && 'code' in error && error.code === 'not-found');
}

function hasMoved(error: unknown): boolean {
  return error instanceof Error && error.name === 'PageMovedError';
}

async function loadAverageList(answers: Pick<Answers, 'page'>, slug: string): Promise<AverageList> {
  const { commander, text } = await answers.page('averageDeck', { slug });
  return { commander: commander.name, title: `the average deck of ${commander.name}`, list: text };
}

async function listAt(answers: Pick<Answers, 'page'>, { page, slug, id }: DeckLink): Promise<TitledList> {
  if (page === 'averageDeck') return loadAverageList(answers, slug);
  if (page === 'deck') {
    const { title, text } = await answers.page('deck', { slug, id });
    return { title, list: text };
  }
  const { title, deck } = await answers.page('precon', { slug });
  const list = deck.flatMap(({ lines }) => lines.map(({ quantity, name }) => `${quantity} ${name}`));
  return { title, list };
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
