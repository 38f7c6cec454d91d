import type { TypeaheadList } from '@deckwright/contract';
import type { SearchOption } from '@deckwright/contract/schemas';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useApiHost } from '../api/api-host.ts';
import { browserClient } from '../session/browser-client.ts';
import { nextActive } from './active-option.ts';
import { createTypeahead, type TypeaheadTiming } from './typeahead-session.ts';

export type FoundOptions = { options: SearchOption[]; failed: boolean };

type Options = TypeaheadTiming & {
  /** What is suggested; by default everything. */
  among?: TypeaheadList | undefined;
  /** Input that is not a name and is not searched for. */
  ignore?: RegExp;
  /** With `key` the option's link has not been followed yet; with `click` it may have been. */
  onChoose: (option: SearchOption, by: 'key' | 'click') => void;
};

/** A text field with suggestions: the state, keys and ARIA attributes of a combobox. */
export function useTypeahead({ among, ignore, onChoose, ...timing }: Options) {
  const apiHost = useApiHost();
  const [found, setFound] = useState<FoundOptions | null>(null);
  const [active, setActive] = useState(-1);
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [session] = useState(() => {
    return createTypeahead<SearchOption>({
      ...timing,
      search: async (query, signal, starts) => {
        const client = await browserClient({ apiHost });
        return client.typeahead(query, { signal, among, starts, limit: timing.pageSize });
      },
      onResult: (options) => show(options ? { options, failed: false } : null),
      onError: () => show({ options: [], failed: true }),
    });
  });

  // Searches for what was typed before hydration.
  useEffect(() => {
    const { current } = input;
    if (current && current === document.activeElement) {
      setUsed(true);
      if (current.value) session.change(current.value);
    }
    return session.cancel;
  }, [session]);

  function change(text: string): void {
    if (ignore?.test(text)) close();
    else session.change(text);
  }

  const optionId = (index: number) => `${listId}-${index}`;

  function show(next: FoundOptions | null): void {
    setFound(next);
    setActive(-1);
  }

  /** Repeats the search for the current text. */
  function again(): void {
    show(null);
    session.change(input.current?.value ?? '');
  }

  function close(): void {
    session.cancel();
    show(null);
  }

  function choose(option: SearchOption, by: 'key' | 'click'): void {
    close();
    onChoose(option, by);
  }

  function move(to: number): void {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // The keys are for what an input method suggests.
    if (event.nativeEvent.isComposing) return;
    const count = found?.options.length ?? 0;
    const next = nextActive(event.key, active, count);
    if (next !== null) {
      event.preventDefault();
      move(next);
    } else if (event.key === 'ArrowDown' && found === null && input.current?.value) {
      // Closed, but there are names to choose from.
      event.preventDefault();
      change(input.current.value);
    } else if (event.key === 'Escape' && found) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const option = found?.options[active];
      if (!option) return;
      event.preventDefault();
      choose(option, 'key');
    }
  }

  return {
    input,
    /** Whether the field has had the focus, so that the code for its options is needed. */
    used,
    found,
    active,
    listId,
    optionId,
    close,
    again,
    chooseByClick: (option: SearchOption) => choose(option, 'click'),
    field: {
      ref: input,
      role: 'combobox',
      'aria-expanded': found !== null,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onFocus: () => setUsed(true),
      onKeyDown,
      onBlur: close,
    },
  } as const;
}
