import type { DevelopersPage } from '@deckwright/contract/schemas';
import { DeveloperSection } from './developer-section.tsx';
import { WithCode } from './with-code.tsx';

type Props = { tables: DevelopersPage['tables'] };

export function BulkSection({ tables }: Props) {
  return (
    <DeveloperSection id="bulk" title="Bulk data">
      <p>
        <WithCode text="All of our numbers as files: JSON lines and CSV, both gzipped, and Parquet. Keys are oracle ids; names, texts and prices are not in them." />{' '}
        <a href="/api/v1/bulk" className="link">
          The list of files
        </a>{' '}
        is empty where the operator of a site does not offer them.
      </p>
      <dl className="flex flex-col gap-3 text-sm">
        {tables.map(({ name, row, columns }) => (
          <div key={name} className="min-w-0">
            <dt>
              <code className="font-mono font-semibold">{name}</code>{' '}
              <span className="text-muted">· {row}</span>
            </dt>
            <dd className="break-words text-muted">{columns.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </DeveloperSection>
  );
}
