import { Button, FIELD, SearchIcon } from '@deckwright/ui';
import { Form, useNavigation } from 'react-router';
import type { SearchView } from '../../shared/search/search-query.ts';

type Props = { q: string; view: SearchView; faultId: string | null };

/** The page's own box, the query in it. `key` refills it when the address changes. */
export function QueryForm({ q, view, faultId }: Props) {
  const busy = useNavigation().location?.pathname === '/search';
  return (
    <Form action="/search" role="search" aria-label="Card search" className="flex gap-2">
      <div className="relative min-w-0 flex-1">
        <SearchIcon className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Query"
          aria-invalid={faultId !== null}
          aria-describedby={faultId ?? undefined}
          placeholder="t:elf id<=bg mv<=2"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={`${FIELD} pl-9`}
        />
      </div>
      {view === 'images' ? null : <input type="hidden" name="view" value={view} />}
      <Button type="submit" disabled={busy}>
        Search
      </Button>
    </Form>
  );
}
