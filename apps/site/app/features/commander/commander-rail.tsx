import { COMBOS_QUERY, printQueryValues } from '@deckwright/contract';
import { parseColorIdentity } from '@deckwright/domain';
import { CombosPanel } from '../../shared/cards/combos-panel.tsx';
import { AverageDeckPreview } from './average-deck-preview.tsx';
import type { CommanderPageView } from './commander-view.ts';
import { MAX_COMBOS } from './rail-height.ts';
import { ThemesPanel } from './themes-panel.tsx';

type Props = { page: CommanderPageView };

/** What players look for besides the cards: combos, the average deck, and themes. */
export function CommanderRail({ page }: Props) {
  const { card, combos, numDecks, sample } = page;
  const colors = parseColorIdentity(card.colorIdentity);
  return (
    <>
      <CombosPanel
        combos={combos.slice(0, MAX_COMBOS)}
        of={numDecks}
        sample={sample}
        all={`/combos${printQueryValues(COMBOS_QUERY, { colors })}`}
        allLabel="All combos in these colors"
      />
      <AverageDeckPreview page={page} />
      <ThemesPanel page={page} />
    </>
  );
}
