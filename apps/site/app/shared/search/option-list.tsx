import type { SearchOption } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { CrownIcon, cn, IdentityPips } from '@deckwright/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { optionRows } from './option-rows.ts';
import type { FoundOptions } from './use-typeahead.ts';

type Props = {
  label: string;
  found: FoundOptions | null;
  active: number;
  listId: string;
  optionId: (index: number) => string;
  onChoose: (option: SearchOption) => void;
  /** Retries the search. */
  onAgain: () => void;
  /** Whether options are links, rather than filling a field. */
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

export function OptionList({ found, label, listId, className, onAgain, ...rest }: Props) {
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
          {optionRows(options).map(([{ option, index }, card]) =>
            card ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of form fields.
              <div key={option.url} role="group" aria-label={option.label} className="flex">
                <Option option={option} index={index} {...rest} />
                <Option option={card.option} index={card.index} isCard {...rest} />
              </div>
            ) : (
              <Option key={option.url} option={option} index={index} {...rest} />
            ),
          )}
        </div>
        {found && options.length === 0 ? (
          <p className="px-3 py-3 text-sm text-muted">{summary(found)}</p>
        ) : null}
        {found?.failed ? (
          <button
            type="button"
            // Like the options, it leaves the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onAgain}
            className="link mb-1 min-h-11 px-3 text-sm font-semibold"
          >
            Try again
          </button>
        ) : null}
      </div>
    </>
  );
}

type OptionProps = Pick<Props, 'active' | 'optionId' | 'onChoose' | 'asLinks'> & {
  option: SearchOption;
  index: number;
  /** Whether it is the link to the card's page in the row of the commander. */
  isCard?: boolean;
};

function Option({ option, index, isCard = false, active, optionId, onChoose, asLinks }: OptionProps) {
  const common = {
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    // The field keeps the focus, so that its blur does not close the list before the click.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    className: cn(
      'flex min-h-13 min-w-0 cursor-pointer items-center gap-3 px-3 py-1 text-left hover:bg-raised',
      isCard ? 'shrink-0 border-l border-line text-sm text-accent' : 'w-full flex-1',
      index === active && 'bg-raised',
    ),
  } as const;
  const words = isCard ? (
    <span>
      <span className="sr-only">{option.label}: </span>Card page
    </span>
  ) : (
    <OptionText option={option} />
  );
  return asLinks ? (
    <Link {...common} to={option.url} onClick={() => onChoose(option)}>
      {words}
    </Link>
  ) : (
    <button {...common} type="button" onClick={() => onChoose(option)}>
      {words}
    </button>
  );
}

type WordsProps = { option: SearchOption };

function OptionText({ option }: WordsProps) {
  const { colorIdentity: colors, type, rank, numDecks: decks, kind } = option;
  const counted = decks ? `${formatExact(decks)} ${decks === 1 ? 'deck' : 'decks'}` : null;
  const facts = [
    rank === undefined ? null : `#${formatExact(rank)}`,
    kind === 'card' && counted ? `in ${counted}` : counted,
    type,
  ].filter(Boolean);
  return (
    <>
      <OptionPicture option={option} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 leading-tight">{option.label}</span>
        {colors || facts.length > 0 ? (
          <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted tabular-nums">
            {colors ? <IdentityPips colors={colors} /> : null}
            <span className="truncate">{facts.join(' · ')}</span>
          </span>
        ) : null}
      </span>
      {/* A phone has no space for it next to the rank. */}
      <span className={cn('shrink-0 text-xs text-muted', rank !== undefined && 'max-sm:sr-only')}>
        {KINDS[kind]}
      </span>
    </>
  );
}

/**
 * A small picture of the card, the set's symbol, or an icon of its kind in the same space, which is shown until a
 * picture has loaded.
 */
function OptionPicture({ option }: WordsProps) {
  const [broken, setBroken] = useState(false);
  const picture = broken ? null : (option.image ?? option.icon);
  const isSymbol = option.image === null && picture !== null;
  return (
    // Set symbols are black, so they are on a disc that is light in both themes.
    <span
      className={cn(
        'relative flex aspect-63/88 h-11 shrink-0 items-center justify-center overflow-hidden rounded-sm',
        isSymbol ? 'bg-pip-c' : 'border border-line bg-raised text-muted',
      )}
    >
      {isSymbol ? null : option.kind === 'commander' ? (
        <CrownIcon className="size-4" />
      ) : (
        <span aria-hidden="true" className="font-display text-sm">
          {option.label.charAt(0)}
        </span>
      )}
      {picture ? (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className={isSymbol ? 'size-5' : 'absolute inset-0 size-full object-cover'}
        />
      ) : null}
    </span>
  );
}

function summary({ options, failed }: FoundOptions): string {
  if (failed) return 'Search didn’t respond.';
  if (options.length === 0) return 'No matches. Try fewer letters.';
  return `${options.length} ${options.length === 1 ? 'result' : 'results'}, use the arrow keys to choose.`;
}
