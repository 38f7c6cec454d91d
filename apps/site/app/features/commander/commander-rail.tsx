import { COMBOS_QUERY, printAsked } from '@deckwright/api-client';
import { colorIdentityOf, formatExact, pairName } from '@deckwright/domain';
import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import { CombosPanel } from '../../shared/card/combos-panel.tsx';
import { AverageDeckPreview } from './average-deck-preview.tsx';
import type { CommanderPageView } from './commander-view.ts';
import { ThemesPanel } from './themes-panel.tsx';

type Props = { page: CommanderPageView };

const MOST_COMBOS = 5;
const MOST_SIMILAR = 5;

/** What players look for besides the cards: combos, the average deck, themes, and similar commanders. */
export function CommanderRail({ page }: Props) {
  const { card, combos, num_decks, sample } = page;
  const colors = colorIdentityOf(card.color_identity);
  return (
    <>
      <CombosPanel
        combos={combos.slice(0, MOST_COMBOS)}
        of={num_decks}
        sample={sample}
        all={`/combos${printAsked(COMBOS_QUERY, { colors })}`}
        allWords="All combos in these colors"
      />
      <AverageDeckPreview page={page} />
      <ThemesPanel page={page} />
      <SimilarPanel page={page} />
    </>
  );
}

/** The first by name; their pictures are below the lists. */
function SimilarPanel({ page }: Props) {
  const { similar = [] } = page;
  if (similar.length === 0) return null;
  return (
    <Panel title="Similar commanders" className="max-xl:hidden">
      <ul className="flex flex-col text-sm">
        {similar.slice(0, MOST_SIMILAR).map((view) => (
          <li
            key={view.url}
            className="flex items-center justify-between gap-3 border-b border-line last:border-0"
          >
            <Link to={view.url} className="py-2 font-medium text-pretty hover:text-accent">
              {pairName(view)}
            </Link>
            <span className="shrink-0 text-xs text-muted tabular-nums">
              {formatExact(view.num_decks)} {view.num_decks === 1 ? 'deck' : 'decks'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
