import { dayWords } from '@deckwright/domain';
import { cn, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import type { HomeView } from './home-view.ts';

type Props = { sets: NonNullable<HomeView['newSets']>; wide: boolean };

export function NewSets({ sets, wide }: Props) {
  if (sets.length === 0) return null;
  return (
    <HomeSection
      id="new-sets"
      title="New sets"
      more={
        <Link to="/sets" className="link inline-flex min-h-11 items-center text-sm">
          All sets
        </Link>
      }
    >
      <ul className={cn('grid gap-2 sm:grid-cols-2', wide && 'lg:grid-cols-3')}>
        {sets.map((set) => (
          <li key={set.code}>
            <Link
              to={`/sets/${set.code}`}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors hover:bg-raised"
            >
              {set.card ? (
                <span aria-hidden="true" className="w-12 shrink-0">
                  <ViewPicture view={set.card} sizes="3rem" alt="" place="far" />
                </span>
              ) : null}
              <span className="min-w-0">
                <span className="block text-sm font-semibold text-pretty">{set.name}</span>
                <span className="text-xs text-muted tabular-nums">
                  <span className="uppercase">{set.code}</span> ·{' '}
                  <time dateTime={set.released}>{dayWords(set.released)}</time>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
