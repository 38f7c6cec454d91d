import type { StaffAction, StaffActions } from '@deckwright/contract/schemas';
import { DataTable, Pager } from '@deckwright/ui';
import { Moment } from './moment.tsx';
import { PanelState } from './panel-state.tsx';
import { usePanelQuery } from './use-panel-query.ts';
import { useStaffAnswer } from './use-staff-answer.ts';

const WORDS: Readonly<Record<string, string>> = {
  roles: 'Set roles',
  patron: 'Set the patron status',
  'sessions-ended': 'Ended sessions',
  'keys-revoked': 'Revoked API keys',
  'second-factor-reset': 'Reset two-step sign-in',
  'name-changed': 'Changed the name',
  'name-removed': 'Removed the name',
};
const COLUMNS = [
  { key: 'at', label: 'When' },
  { key: 'by', label: 'Who' },
  { key: 'action', label: 'What' },
  { key: 'whom', label: 'Whom' },
  { key: 'detail', label: 'More' },
];
const DELETED = 'a deleted account';

/** The log of staff actions, from which nobody can remove entries. */
export default function ActionsPanel() {
  const { page, toPage } = usePanelQuery('actions');
  const answer = useStaffAnswer<StaffActions>(`actions?page=${page}`);
  return (
    <PanelState answer={answer}>
      {({ actions, pages }) =>
        actions.length === 0 ? (
          <p className="text-muted">Staff has not done anything yet.</p>
        ) : (
          <>
            <DataTable
              caption="What staff has done"
              columns={COLUMNS}
              rows={actions.map((line) => ({
                key: line.id,
                cells: [
                  <span key="at" className="inline-block min-w-26">
                    <Moment iso={line.at} />
                  </span>,
                  getActor(line.by),
                  <span key="action" className="inline-block min-w-28">
                    {WORDS[line.action] ?? line.action.replaceAll('-', ' ')}
                  </span>,
                  <span key="whom" className="inline-block min-w-28 wrap-anywhere">
                    {line.whom}
                  </span>,
                  <span key="detail" className="inline-block min-w-40 wrap-anywhere">
                    {line.detail}
                  </span>,
                ],
              }))}
            />
            <Pager label="actions" page={page} pages={pages} to={toPage} />
          </>
        )
      }
    </PanelState>
  );
}

function getActor({ kind, name }: StaffAction['by']): string {
  return kind === 'command' ? 'the command' : (name ?? DELETED);
}
