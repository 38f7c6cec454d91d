import type { SearchOption } from '@deckwright/api-client/schemas';
import { CrownIcon, cn } from '@deckwright/ui';
import { Link } from 'react-router';
import type { FoundOptions } from './use-typeahead.ts';

type Props = {
  label: string;
  found: FoundOptions | null;
  active: number;
  listId: string;
  optionId: (index: number) => string;
  onChoose: (option: SearchOption) => void;
  /** Options that lead somewhere are links; those that fill a field are not. */
  asLinks: boolean;
  className?: string;
};

const KINDS: Readonly<Record<SearchOption['kind'], string>> = {
  card: 'Card',
  commander: 'Commander',
  set: 'Set',
  tag: 'Tag',
  page: 'Page',
  precon: 'Precon',
};

export function OptionList({ label, found, active, listId, optionId, onChoose, asLinks, className }: Props) {
  const options = found?.options ?? [];
  return (
    <>
      <p role="status" className="sr-only">
        {found ? summary(found) : ''}
      </p>
      <div
        className={cn(
          'absolute inset-x-0 top-full z-50 mt-1 max-h-[70vh] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface shadow-pop',
          className,
          !found && 'hidden',
        )}
      >
        <div id={listId} role="listbox" tabIndex={-1} aria-label={label}>
          {options.map((option, index) => {
            const common = {
              id: optionId(index),
              role: 'option',
              tabIndex: -1,
              'aria-selected': index === active,
              // The field keeps the focus, so that its blur does not close the list before the click.
              onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
              className: cn(
                'flex min-h-13 w-full cursor-pointer items-center gap-3 px-3 py-1 text-left hover:bg-raised',
                index === active && 'bg-raised',
              ),
            } as const;
            return asLinks ? (
              <Link key={option.url} {...common} to={option.url} onClick={() => onChoose(option)}>
                <OptionWords option={option} />
              </Link>
            ) : (
              <button key={option.url} {...common} type="button" onClick={() => onChoose(option)}>
                <OptionWords option={option} />
              </button>
            );
          })}
        </div>
        {found && options.length === 0 ? (
          <p className="px-3 py-3 text-sm text-muted">{summary(found)}</p>
        ) : null}
      </div>
    </>
  );
}

type WordsProps = { option: SearchOption };

function OptionWords({ option }: WordsProps) {
  return (
    <>
      <OptionPicture option={option} />
      <span className="line-clamp-2 min-w-0 flex-1 leading-tight">{option.label}</span>
      <span className="shrink-0 text-xs text-muted">{KINDS[option.kind]}</span>
    </>
  );
}

/** The card in small, the set's symbol, or a drawing of its kind in the same room. */
function OptionPicture({ option }: WordsProps) {
  const frame = 'flex aspect-63/88 h-11 shrink-0 items-center justify-center overflow-hidden rounded-sm';
  if (option.image)
    return (
      <span className={cn(frame, 'bg-raised')}>
        <img
          src={option.image}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
    );
  return (
    // Set symbols are black: they stand on a disc that is light in both themes.
    <span className={cn(frame, option.icon ? 'bg-pip-c' : 'border border-line bg-raised text-muted')}>
      {option.icon ? (
        <img
          src={option.icon}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          decoding="async"
          className="size-5"
        />
      ) : option.kind === 'commander' ? (
        <CrownIcon className="size-4" />
      ) : (
        <span aria-hidden="true" className="font-display text-sm">
          {option.label.charAt(0)}
        </span>
      )}
    </span>
  );
}

function summary({ options, failed }: FoundOptions): string {
  if (failed) return 'Search didn’t respond. Keep typing to try again.';
  if (options.length === 0) return 'No matches. Try fewer letters.';
  return `${options.length} ${options.length === 1 ? 'result' : 'results'}, use the arrow keys to choose.`;
}
