import type { StaffSecurity, StaffSecurityLine } from '@deckwright/contract/schemas';
import { formatCounted } from '@deckwright/domain';
import { DataTable, Pager } from '@deckwright/ui';
import { Moment } from './moment.tsx';
import { PanelState } from './panel-state.tsx';
import { SearchForm } from './search-form.tsx';
import { usePanelQuery } from './use-panel-query.ts';
import { useStaffAnswer } from './use-staff-answer.ts';

const COLUMNS = [
  { key: 'at', label: 'When' },
  { key: 'event', label: 'What' },
  { key: 'account', label: 'Account' },
  { key: 'subject', label: 'Affects' },
  { key: 'from', label: 'Network and email' },
  { key: 'call', label: 'Call' },
];

/** The latest entries of the security log. Networks and emails are hashes: equal ones are the same visitor. */
export default function SecurityPanel() {
  const { page, q, toPage, search } = usePanelQuery('security');
  const answer = useStaffAnswer<StaffSecurity>(`security?${new URLSearchParams({ q, page: `${page}` })}`);
  return (
    <>
      <SearchForm label="Event, account, hash or email" q={q} onSearch={search} />
      <PanelState answer={answer}>
        {({ lines, pages }) =>
          lines.length === 0 ? (
            <p className="text-muted">
              {q === '' ? 'Nothing has happened yet.' : 'No line of the log matches.'}
            </p>
          ) : (
            <>
              <DataTable caption="Security log" columns={COLUMNS} rows={lines.map(toRow)} />
              <Pager label="lines" page={page} pages={pages} to={toPage} />
            </>
          )
        }
      </PanelState>
    </>
  );
}

function toRow(line: StaffSecurityLine, at: number) {
  const { outcome, reason, account, subject, network, email, call, count } = line;
  const what = [
    describeEvent(line),
    outcome === 'failed' ? describeFailure(reason) : '',
    count ? formatCounted(count, 'time') : '',
  ];
  return {
    key: `${line.at} ${at}`,
    cells: [
      <span key="at" className="inline-block min-w-26">
        <Moment iso={line.at} />
      </span>,
      <span key="event" className="inline-block min-w-28">
        {what.filter(Boolean).join(', ')}
      </span>,
      <Id key="account" text={account} />,
      <Id key="subject" text={subject} />,
      <Id key="from" text={[network, email].filter(Boolean).join(' ')} />,
      <span key="call" className="inline-block min-w-40 wrap-anywhere">
        {call}
      </span>,
    ],
  };
}

function describeEvent({ event }: StaffSecurityLine): string {
  const words = event.replaceAll('-', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** The first of two steps fails as intended: it asks for the code of the second. */
function describeFailure(reason: string | undefined): string {
  if (reason === 'failed-precondition') return 'more asked for';
  return `failed (${reason?.replaceAll('-', ' ')})`;
}

function Id({ text }: { text: string | undefined }) {
  return <span className="inline-block min-w-24 text-sm wrap-anywhere">{text}</span>;
}
