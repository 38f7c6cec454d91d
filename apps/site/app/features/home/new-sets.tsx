import type { HomeView } from '../../page-views.ts';
import { HomeSection } from './home-section.tsx';

type Props = { sets: HomeView['newSets'] };

export function NewSets({ sets }: Props) {
  if (sets.length === 0) return null;
  return (
    <HomeSection id="new-sets" title="New sets">
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {sets.map((set) => (
          <li
            key={set.code}
            className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-card"
          >
            <span className="inline-flex h-9 min-w-12 items-center justify-center rounded-md bg-raised px-2 text-xs font-semibold uppercase tabular-nums">
              {set.code}
            </span>
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">{set.name}</span>
              <span className="text-xs text-muted tabular-nums">{set.released}</span>
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
