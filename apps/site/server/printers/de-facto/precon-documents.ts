import type { PreconPage, PreconsPage } from '@deckwright/contract';
import { type CardListing, cardListing, shortened } from './card-view.ts';
import { documentFrame } from './document-frame.ts';

/** The precons of each set as entries of a list. */
export function preconsDocument(page: PreconsPage): object {
  const lists = page.groups.map(({ name, tag, precons }) => ({
    tag,
    header: name,
    cardviews: precons.map((precon) => ({
      name: precon.name,
      sanitized: precon.slug,
      sanitized_wo: precon.slug,
      slug: precon.slug,
      url: precon.url,
      label: precon.commanders.join(', '),
      ...(precon.view ? { id: precon.view.id } : {}),
    })),
  }));
  const facts = { header: 'Precon Upgrade Guide', description: page.description, keywords: ['Precons'] };
  return documentFrame({ ...facts, crumbs: [['/precon', 'Precons']] }, lists);
}

/** Cuts are distinguished from cards to add by how few decks keep them. */
export function preconDocument(page: PreconPage): object {
  const { precon, faces, title, description, canonical } = page;
  const commanders = page.deck.filter(({ kind }) => kind === 'commanders').flatMap(({ lines }) => lines);
  const others = page.deck.filter(({ kind }) => kind !== 'commanders');
  const current = faces.find((face) => face.current);
  const isFirst = current === undefined || current.slug === faces[0]?.slug;
  const crumbs = [
    ['/precon', 'Precons'],
    [canonical, title],
  ] as const;
  const header = `${title} Precon Upgrades${isFirst ? '' : ` for ${current.name}`}`;
  return {
    ...documentFrame({ header, description, crumbs, keywords: [title] }, page.lists.map(adviceListing)),
    deck: {
      commander: commanders.map(({ name }) => name),
      cards: Object.fromEntries(
        others.map(({ type, lines }) => [
          type ?? 'Unknown',
          lines.map(({ name, quantity }) => [name, quantity]),
        ]),
      ),
    },
    precon_commander_counts: faces.map((face, index) => ({
      value: face.name,
      count: face.numDecks,
      href: index === 0 ? canonical : `/precon/${precon.slug}/${face.slug}`,
    })),
  };
}

function adviceListing(list: PreconPage['lists'][number]): CardListing {
  const listing = cardListing(list);
  if (!list.kind.endsWith('tocut')) return listing;
  return {
    ...listing,
    cardviews: listing.cardviews.map((view, at) => ({
      ...view,
      unpopularity: shortened(1 - (list.cards[at]?.inclusionRate ?? 0)),
    })),
  };
}
