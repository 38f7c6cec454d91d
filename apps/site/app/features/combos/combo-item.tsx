import {
  ChevronIcon,
  cn,
  groundClasses,
  IdentityPips,
  type PicturePriority,
  ShareBar,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { BannedCards } from './banned-cards.tsx';
import { describeBracket } from './bracket-label.ts';
import { comboShareText } from './combo-share-text.ts';
import { ComboSteps } from './combo-steps.tsx';
import type { ComboView } from './combo-views.ts';
import { InClipboardMark } from './in-clipboard-mark.tsx';
import { NoSteps } from './no-steps.tsx';

type Props = { combo: ComboView; sample: boolean; priority: PicturePriority };

/** A combo in the list: its cards, what it does and the number of decks running it; the steps are folded. */
export function ComboItem({ combo, sample, priority }: Props) {
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <ul className="flex gap-2">
        {combo.pictures.map((view) => (
          <li key={view.url} className="w-36 min-w-0 shrink">
            <Link to={view.url} className={cn('tile-link block', groundClasses(view.colorIdentity))}>
              <ViewPicture view={view} sizes="9rem" alt="" priority={priority} />
              <span className="sr-only">{view.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        <h2 className="font-display text-lg leading-snug font-semibold text-pretty">
          <Link to={combo.url} className="hover:text-accent">
            {combo.name}
          </Link>
        </h2>
        {combo.results.length > 0 ? (
          <p className="text-sm text-pretty text-muted">{combo.results.join(' · ')}</p>
        ) : null}
      </div>
      <div className="mt-auto flex flex-col gap-1.5">
        {combo.rate === null ? null : <ShareBar share={combo.rate} />}
        <BannedCards names={combo.banned} />
        <InClipboardMark combo={combo} />
        <p className="flex items-start gap-2 overflow-hidden text-xs text-muted tabular-nums">
          <IdentityPips colors={combo.colorIdentity} className="text-sm text-text" />
          <span className="min-w-0 overflow-hidden">
            <span className="dotted">
              <span>{comboShareText(combo, sample)}</span>
              {combo.bracket ? <span>{describeBracket(combo.bracket)}</span> : null}
            </span>
          </span>
        </p>
      </div>
      {combo.steps.length + combo.prerequisites.length + combo.requires.length > 0 ? (
        <details className="group -mb-2 border-t border-line pt-1">
          <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold">
            <ChevronIcon className="size-4 transition-transform group-open:rotate-180" />
            How it works
          </summary>
          <ComboSteps combo={combo} level={3} />
          {combo.steps.length === 0 ? <NoSteps combo={combo} sample={sample} /> : null}
        </details>
      ) : (
        <NoSteps combo={combo} sample={sample} />
      )}
    </article>
  );
}
