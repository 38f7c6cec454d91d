import { commanderOfDeck, PAGES } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { cardDocument } from './card-document.ts';
import { commanderDocument, withDecks } from './commander-document.ts';
import { averageDeckDocument, deckDocument, decksDocument } from './deck-documents.ts';
import { type DeFactoDocument, type SoughtDocument, toDocument } from './document.ts';
import { findStaples } from './find-color-lists.ts';
import { findCommanderList } from './find-lists.ts';
import { variantQuery } from './variant.ts';

type Sought = Promise<DeFactoDocument | null> | null;

/** `commanders/{slug}` with its variants, the lists of commanders, and the staples of colors. */
export function findCommanders(requested: SoughtDocument): Sought {
  return findStaples(requested) ?? findCommanderList(requested) ?? findCommanderDocument(requested);
}

/** `commanders/{slug}`, `commanders/{slug}/upgraded/tokens/budget`. */
export function findCommanderDocument({ view, parts, query }: SoughtDocument): Sought {
  const [slug = '', ...variants] = parts;
  const requested = variantQuery(view.snapshot, variants, query);
  if (requested === null) return null;
  return toDocument(`page ${variants.length > 0}`, PAGES.commander.find(view, { slug }, requested), (page) =>
    commanderDocument(view, withDecks(page, variants.length > 0)),
  );
}

/** `decks/{slug}`, `decks/{slug}/cedh`. */
export function findDecks({ view, parts, query }: SoughtDocument): Sought {
  const [slug, ...variants] = parts;
  const requested = variantQuery(view.snapshot, variants, query);
  if (slug === undefined || requested === null) return null;
  return toDocument(`decks ${variants.length > 0}`, PAGES.commander.find(view, { slug }, requested), (page) =>
    decksDocument(view, withDecks(page, variants.length > 0)),
  );
}

/** `average-decks/{slug}`, `average-decks/{slug}/tokens`. */
export function findAverageDeck({ view, parts, query }: SoughtDocument): Sought {
  const [slug, ...variants] = parts;
  const requested = variantQuery(view.snapshot, variants, query);
  if (slug === undefined || requested === null) return null;
  const found = PAGES.averageDeck.find(view, { slug }, requested);
  return toDocument(`average ${variants.length > 0}`, found, async (average) => {
    const page = await getAnswer(view, slug, requested);
    return averageDeckDocument(view, withDecks(page, true), average);
  });
}

async function getAnswer(view: SoughtDocument['view'], slug: string, query: URLSearchParams) {
  const found = await PAGES.commander.find(view, { slug }, query);
  if (!found?.make) throw new RangeError(`The commander ${slug} is elsewhere.`);
  return found.make();
}

/** `deckpreview/{id}`. */
export function findDeck({ view, parts, query }: SoughtDocument): Sought {
  const [id = '', ...others] = parts;
  if (others.length > 0) return null;
  const slug = commanderOfDeck(view, id);
  if (slug === null) throw new AppError('not-found', 'No deck has this id.');
  return toDocument('deck', PAGES.deck.find(view, { slug, id }, query), (page) => deckDocument(view, page));
}

/** `cards/{slug}`, `cards/{slug}/cedh`. */
export function findCard({ view, parts, query }: SoughtDocument): Sought {
  const [slug, ...variants] = parts;
  const requested = variantQuery(view.snapshot, variants, query);
  if (slug === undefined || requested === null) return null;
  return toDocument('card', PAGES.card.find(view, { slug }, requested), (page) => cardDocument(view, page));
}
