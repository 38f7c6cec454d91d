import type { CardPage, CardView } from '@deckwright/api-client';
import type { DeckFilters } from '@deckwright/domain';
import type { CardPageStats } from '@deckwright/engine/query';
import { siteContent } from '../content/read-content.ts';
import { articlesAbout } from './articles-document.ts';
import { cardJson, cardUrl } from './card-json.ts';
import { commanderView, plainCardView, present, statView, type ViewContext } from './card-view-json.ts';
import { comboTable } from './combo-table.ts';
import { countedCombo } from './combos.ts';
import { engineFilters } from './engine-filters.ts';
import { pageCard } from './page-card.ts';
import { pageHead } from './page-head.ts';
import { SECTION_NAMES } from './section-names.ts';
import { decks, percent, rounded, roundedOrNull } from './words.ts';

/** Combos shown on the page. */
const MOST_COMBOS = 20;

/** The document of a card: who plays it, what is played beside it. */
export async function cardDocument(
  context: ViewContext,
  index: number,
  filters: DeckFilters,
  warnings: string[],
): Promise<CardPage> {
  const { snapshot, imageHost } = context;
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  const stats = await snapshot.ask('card', { card: index, filters: engineFilters(snapshot, filters) });
  const { numDecks, potentialDecks, inclusion } = stats.stat;
  const { sample } = snapshot.manifest;
  const description =
    potentialDecks === 0
      ? `${card.name} could be in none of the decks counted here.`
      : `${card.name} is in ${numDecks} of ${decks(potentialDecks, sample)} that could hold it (${percent(inclusion)}).`;
  const combos = (await comboTable(snapshot)).byCard.get(index) ?? [];
  const topCommanders = commanderViews(context, stats);
  return {
    ...pageHead(snapshot, filters, { header: card.name, description, canonical: cardUrl(card), warnings }),
    filters,
    num_decks: numDecks,
    potential_decks: potentialDecks,
    inclusion_rate: rounded(inclusion),
    similar: present(
      stats.similar.map(({ card: other, similarity }) => plainCardView(context, other, similarity)),
    ),
    history: stats.history.map(({ month, numDecks: num_decks, potentialDecks: potential_decks }) => ({
      month,
      num_decks,
      potential_decks,
    })),
    panels: {
      combocounts: combos.slice(0, MOST_COMBOS).map((combo) => countedCombo(snapshot, combo)),
      links: [],
      articles: articlesAbout(snapshot, siteContent(), [index]),
    },
    printings: card.printings,
    container: {
      title: card.name,
      description,
      json_dict: {
        card: pageCard(
          snapshot,
          cardJson(card, { imageHost }, snapshot.overview.cardDecks[index] ?? 0),
          [index],
          { isCommander: snapshot.commanders.decksLedBy(index) > 0, rank: null },
        ),
        cardlists: [
          ...(topCommanders.length > 0
            ? [{ tag: 'topcommanders', header: 'Top Commanders', cardviews: topCommanders }]
            : []),
          ...stats.sections.map((section) => ({
            tag: section.tag,
            header: SECTION_NAMES[section.tag],
            cardviews: present(section.cards.map((stat) => statView(context, stat))),
          })),
        ],
      },
    },
  };
}

function commanderViews(context: ViewContext, stats: CardPageStats): CardView[] {
  return present(
    stats.topCommanders.map(({ commander, numDecks, potentialDecks, synergy, lift }) =>
      commanderView(context, commander, {
        num_decks: numDecks,
        potential_decks: potentialDecks,
        synergy: roundedOrNull(synergy),
        lift: roundedOrNull(lift),
      }),
    ),
  );
}
