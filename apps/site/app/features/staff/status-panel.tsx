import type { StaffStatus } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Button, Notice } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Figures } from './figures.tsx';
import { LastRefresh } from './last-refresh.tsx';
import { Moment } from './moment.tsx';
import { PanelState } from './panel-state.tsx';
import { useStaffAnswer } from './use-staff-answer.ts';

/** Whether this process of the site is well, on one page. */
export default function StatusPanel() {
  const answer = useStaffAnswer<StaffStatus>('status');
  return (
    <PanelState answer={answer}>{(status) => <Status status={status} reload={answer.reload} />}</PanelState>
  );
}

function Status({ status, reload }: { status: StaffStatus; reload: () => void }) {
  const { readiness, snapshot, refresh, backup, database, load } = status;
  const missing = getMissing(status);
  return (
    <div className="flex flex-col gap-6">
      <Part title={readiness.ready ? 'Ready' : 'Not ready'}>
        {missing.length === 0 ? null : (
          <Notice>
            <ul className="list-disc pl-5">
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Figures
          figures={[
            { label: 'Version', value: status.version, note: `Node ${status.node}` },
            { label: 'Running since', value: <Small iso={status.startedAt} /> },
            {
              label: 'Database',
              value: database.healthy ? 'Answers' : 'Does not answer',
              note: database.kind === 'pglite' ? 'embedded' : 'PostgreSQL',
            },
            {
              label: 'Last migration',
              value: <span className="text-lg">{database.migration ?? 'Unknown'}</span>,
            },
          ]}
        />
      </Part>
      <Part title="Data">
        <Figures
          figures={[
            {
              label: 'Snapshot',
              value: snapshot ? <code className="text-lg">{snapshot.id}</code> : 'None',
              note: snapshot ? (snapshot.sample ? 'sample data' : 'real data') : '',
            },
            {
              label: 'Age of the data',
              value: snapshot ? describeAge(snapshot.generatedAt) : 'Unknown',
              note: snapshot ? <Moment iso={snapshot.generatedAt} /> : '',
            },
            {
              label: 'Last backup',
              value: backup ? describeAge(backup.createdAt) : 'None',
              note: backup ? (
                <>
                  <Moment iso={backup.createdAt} />, {formatExact(Math.ceil(backup.bytes / 1_000_000))} MB
                  {backup.database ? '' : ', without the database'}
                </>
              ) : (
                'none was made with “deckwright backup”'
              ),
            },
          ]}
        />
        {backup ? (
          <p className="text-sm wrap-anywhere text-muted">The backup is in {backup.folder}.</p>
        ) : null}
        {refresh ? (
          <LastRefresh {...refresh} />
        ) : (
          <p className="text-sm text-muted">No refresh has run on this data folder.</p>
        )}
      </Part>
      <Part title="Load">
        <Figures
          figures={[
            { label: 'Pages', value: formatExact(load.pages.running), note: describeWaiting(load.pages) },
            { label: 'Calls', value: formatExact(load.calls.running), note: describeWaiting(load.calls) },
            {
              label: 'Refused by the queues',
              value: formatExact(load.pages.refused + load.calls.refused),
              note: 'since the start',
            },
            { label: 'Refused at once', value: formatExact(load.refusedAtOnce), note: 'since the start' },
          ]}
        />
      </Part>
      <Button look="quiet" onClick={reload} className="self-start">
        Check again
      </Button>
    </div>
  );
}

function getMissing({ readiness }: StaffStatus): string[] {
  return [
    readiness.snapshot ? [] : ['No snapshot is served. Build one: npm run deckwright -- build'],
    readiness.database
      ? []
      : ['The database does not answer: accounts, votes and shared decks cannot be used.'],
    readiness.stopping ? ['The process was told to stop and takes no new visitors.'] : [],
  ].flat();
}

function describeWaiting({ waiting }: StaffStatus['load']['pages']): string {
  return `in work, ${formatExact(waiting)} waiting`;
}

const HOUR_MS = 3_600_000;

function describeAge(iso: string): string {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / HOUR_MS));
  if (hours < 1) return 'Less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${formatExact(Math.floor(hours / 24))} days`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Small({ iso }: { iso: string }) {
  return (
    <span className="text-lg">
      <Moment iso={iso} />
    </span>
  );
}
