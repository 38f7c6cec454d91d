import { SEARCH_QUERY } from '@deckwright/contract';
import type { SearchOption } from '@deckwright/contract/schemas';
import { SearchIcon } from '@deckwright/ui';
import { useEffect, useRef } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { LazyOptionList } from '../../shared/search/lazy-option-list.tsx';
import { GO } from '../../shared/search/search-query.ts';
import { SITE_MIN_LENGTH } from '../../shared/search/typeahead-session.ts';
import { useTypeahead } from '../../shared/search/use-typeahead.ts';

const LABEL = 'Search cards and commanders';
const MAX_OPTIONS = 20;
/** A condition of the card search, such as t:elf: Enter opens the results. */
const CONDITION = /^[-!(]|[a-z](?:[:=<>](?=\S)|!=)/i;

/** The site-wide search: a combobox over a list of links. Without JavaScript it is a form to /search. */
export function SearchBox() {
  const navigate = useNavigate();
  const { input, field, used, found, active, listId, optionId, close, again, chooseByClick } = useTypeahead({
    minLength: SITE_MIN_LENGTH,
    pageSize: MAX_OPTIONS,
    ignore: CONDITION,
    onChoose: leave,
  });
  const location = useLocation();
  const chosen = useRef<string | null>(null);
  useEffect(() => focusOnSlash(input), [input]);
  useEffect(() => {
    if (chosen.current === location.pathname + location.search) focusHeading();
    chosen.current = null;
  }, [location]);

  function leave({ url }: SearchOption, by: 'key' | 'click'): void {
    if (input.current) {
      input.current.value = '';
      input.current.blur();
    }
    chosen.current = url;
    if (by === 'key') void navigate(url);
  }

  return (
    <Form role="search" action="/search" className="relative" onSubmit={close}>
      <SearchIcon className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
      <input
        {...field}
        type="search"
        name={SEARCH_QUERY.q.name}
        aria-label={LABEL}
        aria-keyshortcuts="/"
        placeholder="Search"
        enterKeyHint="search"
        autoCapitalize="none"
        required
        className="min-h-11 w-full rounded-md border border-field bg-surface pr-3 pl-9 text-base text-ellipsis placeholder:text-muted"
      />
      <span aria-hidden="true" className="search-key">
        /
      </span>
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
        className="max-sm:fixed max-sm:inset-x-4 max-sm:top-14"
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
