import type { SearchOption } from '@deckwright/api-client/schemas';
import { cn } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = {
  found: { options: SearchOption[]; failed: boolean } | null;
  active: number;
  onChosen: () => void;
};

const KINDS: Readonly<Record<SearchOption['kind'], string>> = {
  card: 'Card',
  commander: 'Commander',
  set: 'Set',
  tag: 'Tag',
  page: 'Page',
};

export function SearchResults({ found, active, onChosen }: Props) {
  const options = found?.options ?? [];
  return (
    <>
      <p role="status" className="sr-only">
        {found ? summary(found) : ''}
      </p>
      <div
        className={cn(
          'absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface shadow-pop max-sm:fixed max-sm:inset-x-4 max-sm:top-14',
          !found && 'hidden',
        )}
      >
        <div id="search-results" role="listbox" tabIndex={-1} aria-label="Search results">
          {options.map((option, index) => (
            <Link
              key={option.url}
              id={`search-result-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              to={option.url}
              // The field keeps the focus, so that its blur does not close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onChosen}
              className={cn(
                'flex min-h-11 items-center justify-between gap-3 px-3 py-1.5 hover:bg-raised',
                index === active && 'bg-raised',
              )}
            >
              <span className="min-w-0 truncate">{option.label}</span>
              <span className="shrink-0 text-xs text-muted">{KINDS[option.kind]}</span>
            </Link>
          ))}
        </div>
        {found && options.length === 0 ? (
          <p className="px-3 py-3 text-sm text-muted">{summary(found)}</p>
        ) : null}
      </div>
    </>
  );
}

function summary({ options, failed }: { options: SearchOption[]; failed: boolean }): string {
  if (failed) return 'The search did not answer. Type on to try again.';
  if (options.length === 0) return 'Nothing has that name. Try fewer letters.';
  return `${options.length} ${options.length === 1 ? 'result' : 'results'}, use the arrow keys to choose.`;
}
