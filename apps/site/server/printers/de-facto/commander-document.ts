import { savedByDay, type ViewContext } from '@deckwright/answers';
import type { CommanderPage } from '@deckwright/contract';
import { AppError } from '@deckwright/domain';
import { cardListing, known } from './card-view.ts';
import { documentFrame } from './document-frame.ts';
import { commanderPanels, tagLinks, wholeAverages } from './panels.ts';
import { variantName } from './variant.ts';
import { type WholeCard, wholeCard } from './whole-card.ts';

export async function commanderDocument(view: ViewContext, page: CommanderPage): Promise<object> {
  const { card, deck, deckSize } = page;
  const commanderCount = card.cards.length || 1;
  return {
    ...commanderFrame(view, page, `${card.name} (Commander)`, page.lists.map(cardListing)),
    ...(await commanderCounts(view, page)),
    panels: commanderPanels(page, card.slug, 'commanders'),
    ...known<{ avg_price: number }>({ avg_price: page.avgPrice }),
    num_decks_avg: page.numDecksAvg,
    // Without commanders.
    deck_size: Math.max(0, deckSize - commanderCount),
    total_card_count: deckSize,
    deck,
  };
}

/** Header and card of a document about the page's decks. */
export function commanderFrame<Lists>(
  view: ViewContext,
  page: CommanderPage,
  header: string,
  lists: Lists[],
  description = page.description,
) {
  const { card } = page;
  const variant = variantName(view.snapshot, page.filters);
  return documentFrame(
    {
      header: variant === '' ? header : `${header} - ${variant}`,
      description,
      crumbs: [
        ['/commanders', 'Commanders'],
        [`/commanders/${card.slug}`, card.name],
      ],
      keywords: card.cards.length > 0 ? card.cards.map(({ name }) => name) : [card.name],
    },
    lists,
    getCommanderCard(view, page),
  );
}

function getCommanderCard({ snapshot }: ViewContext, page: CommanderPage): WholeCard {
  const commander = snapshot.commanders.indexOf(page.card.slug);
  return wholeCard(snapshot, page.card, {
    numDecks: page.numDecks,
    potentialDecks: commander === null ? 0 : snapshot.commanders.getPotential(commander),
    rank: page.rank,
  });
}

/** Counts of the page's decks by type, bracket, price, theme and day, and similar commanders. */
export async function commanderCounts(view: ViewContext, page: CommanderPage) {
  const { card, filters, similar, bracketCounts, themes } = page;
  return {
    ...wholeAverages(page.averages),
    similar: similar.map(({ name }) => name),
    bracket_counts: bracketCounts,
    ...known<{ budget_counts: CommanderPage['budgetCounts'] }>({ budget_counts: page.budgetCounts }),
    tag_counts: tagLinks(themes),
    savedate_counts: await savedByDay(view, { key: card.slug }, filters),
  };
}

/**
 * The page, if it has decks.
 * @throws AppError not-found otherwise: programs then fall back to one card of a pair, or to all decks
 */
export function withDecks(page: CommanderPage, isVariant: boolean): CommanderPage {
  const count = isVariant ? page.numDecks : page.totalDecks;
  if (count > 0) return page;
  throw new AppError('not-found', `There is no deck of ${page.card.name} here.`);
}
