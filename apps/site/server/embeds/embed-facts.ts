import {
  cardOfId,
  cardResource,
  cardsOfCommander,
  cardsOfSet,
  chosenCards,
  comboOfId,
  comboResource,
  commanderDetails,
  commanderOfDeckId,
  commanderOfId,
  commanderResource,
  deckDetails,
  playedCard,
  setOfId,
  setResource,
  themeOfId,
  themeResource,
  toProvenance,
  type ViewContext,
} from '@deckwright/answers';
import type { CardResource, PlayedCard } from '@deckwright/contract/schemas';
import {
  type Color,
  formatCounted,
  formatDay,
  formatDollars,
  formatExact,
  formatInterval,
  formatPoints,
  formatShare,
  getShownPrice,
} from '@deckwright/domain';

export const EMBED_KINDS = ['commander', 'card', 'deck', 'combo', 'set', 'theme'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** What an embedded card shows. */
export type EmbedFacts = {
  /** Path of the page that it is about, and of itself. */
  page: string;
  embed: string;
  kind: string;
  title: string;
  line: string;
  /** Null where the page has no color identity. */
  colors: readonly Color[] | null;
  /** Address of a picture of the card; null without one. */
  image: string | null;
  figures: readonly { value: string; label: string }[];
  rows: readonly { name: string; page: string; share: number; words: string }[];
  rowsTitle: string;
  /** What the shares of the rows are of. */
  rowsNote: string;
  /** Nonland cards by mana value, where there is a list. */
  curve: readonly number[] | null;
  /** The decks behind the numbers. */
  source: string;
  credits: readonly { text: string; url: string }[];
};

type About = Omit<EmbedFacts, 'source' | 'credits'>;

const MAX_ROWS = 5;
const OF_COMMANDER =
  'Share of its decks with 95% interval, and percentage points (pts) above decks of other commanders';
const OF_ALL = 'Share of all decks that could run the card';
/** A card that is told to set decks apart is in at least one of a hundred more than elsewhere. */
const MIN_SYNERGY = 0.01;

/** The facts of one page, from the numbers of `/api/v1`. @throws UnknownNameError */
export async function embedFacts(context: ViewContext, kind: EmbedKind, id: string): Promise<EmbedFacts> {
  const about = await ABOUT[kind](context, id);
  const { corpus, asOf, sample, credits } = toProvenance(context.snapshot);
  const dated = asOf === null ? '' : `; newest of ${formatDay(asOf)}`;
  return { ...about, source: `${sample ? 'Sample data, invented: ' : ''}${corpus}${dated}`, credits };
}

/**
 * The path of the page and of its embedded card by the name in an address, and the title of both.
 * @throws UnknownNameError
 */
export async function embedPaths(
  context: ViewContext,
  kind: EmbedKind,
  id: string,
): Promise<Pick<EmbedFacts, 'page' | 'embed' | 'title'>> {
  const { snapshot } = context;
  if (kind === 'combo') {
    const combo = comboResource(context, await comboOfId(snapshot, id));
    return { page: combo.page, embed: `/embed/combo/${encodeURIComponent(combo.id)}`, title: combo.name };
  }
  if (kind === 'set') {
    const set = setResource(setOfId(snapshot, id));
    return { page: set.page, embed: `/embed/set/${set.id}`, title: set.name };
  }
  if (kind === 'theme') {
    const theme = themeResource(snapshot, themeOfId(snapshot, id));
    return { page: theme.page, embed: `/embed/theme/${theme.id}`, title: theme.name };
  }
  if (kind === 'card') {
    const card = snapshot.cards[cardOfId(snapshot, id)];
    const slug = card?.slug ?? id;
    return { page: `/cards/${slug}`, embed: `/embed/card/${slug}`, title: card?.name ?? id };
  }
  const commander = kind === 'deck' ? commanderOfDeckId(context, id) : commanderOfId(snapshot, id);
  const name = commander.cards.map((index) => snapshot.cards[index]?.name ?? '').join(' & ');
  const { key } = commander;
  return kind === 'deck'
    ? { page: `/decks/${key}/${id}`, embed: `/embed/deck/${id}`, title: `A deck of ${name}` }
    : { page: `/commanders/${key}`, embed: `/embed/commander/${key}`, title: name };
}

const ABOUT: Readonly<Record<EmbedKind, (context: ViewContext, id: string) => Promise<About>>> = {
  commander: aboutCommander,
  card: aboutCard,
  deck: aboutDeck,
  combo: aboutCombo,
  set: aboutSet,
  theme: aboutTheme,
};

async function aboutCommander(context: ViewContext, id: string): Promise<About> {
  const { snapshot } = context;
  const commander = commanderOfId(snapshot, id);
  const details = await commanderDetails(context, commander);
  const special = (await cardsOfCommander(snapshot, commander, 'synergy'))
    .filter(({ synergy }) => synergy >= MIN_SYNERGY)
    .slice(0, MAX_ROWS);
  const themes = details.themes.slice(0, 3).map(({ name }) => name);
  return {
    ...(await embedPaths(context, 'commander', id)),
    kind: 'Commander',
    line: themes.length > 0 ? `Often ${themes.join(', ')}` : 'No theme stands out',
    colors: details.color_identity,
    image: getImage(cardResource(context, commander.cards[0] ?? 0)),
    figures: [
      { value: formatExact(details.num_decks), label: details.num_decks === 1 ? 'deck' : 'decks' },
      ...(details.rank === null ? [] : [{ value: `#${formatExact(details.rank)}`, label: 'of commanders' }]),
      ...(details.avg_price === null
        ? []
        : [{ value: formatDollars(details.avg_price), label: 'average price' }]),
    ],
    rowsTitle: 'Cards that set its decks apart',
    rowsNote: OF_COMMANDER,
    rows: special.map((numbers) => toRow(playedCard(snapshot, numbers))),
    curve: null,
  };
}

function toRow(card: PlayedCard): EmbedFacts['rows'][number] {
  const { inclusion_rate, inclusion_low: low, inclusion_high: high, synergy, potential_decks } = card;
  const interval = low === null || high === null ? '' : ` (${formatInterval({ low, high })})`;
  const more = synergy === null ? '' : `, ${formatPoints(synergy)}`;
  return {
    name: card.name,
    page: `/cards/${card.slug}`,
    share: inclusion_rate,
    words: `${formatShare(inclusion_rate)}${interval} of ${formatCounted(potential_decks, 'deck')}${more}`,
  };
}

async function aboutCard(context: ViewContext, id: string): Promise<About> {
  const card = cardResource(context, cardOfId(context.snapshot, id));
  const price = getShownPrice(card.prices);
  const { inclusion_low: low, inclusion_high: high } = card;
  return {
    ...(await embedPaths(context, 'card', id)),
    kind: 'Card',
    line: card.type_line,
    colors: card.color_identity,
    image: getImage(card),
    figures: [
      {
        value: card.potential_decks === 0 ? '–' : formatShare(card.inclusion_rate),
        label: `of ${formatCounted(card.potential_decks, 'deck')} that could${low === null || high === null ? '' : ` (95% interval ${formatInterval({ low, high })})`}`,
      },
      ...(price?.currency === 'USD'
        ? [{ value: `$${price.price.toFixed(2)}`, label: price.finish ? `price, ${price.finish}` : 'price' }]
        : []),
      ...(card.salt === null ? [] : [{ value: card.salt.toFixed(2), label: 'salt, of 4' }]),
    ],
    rowsTitle: '',
    rowsNote: '',
    rows: [],
    curve: null,
  };
}

async function aboutDeck(context: ViewContext, id: string): Promise<About> {
  const commander = commanderOfDeckId(context, id);
  const deck = await deckDetails(context, commander, id);
  const bracket = deck.bracket ?? deck.bracket_estimate.bracket;
  const isEstimate = deck.bracket === null || deck.bracket_estimated;
  const themes = deck.themes.slice(0, 3).map(({ name }) => name);
  return {
    ...(await embedPaths(context, 'deck', id)),
    kind: 'Deck',
    line: [deck.date === null ? 'Saved on an unknown day' : `Saved ${formatDay(deck.date)}`, ...themes].join(
      ' · ',
    ),
    colors: commanderResource(context, commander).color_identity,
    image: getImage(cardResource(context, commander.cards[0] ?? 0)),
    figures: [
      { value: formatExact(deck.size), label: 'cards' },
      { value: `${bracket}`, label: isEstimate ? 'estimated bracket' : 'bracket' },
      ...(deck.price === null ? [] : [{ value: formatDollars(deck.price), label: 'price' }]),
      ...(deck.salt === null ? [] : [{ value: deck.salt.toFixed(2), label: 'salt, of 4' }]),
    ],
    rowsTitle: '',
    rowsNote: '',
    rows: [],
    curve: deck.curve,
  };
}

async function aboutCombo(context: ViewContext, id: string): Promise<About> {
  const combo = comboResource(context, await comboOfId(context.snapshot, id));
  const { num_decks: decks, inclusion_rate: rate, potential_decks: potential } = combo;
  const cards = combo.cards.flatMap(({ id: card }) =>
    card === null ? [] : [cardResource(context, cardOfId(context.snapshot, card))],
  );
  return {
    ...(await embedPaths(context, 'combo', id)),
    kind: 'Combo',
    line: combo.results.slice(0, 3).join(', '),
    colors: combo.color_identity,
    image: cards[0] ? getImage(cards[0]) : null,
    figures: [
      ...(decks === null ? [] : [{ value: formatExact(decks), label: decks === 1 ? 'deck' : 'decks' }]),
      ...(rate === null || potential === null
        ? []
        : [{ value: formatShare(rate), label: `of ${formatCounted(potential, 'deck')} that could` }]),
      ...(combo.rank === null ? [] : [{ value: `#${formatExact(combo.rank)}`, label: 'of combos' }]),
    ],
    rowsTitle: 'Its cards',
    rowsNote: OF_ALL,
    rows: cards.slice(0, MAX_ROWS).map(toCardRow),
    curve: null,
  };
}

async function aboutSet(context: ViewContext, id: string): Promise<About> {
  const { snapshot } = context;
  const known = setOfId(snapshot, id);
  const set = setResource(known);
  const cards = cardsOfSet(known)
    .slice(0, MAX_ROWS)
    .map((index) => cardResource(context, index));
  return {
    ...(await embedPaths(context, 'set', id)),
    kind: 'Set',
    line: `Released ${formatDay(set.released)}`,
    colors: null,
    image: cards[0] ? getImage(cards[0]) : null,
    figures: [
      { value: formatExact(set.num_cards), label: set.num_cards === 1 ? 'card' : 'cards' },
      { value: formatExact(set.num_new), label: 'of them new' },
    ],
    rowsTitle: 'Its most played cards',
    rowsNote: OF_ALL,
    rows: cards.map(toCardRow),
    curve: null,
  };
}

async function aboutTheme(context: ViewContext, id: string): Promise<About> {
  const { snapshot } = context;
  const theme = themeResource(snapshot, themeOfId(snapshot, id));
  const choice = await chosenCards(snapshot, { theme: theme.id }, { order: 'decks', minDecks: 1 });
  const cards = choice.slice(0, MAX_ROWS).map(({ card }) => cardResource(context, card));
  return {
    ...(await embedPaths(context, 'theme', id)),
    kind: theme.kind === 'kindred' ? 'Creature type' : 'Theme',
    line: theme.kind === 'kindred' ? 'Decks of this creature type' : 'Decks with this theme',
    colors: null,
    image: cards[0] ? getImage(cards[0]) : null,
    figures: [
      { value: formatExact(theme.num_decks), label: theme.num_decks === 1 ? 'deck' : 'decks' },
      { value: formatShare(theme.inclusion_rate), label: 'of all decks' },
    ],
    rowsTitle: cards.length > 0 ? 'Most played cards of the theme' : '',
    rowsNote: OF_ALL,
    rows: cards.map(toCardRow),
    curve: null,
  };
}

/** A card with its share of all decks that could run it. */
function toCardRow({ name, slug, inclusion_rate: share, potential_decks: decks }: CardResource) {
  return {
    name,
    page: `/cards/${slug}`,
    share,
    words: `${formatShare(share)} of ${formatCounted(decks, 'deck')}`,
  };
}

function getImage({ images }: Pick<CardResource, 'images'>): string | null {
  return images[0]?.normal ?? images[0]?.small ?? null;
}
