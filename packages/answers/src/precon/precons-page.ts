import {
  type CardEntry,
  PRECONS_QUERY,
  type PreconsPage,
  type PreconTile,
  printQueryValues,
} from '@deckwright/contract';
import {
  type ColorIdentity,
  commanderKey,
  formatCounted,
  identityName,
  identitySlug,
  listColors,
  NO_FILTERS,
  searchKey,
} from '@deckwright/domain';
import { commanderView, plainCardView } from '../card/index.ts';
import { type KnownPrecon, listPrice, preconGroups } from '../list/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

export type PreconForm = { q: string; identity: ColorIdentity | null };

/** Precons by group; the form filters by a word in the names of precon or commanders and by color identity. */
export function preconsPage(context: ViewContext, { q, identity }: PreconForm): PreconsPage {
  const { snapshot } = context;
  const all = preconGroups(snapshot);
  const groups = all
    .map(({ name, tag, precons }) => {
      const matching = precons.filter(
        (known) => (identity === null || known.identity === identity) && isNamed(known, name, q),
      );
      return { name, tag, precons: matching.map((known) => toTile(context, known)) };
    })
    .filter(({ precons }) => precons.length > 0);
  const total = snapshot.precons.length;
  const title = 'Precons';
  const description = `${formatCounted(total, 'preconstructed Commander deck')} by set: what’s in each, what it’s worth, and what players add and cut.`;
  const tiles = groups.flatMap(({ precons }) => precons);
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: '/precon',
      query: printQueryValues(PRECONS_QUERY, { q, colors: identity }),
      warnings: [],
      noindex: q !== '',
    }),
    numPrecons: total,
    shown: tiles.length,
    form: { q, colors: identity === null ? null : identitySlug(identity) },
    choices: getChoices(all.flatMap(({ precons }) => precons)),
    groups,
    lists: groups.map(({ name, tag, precons }) => ({
      kind: tag,
      title: name,
      cards: precons.flatMap(({ view }) => view ?? []),
    })),
  };
}

function isNamed({ precon, commanders }: KnownPrecon, group: string, q: string): boolean {
  const wanted = searchKey(q);
  const names = [precon.name, group, ...commanders.map(({ name }) => name)];
  return wanted === '' || names.some((name) => searchKey(name).includes(wanted));
}

function getChoices(precons: readonly KnownPrecon[]): PreconsPage['choices'] {
  const counts = new Map<number, number>();
  for (const { identity } of precons) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => listColors(a).length - listColors(b).length || a - b)
    .map(([identity, count]) => ({ slug: identitySlug(identity), name: identityName(identity), count }));
}

function toTile(context: ViewContext, known: KnownPrecon): PreconTile {
  const { cards } = context.snapshot;
  const { precon, commanders, lines, identity } = known;
  const priced = [...commanders, ...lines].map(({ card, quantity }) => ({
    card: cards[card ?? -1] ?? null,
    quantity,
  }));
  return {
    name: precon.name,
    slug: precon.slug,
    url: `/precon/${precon.slug}`,
    released: precon.released,
    colors: listColors(identity),
    commanders: commanders.map(({ name, card }) => cards[card ?? -1]?.name ?? name),
    value: listPrice(priced),
    view: faceView(context, known),
  };
}

/** The printed commander as a card entry: the pair if it has decks, otherwise its first card. */
function faceView(context: ViewContext, { commanders }: KnownPrecon): CardEntry | null {
  const { snapshot } = context;
  const cards = commanders.flatMap(({ card }) => card ?? []);
  const [first] = cards;
  if (first === undefined) return null;
  const key = commanderKey(cards.map((card) => snapshot.cards[card]?.slug ?? ''));
  const commander = snapshot.commanders.indexOf(key);
  return commander === null ? plainCardView(context, first, null) : commanderView(context, commander);
}
