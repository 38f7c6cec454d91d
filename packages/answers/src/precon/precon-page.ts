import {
  type CardEntry,
  type CardList,
  PRECON_QUERY,
  type PreconFace,
  type PreconPage,
  printQueryValues,
} from '@deckwright/contract';
import {
  CARD_TYPE_PLURALS,
  CARD_TYPES,
  type CardType,
  commanderKey,
  compareNames,
  DEFAULT_PRICE_SOURCES,
  formatExact,
  formatShare,
  inListOrder,
  listColors,
  NO_FILTERS,
} from '@deckwright/domain';
import { type CardStat, type PreconAdvice, THRESHOLDS } from '@deckwright/engine/query';
import { adviseDeck } from '../advice/index.ts';
import { cardJson, cardUrl, noDeckYet, pairJson, present, statView } from '../card/index.ts';
import { decks, decksOnTile } from '../format/index.ts';
import {
  type KnownPrecon,
  listPrice,
  type PreconCard,
  type PreconGroup,
  vendorValues,
} from '../list/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { listLines, preconUpgrades, pricedLine } from './precon-upgrades.ts';

type Face = KnownPrecon['faces'][number] & { slug: string; commander: number | null };

/** The possible commanders of the precon, printed ones first, then by decks and name. */
export function preconFaces({ snapshot }: ViewContext, { faces }: KnownPrecon): Face[] {
  const keyed = faces.map((face) => {
    const slug = commanderKey(face.cards.map((card) => snapshot.cards[card]?.slug ?? ''));
    return { ...face, slug, commander: snapshot.commanders.indexOf(slug) };
  });
  const count = (face: Face): number =>
    face.commander === null ? 0 : snapshot.commanders.getDecks(face.commander);
  return keyed.sort(
    inListOrder({
      figure: ({ printed }) => Number(printed),
      decks: count,
      name: ({ cards }) => cards.map((card) => snapshot.cards[card]?.name ?? '').join(' // '),
    }),
  );
}

/**
 * A precon as printed and how decks of `current`, one of its possible commanders, change it; null without a possible
 * commander.
 */
export async function preconPage(
  context: ViewContext,
  { group, known }: { group: PreconGroup; known: KnownPrecon },
  current: Face | null,
): Promise<PreconPage> {
  const { snapshot } = context;
  const { precon, commanders, lines } = known;
  const faces = preconFaces(context, known);
  const printed = [...commanders, ...lines];
  const list = current && listLines(printed, current.cards);
  const advice = list && (await adviseDeck(context, { lines: list }, { parts: ['upgrade'] })).upgrade;
  const priced = printed.map((line) => pricedLine(context, line));
  const lists = advice ? adviceLists(context, advice) : [];
  const size = printed.reduce((sum, { quantity }) => sum + quantity, 0);
  const unknown = printed.reduce((sum, { card, quantity }) => sum + (card === null ? quantity : 0), 0);
  const title = precon.name;
  const description = `${precon.name} (${group.name}): the printed list, what it is worth, and what players add and cut.`;
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: `/precon/${precon.slug}`,
      query:
        current && current.slug !== faces[0]?.slug
          ? printQueryValues(PRECON_QUERY, { commander: current.slug })
          : '',
      warnings: [],
    }),
    precon: {
      name: precon.name,
      slug: precon.slug,
      set: precon.setCode,
      setName: group.name,
      tag: group.tag,
      released: precon.released,
      type: precon.type,
      colors: listColors(known.identity),
      size,
      unknown,
    },
    values: vendorValues(priced),
    value: listPrice(priced),
    faces: faces.map((face) => faceJson(context, face, face.slug === current?.slug)),
    noAdvice: advice ? null : whyNoAdvice(context, current),
    noCuts: advice && lists.length > 0 ? whyNoCuts(context, advice, lists) : null,
    upgrades: current ? await preconUpgrades(context, printed, current.cards) : [],
    deck: deckByType(context, known),
    card: current ? coverCard(context, current) : null,
    lists,
  };
}

function coverCard({ snapshot, imageHost }: ViewContext, { cards }: Face) {
  const [first, second] = cards.flatMap((card) => snapshot.cards[card] ?? []);
  if (!first) return null;
  return second ? pairJson([first, second], { imageHost }) : cardJson(first, { imageHost });
}

function getName({ snapshot }: ViewContext, { cards }: Pick<Face, 'cards'>): string {
  return cards.map((card) => snapshot.cards[card]?.name ?? '').join(' and ');
}

