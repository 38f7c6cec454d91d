import type { ComboCount } from '@deckwright/api-client/schemas';
import { formatExact } from '@deckwright/domain';
import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = {
  combos: readonly ComboCount[];
  sample: boolean;
  /** Where all of them are listed. */
  all?: string;
};

/** Combos with the decks that hold each; each leads to its own page. */
export function CombosPanel({ combos, sample, all }: Props) {
  if (combos.length === 0) return null;
  return (
    <Panel id="combos" title="Combos">
      <ul className="flex flex-col gap-2.5 text-sm">
        {combos.map((combo) => (
          <li key={combo.href} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <Link to={combo.href} className="font-medium hover:text-accent">
                {combo.value}
              </Link>
              {combo.results.length > 0 ? (
                <span className="line-clamp-2 text-xs text-muted">{combo.results.join(', ')}</span>
              ) : null}
            </span>
            {combo.count === null ? null : (
              <span className="shrink-0 text-xs text-muted tabular-nums">
                {formatExact(combo.count)} {sample ? 'sample ' : ''}
                {combo.count === 1 ? 'deck' : 'decks'}
              </span>
            )}
          </li>
        ))}
      </ul>
      {all ? (
        <Link to={all} className="link text-sm">
          All combos
        </Link>
      ) : null}
    </Panel>
  );
}
