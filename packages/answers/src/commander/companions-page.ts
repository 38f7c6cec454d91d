import type { CompanionsPage, ListQuery } from '@deckwright/contract';
import { inListOrder } from '@deckwright/domain';
import { COMPANION_CONDITIONS, commanderView, countedView, present, windowOfFilters } from '../card/index.ts';
import { amongDecks } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

const MAX_COMMANDERS = 6;

/** The companions with their conditions, and the decks that use them as a companion or in the 99. */
export async function companionsPage(
  context: ViewContext,
  { filters, warnings }: Pick<ListQuery, 'filters' | 'warnings'>,
): Promise<CompanionsPage> {
  const { snapshot } = context;
  const cards = snapshot.cards.flatMap((card, index) => (card.lead.companion ? [index] : []));
  const window = windowOfFilters(filters);
  const [uses, ranks] = await Promise.all([
    snapshot.ask('companions', { ...window, cards }),
    snapshot.ask('ranks', window),
  ]);
  const name = (card: number): string => snapshot.cards[card]?.name ?? '';
  uses.sort(
    inListOrder({
      figure: ({ named }) => named.decks,
      decks: ({ main }) => main.decks,
      name: ({ card }) => name(card),
    }),
  );
  const total = ranks.reduce((sum, { decks: count }) => sum + count, 0);
  const title = 'Companions';
  const description = `The companions of Commander with their conditions, and the decks that use them${amongDecks(total, snapshot.manifest.sample)}.`;
  return {
    ...pageHead(snapshot, filters, { title: title, description, canonical: '/companions', warnings }),
    filters,
    numDecks: total,
    companions: uses.map(({ card, potentialDecks, named, main }) => ({
      slug: snapshot.cards[card]?.slug ?? '',
      condition: COMPANION_CONDITIONS[snapshot.cards[card]?.slug ?? ''] ?? null,
      potentialDecks,
      namedDecks: named.decks,
      mainDecks: main.decks,
      commanders: present(
        (named.decks > 0 ? named : main).commanders
          .slice(0, MAX_COMMANDERS)
          .map(({ commander, decks: count }) =>
            commanderView(context, commander, {
              numDecks: count,
              ...withEffective(snapshot, named.decks > 0 ? named.decks : main.decks),
            }),
          ),
      ),
    })),
    lists: [
      {
        kind: 'companions',
        title,
        cards: present(
          uses.map(({ card, potentialDecks, named, main }) =>
            countedView(context, card, {
              numDecks: named.decks > 0 ? named.decks : main.decks,
              ...withEffective(snapshot, potentialDecks),
            }),
          ),
        ),
      },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/** Near-identical decks count once in the interval of a share, here as often as among all decks. */
function withEffective({ overview }: LoadedSnapshot, potentialDecks: number) {
  return { potentialDecks, effectiveDecks: potentialDecks * overview.distinctShare };
}
