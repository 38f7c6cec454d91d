import { CombosPanel } from '../../shared/card/combos-panel.tsx';
import type { CardPageView } from '../../shared/lists/page-views.ts';
import { ReadingLinks } from '../../shared/text/reading-links.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PrintingsPanel } from './printings-panel.tsx';

type Props = { page: CardPageView };

/** Combos shown beside the card. */
const MOST_COMBOS = 6;

/** What is told of the card below its rows of commanders. */
export function CardPanels({ page }: Props) {
  const { slug } = page.container.json_dict.card;
  return (
    <>
      <HistoryPanel page={page} />
      <PrintingsPanel page={page} />
      <ReadingLinks links={page.panels.articles} />
      <CombosPanel
        combos={page.panels.combocounts.slice(0, MOST_COMBOS)}
        sample={page.sample}
        all={`/combos?card=${slug}`}
      />
    </>
  );
}
