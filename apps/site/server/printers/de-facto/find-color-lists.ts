import {
  colorStaples,
  companionCommanders,
  companionNamed,
  identityNamed,
  pairsOfColors,
  type ViewContext,
} from '@deckwright/answers';
import { type Card, identityName, identitySlug, listColors } from '@deckwright/domain';
import { cardView } from './card-view.ts';
import type { DeFactoDocument, SoughtDocument } from './document.ts';
import { documentFrame } from './document-frame.ts';

/** `commanders/{colors}/staples`, `commanders/{colors}/mana-staples`; null for other addresses. */
export function findStaples({ view, parts }: SoughtDocument): Promise<DeFactoDocument> | null {
  const [text = '', kind, ...others] = parts;
  if ((kind !== 'staples' && kind !== 'mana-staples') || others.length > 0) return null;
  const identity = identityNamed(text);
  if (identity === null) return null;
  const name = identityName(identity);
  const title = kind === 'staples' ? 'Staples' : 'Mana Staples';
  return known(`${kind} ${identity}`, async () => {
    const cards = await colorStaples(view, identity, kind);
    const header = `Top ${name} ${title}`;
    const crumbs = [
      ['/commanders', 'Commanders'],
      [`/commanders/${identitySlug(identity)}`, name],
    ] as const;
    const description = `The cards that decks of ${name} commanders run most${kind === 'staples' ? '' : ', of those that make mana'}.`;
    return documentFrame({ header, description, crumbs, keywords: [header] }, [
      { tag: kind.replace('-', ''), header: title, cardviews: cards.map(cardView) },
    ]);
  });
}

/** `partners/{colors}`: pairs of commanders; null for other addresses. */
export function findPairsOfColors({ view, parts }: SoughtDocument): Promise<DeFactoDocument> | null {
  const [text = '', ...others] = parts;
  const identity = others.length > 0 ? null : identityNamed(text);
  if (identity === null) return null;
  const header = `${identityName(identity)} Partners`;
  return known(`pairs ${identity}`, async () => {
    const pairs = await pairsOfColors(view, identity);
    const facts = { header, crumbs: [['/partners', 'Partners']] as const, keywords: [header] };
    return documentFrame({ ...facts, description: `${header} by number of decks.` }, [
      { tag: 'partners', header: 'Partners', cardviews: pairs.map(cardView) },
    ]);
  });
}

/** `themes/lurrus-companion`: the commanders whose decks name a companion; null for other addresses. */
export function findCompanionTheme({ view, parts }: SoughtDocument): DeFactoDocument | null {
  const [, short = ''] = /^(.+)-companion$/.exec(parts[0] ?? '') ?? [];
  if (short === '' || parts.length > 1) return null;
  const companion = companionNamed(view.snapshot, short);
  if (!companion) return null;
  return {
    key: `companion ${companion.slug}`,
    make: () => companionDocument(view, companion),
  };
}

async function companionDocument(view: ViewContext, companion: Card): Promise<object> {
  const { commanders, colors } = await companionCommanders(view, companion);
  const name = `${companion.name.split(/[ ,]/, 1)[0]} Companion`;
  // Whatever part of the name was requested: the document is cached for all of them.
  const [first = ''] = companion.slug.split('-', 1);
  const slug = companionNamed(view.snapshot, first) === companion ? first : companion.slug;
  return {
    ...documentFrame(
      {
        header: `${name} Theme`,
        description: `Commanders whose decks have ${companion.name} as companion.`,
        crumbs: [
          ['/themes', 'Themes'],
          [`/themes/${slug}-companion`, name],
        ],
        keywords: [name],
      },
      [{ tag: 'topcommanders', header: 'Top Commanders', cardviews: commanders.map(cardView) }],
    ),
    related_info: {
      name,
      singular: name,
      colors: colors.map(({ identity, numDecks }) => ({
        count: numDecks,
        icons: listColors(identity).join('').toLowerCase(),
        name: identityName(identity),
        url: `/commanders/${identitySlug(identity)}`,
      })),
    },
  };
}

async function known(key: string, make: () => Promise<object>): Promise<DeFactoDocument> {
  return { key, make };
}
