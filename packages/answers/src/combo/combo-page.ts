import type { ComboPage } from '@deckwright/contract';
import { formatExact, formatShare, NO_FILTERS } from '@deckwright/domain';
import { commanderView, present } from '../card/index.ts';
import { decks } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { type CountedCombo, comboTable, engineCombo } from '../snapshot/index.ts';
import { comboEntry, toComboCardList } from './combos-page.ts';

/** Commanders shown on a combo's page. */
const MAX_COMMANDERS = 24;

/** One combo and the commanders whose decks run it. */
export async function comboPage(context: ViewContext, entry: CountedCombo): Promise<ComboPage> {
  const { snapshot } = context;
  const { ranked } = await comboTable(snapshot);
  const combo = comboEntry(snapshot, entry);
  const cards = engineCombo(entry);
  const holders = cards && entry.rank !== null ? await snapshot.ask('comboHolders', cards) : [];
  const commanders = present(
    holders.slice(0, MAX_COMMANDERS).map((holder) =>
      commanderView(context, holder.commander, {
        numDecks: holder.numDecks,
        potentialDecks: holder.potentialDecks,
        effectiveDecks: holder.effectiveDecks,
      }),
    ),
  );
  const results = combo.results.length > 0 ? `${combo.results.join(', ')}. ` : '';
  const description = `${combo.name}: ${results}${comboShareText(context, entry)}`;
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title: combo.name,
      description,
      canonical: combo.url,
      warnings: [],
    }),
    combo,
    numCombos: ranked.length,
    lists: [
      { ...toComboCardList(context, entry), kind: 'cards', title: 'Cards' },
      { kind: 'topcommanders', title: 'Commanders whose decks run it', cards: commanders },
    ].filter(({ cards }) => cards.length > 0),
  };
}

function comboShareText({ snapshot }: ViewContext, { counts }: CountedCombo): string {
  if (!counts || counts.could === 0) return 'Not counted in any deck.';
  const share = formatShare(counts.included / counts.could);
  return `In ${formatExact(counts.included)} of ${decks(counts.could, snapshot.manifest.sample)} that could run it (${share}).`;
}
