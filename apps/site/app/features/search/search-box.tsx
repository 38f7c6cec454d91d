import { SEARCH_QUERY } from '@deckwright/contract';
import type { SearchOption } from '@deckwright/contract/schemas';
import { cn, SearchIcon } from '@deckwright/ui';
import { useEffect } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { LazyOptionList } from '../../shared/search/lazy-option-list.tsx';
import { GO } from '../../shared/search/search-query.ts';
import { SITE_MIN_LENGTH } from '../../shared/search/typeahead-session.ts';
import { useTypeahead } from '../../shared/search/use-typeahead.ts';

const LABEL = 'Search cards and commanders';
const MAX_OPTIONS = 20;
/** A condition of the card search, such as t:elf: Enter opens the results. */
const CONDITION = /^[-!(]|[a-z](?:[:=<>](?=\S)|!=)/i;

/** Address of the option that is being opened. The home page's own box is gone when the next page has come. */
let chosen: string | null = null;

type Props = {
  /** In the head of the home page rather than in the top bar. */
  large?: boolean;
};

/** The site-wide search: a combobox over a list of links. Without JavaScript it is a form to /search. */
export function SearchBox({ large = false }: Props) {
  const navigate = useNavigate();
  const { input, field, used, found, active, listId, optionId, close, again, chooseByClick } = useTypeahead({
    minLength: SITE_MIN_LENGTH,
    pageSize: MAX_OPTIONS,
    ignore: CONDITION,
    onChoose: leave,
  });
  const location = useLocation();
  useEffect(() => focusOnSlash(input), [input]);
  useEffect(() => {
    if (chosen === location.pathname + location.search) focusHeading();
    chosen = null;
  }, [location]);

  function leave({ url }: SearchOption, by: 'key' | 'click'): void {
    if (input.current) {
      input.current.value = '';
      input.current.blur();
    }
    chosen = url;
    if (by === 'key') void navigate(url);
  }

  return (
    <Form role="search" action="/search" className="relative" onSubmit={close}>
      <SearchIcon
        className={cn(
          'pointer-events-none absolute left-3 text-muted',
          large ? 'top-3.5 size-5' : 'top-3.5 size-4',
        )}
      />
      <input
        {...field}
        type="search"
        name={SEARCH_QUERY.q.name}
        aria-label={LABEL}
        aria-keyshortcuts="/"
        placeholder={large ? 'Card, commander or theme' : 'Search'}
        enterKeyHint="search"
        autoCapitalize="none"
        required
        className={cn(
          'w-full rounded-md border border-field bg-surface pr-3 text-base text-ellipsis placeholder:text-muted',
          large ? 'min-h-12 pl-11' : 'min-h-11 pl-9',
        )}
      />
      {large ? null : (
        <span aria-hidden="true" className="search-key">
          /
        </span>
      )}
      {/* A complete name opens its page. */}
      <input type="hidden" name={GO} value="1" />
      <LazyOptionList
        used={used}
        label="Search results"
        found={found}
        active={active}
        listId={listId}
        optionId={optionId}
        onChoose={chooseByClick}
        onAgain={again}
        asLinks
        {...(large ? {} : { className: 'max-sm:fixed max-sm:inset-x-4 max-sm:top-14' })}
      />
    </Form>
  );
}

/** The field and its list are left, so that reading goes on where the new page begins. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

function focusOnSlash(input: { current: HTMLInputElement | null }): () => void {
  function onKey(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const typing = target?.isContentEditable || target?.closest('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
  }
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
