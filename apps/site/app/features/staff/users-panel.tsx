import type { StaffUsers } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Pager } from '@deckwright/ui';
import type { StaffPanelProps } from './panel-props.ts';
import { PanelState } from './panel-state.tsx';
import { SearchForm } from './search-form.tsx';
import { usePanelQuery } from './use-panel-query.ts';
import { useStaffAnswer } from './use-staff-answer.ts';
import { UserEntry } from './user-entry.tsx';

export default function UsersPanel(caller: StaffPanelProps) {
  const { page, q, toPage, search } = usePanelQuery('users');
  const answer = useStaffAnswer<StaffUsers>(`users?${new URLSearchParams({ q, page: `${page}` })}`);
  return (
    <>
      <SearchForm label="Name or email" q={q} onSearch={search} />
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
