import { PRECON_QUERY, printQueryValues } from '@deckwright/contract';
import { formatCount, formatExact } from '@deckwright/domain';
import { cn } from '@deckwright/ui';
import { Link } from 'react-router';
import type { PreconPageView } from './precon-view.ts';

type Props = { page: Pick<PreconPageView, 'faces' | 'canonical' | 'sample'> };

/** The possible commanders of the precon; the advice is based on the chosen one's decks. */
export function FaceSwitch({ page }: Props) {
  if (page.faces.length === 0) return null;
  return (
    <nav aria-label="Choose commander" className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">Commander</p>
      <ul className="swiped -mx-4 flex gap-2 overflow-x-auto px-4 -my-0.5 py-1 [scrollbar-width:none] md:flex-wrap md:-mx-1 md:px-1">
        {page.faces.map((face, index) => (
          <li key={face.slug} className="shrink-0">
            <Link
              to={
                page.canonical + printQueryValues(PRECON_QUERY, { commander: index === 0 ? null : face.slug })
              }
              preventScrollReset
              aria-current={face.current ? 'true' : undefined}
              className={cn(
                'flex min-h-11 flex-col justify-center rounded-md border px-3 py-1.5 text-sm',
                face.current ? 'gold' : 'border-line bg-surface hover:bg-raised',
              )}
            >
              <span className="font-semibold">{face.name}</span>
              <span
                className={cn('text-xs tabular-nums', face.current ? 'opacity-85' : 'text-muted')}
                title={formatExact(face.numDecks)}
              >
                {formatCount(face.numDecks)} {page.sample ? 'sample ' : ''}
                {face.numDecks === 1 ? 'deck' : 'decks'}
                {face.printed ? ' · on the box' : ' · in the list'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
