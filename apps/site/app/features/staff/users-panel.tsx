import type { StaffUsers } from '@deckwright/api-client/schemas';
import { formatExact } from '@deckwright/domain';
import { Button, FIELD, LABEL, Pager } from '@deckwright/ui';
import { type FormEvent, useId } from 'react';
import type { StaffPanelProps } from './panel-props.ts';
import { PanelState } from './panel-state.tsx';
import { usePanelQuery } from './use-panel-query.ts';
import { useStaffAnswer } from './use-staff-answer.ts';
import { UserEntry } from './user-entry.tsx';

export default function UsersPanel(caller: StaffPanelProps) {
  const { page, q, toPage, search } = usePanelQuery('users');
  const answer = useStaffAnswer<StaffUsers>(`users?${new URLSearchParams({ q, page: `${page}` })}`);
  return (
    <>
      <SearchForm key={q} q={q} onSearch={search} />
      <PanelState answer={answer}>
        {({ users, total, pages }) => (
          <>
            <p role="status" className="text-sm text-muted">
              {total === 1 ? 'One user' : `${formatExact(total)} users`}
              {q === '' ? '' : ` with “${q}” in name or email`}
            </p>
            <ul className="flex flex-col gap-3">
              {users.map((user) => (
                <UserEntry key={user.uid} user={user} caller={caller} onChange={answer.reload} />
              ))}
            </ul>
            <Pager label="users" page={page} pages={pages} to={toPage} />
          </>
        )}
      </PanelState>
    </>
  );
}

type SearchProps = { q: string; onSearch: (text: string) => void };

function SearchForm({ q, onSearch }: SearchProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <label htmlFor={id} className={`${LABEL} pb-1`}>
            Name or email
          </label>
          <input id={id} name="q" type="search" defaultValue={q} autoComplete="off" className={FIELD} />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
