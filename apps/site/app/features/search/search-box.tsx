import { createApiClient } from '@deckwright/api-client';
import type { SearchOption } from '@deckwright/api-client/schemas';
import { SearchIcon } from '@deckwright/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { SearchResults } from './search-results.tsx';
import { createTypeahead, DELAY_MS, MIN_LENGTH } from './typeahead-session.ts';

type Props = { apiHost: string };

type Found = { options: SearchOption[]; failed: boolean };

/** The site-wide search: a combobox over a list of links. Without JavaScript it is a form to /search. */
export function SearchBox({ apiHost }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [session] = useState(() => {
    const client = createApiClient({ fetch: (url, init) => fetch(url, init), apiHost });
    return createTypeahead<SearchOption>({
      minLength: MIN_LENGTH,
      delayMs: DELAY_MS,
      search: (query, signal) => client.typeahead(query, { signal }),
      onResult: (options) => show(options ? { options, failed: false } : null),
      onError: () => show({ options: [], failed: true }),
    });
  });

  useEffect(() => focusOnSlash(input), []);
  // What was typed before the page came alive is searched for now.
  useEffect(() => {
    if (input.current?.value) session.change(input.current.value);
  }, [session]);

  function show(next: Found | null): void {
    setFound(next);
    setActive(-1);
  }

  function close(): void {
    session.cancel();
    show(null);
  }

  function leave(): void {
    close();
    if (!input.current) return;
    input.current.value = '';
    input.current.blur();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const count = found?.options.length ?? 0;
    if (event.key === 'Escape') {
      close();
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, count));
    } else if (event.key === 'Enter') {
      const option = found?.options[active];
      if (!option) return;
      event.preventDefault();
      leave();
      void navigate(option.url);
    }
  }

  return (
    <Form role="search" action="/search" className="relative" onSubmit={close}>
      <SearchIcon className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label="Search cards and commanders"
        aria-expanded={found !== null}
        aria-controls="search-results"
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `search-result-${active}` : undefined}
        aria-keyshortcuts="/"
        placeholder="Search cards and commanders"
        autoComplete="off"
        spellCheck={false}
        minLength={MIN_LENGTH}
        required
        onChange={(event) => session.change(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
        className="min-h-11 w-full rounded-md border border-field bg-surface pr-3 pl-9 text-base text-ellipsis placeholder:text-muted"
      />
      <SearchResults found={found} active={active} onChosen={leave} />
    </Form>
  );
}

/** −1 is the text itself; the list is a ring through it. */
function nextActive(active: number, step: number, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

function focusOnSlash(input: { current: HTMLInputElement | null }): () => void {
  function onKey(event: globalThis.KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const typing = target?.isContentEditable || target?.closest('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
  }
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
