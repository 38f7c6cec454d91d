import type { CardPage } from '@deckwright/contract';
import {
  CARD_ROLES,
  type Card,
  type DeckFilters,
  formatExact,
  formatShare,
  ROLE_LABELS,
} from '@deckwright/domain';
import {
  cardJson,
  cardUrl,
  commanderView,
  pageCard,
  plainCardView,
  present,
  SECTION_NAMES,
  statView,
} from '../card/index.ts';
import { countedCombo } from '../combo/index.ts';
import { articlesAbout, siteContent } from '../content/index.ts';
import { engineFilters } from '../filter/index.ts';
import { decks, inclusionInterval, rounded, roundedOrNull } from '../format/index.ts';
import { cardDays, priceHistory } from '../history/index.ts';
import { describeSample, pageHead } from '../page/index.ts';
import { cardTournamentResults } from '../results/index.ts';
import { setIndex } from '../set/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { comboTable } from '../snapshot/index.ts';

/** Similar cards shown on the page. */
export const MAX_SIMILAR = 10;
/** Combos shown on the page. */
const MAX_COMBOS = 20;

/** The document of a card: which commanders play it, and which cards it is played with. */
export async function cardPage(
  context: ViewContext,
  index: number,
  filters: DeckFilters,
  warnings: string[],
): Promise<CardPage> {
  const { snapshot, imageHost } = context;
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  const requested = { card: index, filters: engineFilters(snapshot, filters) };
  const [stats, results] = await Promise.all([
    snapshot.ask('card', requested),
    snapshot.ask('cardResults', requested),
  ]);
  const { numDecks, potentialDecks, inclusion } = stats.stat;
  const { sample } = snapshot.manifest;
  const description =
    potentialDecks === 0
      ? snapshot.manifest.asOf !== null && card.released > snapshot.manifest.asOf
        ? `${card.name} is newer than the decks counted here.`
        : `${card.name} could not be in any of the decks counted here.`
      : `${card.name} is in ${formatExact(numDecks)} of ${decks(potentialDecks, sample)} that could run it (${formatShare(inclusion)}).`;
  await snapshot.ready('alike');
  const combos = (await comboTable(snapshot)).byCard.get(index) ?? [];
  const topCommanders = present(
    stats.topCommanders.map(({ commander, numDecks, potentialDecks, effectiveDecks, synergy, lift }) =>
      commanderView(context, commander, {
        numDecks,
        potentialDecks,
        effectiveDecks,
        synergy: roundedOrNull(synergy),
        lift: roundedOrNull(lift),
      }),
    ),
  );
  const newCommanders = present(
    stats.newCommanders.map(({ commander, ...counts }) => commanderView(context, commander, counts)),
  );
  return {
    ...pageHead(snapshot, filters, { title: card.name, description, canonical: cardUrl(card), warnings }),
    filters,
    numDecks,
    potentialDecks,
    inclusionRate: rounded(inclusion),
    deckSample: describeSample(snapshot, stats.sample, filters),
    ...inclusionInterval(stats.stat),
    similar: present(
      snapshot
        .alike(index, MAX_SIMILAR)
        .map(({ card: other, similarity }) => plainCardView(context, other, similarity)),
    ),
    playedTogether: present(
      stats.together.map(({ card: other, similarity }) => plainCardView(context, other, similarity)),
    ),
    functions: CARD_ROLES.filter((role) => card.roles.includes(role)).map((role) => ({
      id: role,
      label: ROLE_LABELS[role],
    })),
    trendZscore: roundedOrNull(stats.trend, 2),
    trend: stats.trendMark,
    history: stats.history.map(({ month, numDecks, potentialDecks }) => ({
      month,
      numDecks,
      potentialDecks,
    })),
    priceHistory: priceHistory(snapshot, index),
    countHistory: cardDays(snapshot, index),
    results: cardTournamentResults(snapshot, results),
    combos: combos.slice(0, MAX_COMBOS).map((combo) => countedCombo(snapshot, combo)),
    articles: articlesAbout(snapshot, siteContent(), [index]),
    printings: getPrintings(context, card),
    rulings: snapshot.rulings.of(index),
    card: pageCard(
      snapshot,
      cardJson(card, { imageHost }, snapshot.overview.cardDecks[index] ?? 0),
      [index],
      { isCommander: snapshot.commanders.decksWithCommander(index) > 0, rank: null },
    ),
    lists: [
      ...[
        { kind: 'topcommanders', title: 'Top Commanders', cards: topCommanders },
        { kind: 'newcommanders', title: 'New Commanders', cards: newCommanders },
      ].filter(({ cards }) => cards.length > 0),
      ...stats.sections.map((section) => ({
        kind: section.tag,
        title: SECTION_NAMES[section.tag],
        cards: present(section.cards.map((stat) => statView(context, stat))),
      })),
    ],
  };
}

function getPrintings({ snapshot }: ViewContext, card: Card): CardPage['printings'] {
  const sets = setIndex(snapshot);
  return card.printings
    .map(({ id, set, number, rarity, released, prices = {}, finishes = {} }) => ({
      id,
      set,
      number,
      rarity,
      released,
      setName: sets.get(set)?.set.name ?? null,
      price: prices.tcgplayer === undefined ? null : { price: prices.tcgplayer, currency: 'USD' as const },
      prices,
      finishes,
    }))
    .reverse();
}