function faceJson(context: ViewContext, face: Face, current: boolean): PreconFace {
  const count = face.commander === null ? 0 : context.snapshot.commanders.getDecks(face.commander);
  return {
    slug: face.slug,
    name: getName(context, face),
    url: `/commanders/${face.slug}`,
    printed: face.printed,
    numDecks: count,
    current,
  };
}

function whyNoAdvice(context: ViewContext, face: Face | null): string {
  const { counts, sample } = context.snapshot.manifest;
  if (counts.decks === 0) return 'Cards to add and cut come from decks, and there are none here yet.';
  if (face === null)
    return 'The commander of this precon is not in our card data, so there are no decks to compare with.';
  const decksOfFace = face.commander === null ? 0 : context.snapshot.commanders.getDecks(face.commander);
  const name = getName(context, face);
  const need = `it takes ${THRESHOLDS.preconMinDecks} to say what players add and cut most often.`;
  if (decksOfFace === 0) return `${noDeckYet(context.snapshot, face.cards)}; ${need}`;
  return `Only ${decks(decksOfFace, sample)} ${decksOfFace === 1 ? 'has' : 'have'} ${name} as commander; ${need}`;
}

function adviceLists(context: ViewContext, advice: PreconAdvice): CardList[] {
  const { sample } = context.snapshot.manifest;
  const added = (stat: CardStat): CardEntry | null => {
    const view = statView(context, stat);
    return (
      view && {
        ...view,
        label: `in ${formatShare(stat.inclusion)} of ${decksOnTile(stat.potentialDecks, sample)}`,
      }
    );
  };
  const cut = (stat: CardStat): CardEntry | null => {
    const view = statView(context, stat);
    const remaining = `kept in ${formatExact(stat.numDecks)} of ${decks(stat.potentialDecks, sample)}`;
    return view && { ...view, label: remaining };
  };
  const lists: CardList[] = [
    { kind: 'cardstoadd', title: 'Cards to add', cards: present(advice.cardsToAdd.map(added)) },
    { kind: 'landstoadd', title: 'Lands to add', cards: present(advice.landsToAdd.map(added)) },
    { kind: 'cardstocut', title: 'Cards to cut', cards: present(ordered(advice.cardsToCut).map(cut)) },
    { kind: 'landstocut', title: 'Lands to cut', cards: present(ordered(advice.landsToCut).map(cut)) },
  ];
  return lists.filter(({ cards }) => cards.length > 0);
}

/** Cuts that decks put in an order: none if no deck runs any of them. */
function ordered(cuts: readonly CardStat[]): readonly CardStat[] {
  return cuts.some(({ numDecks }) => numDecks > 0) ? cuts : [];
}

function whyNoCuts(
  { snapshot }: ViewContext,
  { decks: count, cardsToCut }: PreconAdvice,
  lists: readonly CardList[],
): string | null {
  if (cardsToCut.length === 0 || lists.some(({ kind }) => kind === 'cardstocut')) return null;
  return `None of these ${decks(count, snapshot.manifest.sample)} runs any of the cards that players cut first, so they don’t say which go first.`;
}

/** Commanders, the types in the usual order, then cards not in the catalog; each sorted by name. */
function deckByType(context: ViewContext, { commanders, lines }: KnownPrecon): PreconPage['deck'] {
  const { cards } = context.snapshot;
  const typeOf = ({ card }: PreconCard): CardType | null => cards[card ?? -1]?.primaryType ?? null;
  const groups = [
    {
      kind: 'commanders',
      title: commanders.length === 1 ? 'Commander' : 'Commanders',
      type: null,
      lines: commanders,
    },
    ...CARD_TYPES.map((type) => ({
      kind: type.toLowerCase(),
      title: CARD_TYPE_PLURALS[type],
      type,
      lines: lines.filter((line) => typeOf(line) === type),
    })),
    {
      kind: 'unknown',
      title: 'Not in our card data',
      type: null,
      lines: lines.filter((line) => typeOf(line) === null),
    },
  ];
  return groups
    .filter((group) => group.lines.length > 0)
    .map((group) => ({
      ...group,
      count: group.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: group.lines.map((line) => lineJson(context, line)).sort((a, b) => compareNames(a.name, b.name)),
    }));
}

function lineJson({ snapshot }: ViewContext, { name, quantity, card }: PreconCard) {
  const facts = snapshot.cards[card ?? -1];
  if (!facts) return { name, quantity, url: null, price: null, banned: false, gameChanger: false };
  const vendor = DEFAULT_PRICE_SOURCES.find((source) => facts.prices[source]);
  return {
    name: facts.name,
    quantity,
    url: cardUrl(facts),
    price: (vendor && facts.prices[vendor]) ?? null,
    banned: facts.legality === 'banned',
    gameChanger: facts.gameChanger,
  };
}
