import type { StaffData } from '@deckwright/contract/schemas';
import { formatDay, formatExact } from '@deckwright/domain';
import { DataTable, Notice } from '@deckwright/ui';
import { Figures } from './figures.tsx';
import { LastRefresh } from './last-refresh.tsx';
import { Moment } from './moment.tsx';
import { PanelState } from './panel-state.tsx';
import { useStaffAnswer } from './use-staff-answer.ts';

const DATABASES = { pglite: 'Embedded', postgres: 'PostgreSQL' } as const;

export default function DataPanel() {
  const answer = useStaffAnswer<StaffData>('data');
  return <PanelState answer={answer}>{(data) => <Status {...data} />}</PanelState>;
}

function Status({
  snapshot,
  ingestedAt,
  refresh,
  store,
  players,
  database,
  mails,
  subscriptions,
}: StaffData) {
  return (
    <div className="flex flex-col gap-6">
      <Part title="Served data">
        {snapshot ? (
          <Figures
            figures={[
              {
                label: 'Snapshot',
                value: <code className="text-lg">{snapshot.id}</code>,
                note: snapshot.sample ? 'sample data' : 'real data',
              },
              {
                label: 'Decks',
                value: formatExact(snapshot.decks),
                note: snapshot.asOf ? `as of ${formatDay(snapshot.asOf)}` : 'without a date',
              },
              { label: 'Cards', value: formatExact(snapshot.cards) },
              {
                label: 'Built',
                value: (
                  <Small>
                    <Moment iso={snapshot.generatedAt} />
                  </Small>
                ),
              },
            ]}
          />
        ) : (
          <Notice>
            <p>No snapshot is served. Build one: npm run deckwright -- build</p>
          </Notice>
        )}
        <p className="text-sm text-muted">
          {ingestedAt ? (
            <>
              Data was last taken in on <Moment iso={ingestedAt} />.
            </>
          ) : (
            'No data has been taken in on this machine.'
          )}
        </p>
        {refresh ? <LastRefresh {...refresh} /> : null}
        {store ? <Store {...store} /> : null}
        {snapshot && snapshot.sources.length > 0 ? (
          <DataTable
            caption="Sources of the decks"
            columns={[
              { key: 'source', label: 'Source' },
              { key: 'rights', label: 'Rights' },
              { key: 'decks', label: 'Decks', numeric: true },
            ]}
            rows={snapshot.sources.map(({ source, rights, decks }) => ({
              key: `${source} ${rights}`,
              cells: [source, rights, formatExact(decks)],
            }))}
          />
        ) : null}
        {snapshot && snapshot.kept.length > 0 ? (
          <DataTable
            caption="Decks that were not counted"
            columns={[
              { key: 'reason', label: 'Not counted because' },
              { key: 'decks', label: 'Decks', numeric: true },
            ]}
            rows={snapshot.kept.map(({ reason, decks }) => ({
              key: reason,
              cells: [reason, formatExact(decks)],
            }))}
          />
        ) : null}
      </Part>
      <Part title="Running">
        <Figures
          figures={[
            { label: 'Database', value: database.healthy ? 'Well' : 'Away', note: DATABASES[database.kind] },
            { label: 'Mails waiting', value: formatExact(mails.waiting) },
            { label: 'Mails failed', value: formatExact(mails.failed), note: 'since the start' },
            { label: 'Open pages', value: formatExact(subscriptions), note: 'signed in, this process' },
          ]}
        />
      </Part>
      <Part title="Players’ files">
        {players.length === 0 ? (
          <p className="text-sm text-muted">
            {database.kind === 'postgres'
              ? 'None: builds read the database itself.'
              : 'None has been written yet.'}
          </p>
        ) : (
          <DataTable
            caption="Files as written"
            columns={[
              { key: 'name', label: 'File' },
              { key: 'bytes', label: 'Bytes', numeric: true },
              { key: 'at', label: 'Written' },
            ]}
            rows={players.map(({ name, bytes, writtenAt }) => ({
              key: name,
              cells: [name, formatExact(bytes), <Moment key="at" iso={writtenAt} />],
            }))}
          />
        )}
      </Part>
    </div>
  );
}

function Store({ name, checkedAt, problem }: NonNullable<StaffData['store']>) {
  if (problem !== null)
    return (
      <Notice>
        <p>{problem}</p>
      </Notice>
    );
  return (
    <p className="text-sm text-muted">
      Snapshots come from {name}
      {checkedAt ? (
        <>
          , last asked on <Moment iso={checkedAt} />
        </>
      ) : null}
      .
    </p>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Small({ children }: { children: React.ReactNode }) {
  return <span className="text-lg">{children}</span>;
}
