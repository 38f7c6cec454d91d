import { formatExact, Panel } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';

type Props = { page: Pick<CommanderPageView, 'panels' | 'sample'> };

const SHOWN = 8;

/** The combos most of these decks hold. */
export function CombosPanel({ page }: Props) {
  const combos = page.panels.combocounts.slice(0, SHOWN);
  if (combos.length === 0) return null;
  return (
    <Panel title="Combos">
      <ul className="flex flex-col gap-2.5 text-sm">
        {combos.map((combo) => (
          <li key={combo.href} className="flex items-baseline justify-between gap-4">
            <span>
              <span className="font-medium">{combo.value}</span>
              {combo.results.length > 0 ? (
                <span className="block text-xs text-muted">{combo.results.join(', ')}</span>
              ) : null}
            </span>
            {combo.count === null ? null : (
              <span className="shrink-0 text-xs text-muted tabular-nums">
                {formatExact(combo.count)} {page.sample ? 'sample decks' : 'decks'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
