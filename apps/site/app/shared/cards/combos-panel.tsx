import type { ComboCount } from '@deckwright/contract/schemas';
import { formatExact, formatFraction, formatShare } from '@deckwright/domain';
import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = {
  combos: readonly ComboCount[];
  sample: boolean;
  /** Number of decks counted: if given, combos show their percentage instead of their decks. */
  of?: number;
  /** URL of the full list. */
  all?: string;
  allLabel?: string;
};

/** Combos with the number of decks running each, linked to their pages. */
export function CombosPanel({ combos, sample, of = 0, all, allLabel = 'All combos' }: Props) {
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
            {combo.count === null ? null : <Count count={combo.count} of={of} sample={sample} />}
          </li>
        ))}
      </ul>
      {all ? (
        <Link to={all} className="link text-sm">
          {allLabel}
        </Link>
      ) : null}
    </Panel>
  );
}

type CountProps = { count: number; of: number; sample: boolean };

function Count({ count, of, sample }: CountProps) {
  const unit = (decks: number) => `${sample ? 'sample ' : ''}${decks === 1 ? 'deck' : 'decks'}`;
  if (of > 0)
    return (
      <span
        className="shrink-0 font-semibold tabular-nums"
        title={`${formatFraction(count, of)} ${unit(of)}`}
      >
        {formatShare(count / of)}
        <span className="sr-only">{` of ${unit(of)}`}</span>
      </span>
    );
  return (
    <span className="shrink-0 text-xs text-muted tabular-nums">
      {formatExact(count)} {unit(count)}
    </span>
  );
}
