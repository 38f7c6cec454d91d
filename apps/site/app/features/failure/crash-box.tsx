import { ErrorState } from '@deckwright/ui';
import { useEffect } from 'react';
import { OPERATOR_EMAIL } from '../../site-facts.ts';

type Props = { error: unknown; tag?: string; hideTrace?: boolean };

export function CrashBox({ error, tag, hideTrace = false }: Props) {
  const trace = error instanceof Error ? error.stack : undefined;
  useEffect(() => {
    logCrash(error, tag);
  }, [error, tag]);
  return (
    <div className="mx-auto w-full max-w-3xl py-6">
      <title>An error occurred</title>
      <ErrorState title="An error occurred" level={1}>
        <p>Something went wrong and our team has been automatically notified.</p>
        <p>
          You can email us at{' '}
          <a href={`mailto:${OPERATOR_EMAIL}`} className="link">
            {OPERATOR_EMAIL}
          </a>
          .
        </p>
        {trace && !hideTrace ? (
          <pre className="max-w-full overflow-x-auto rounded-md bg-raised p-3 text-xs break-words whitespace-pre-wrap">
            {trace}
          </pre>
        ) : null}
      </ErrorState>
    </div>
  );
}

/** Once a crash, with the tag of the boundary that caught it where it has one. */
export function logCrash(error: unknown, tag?: string): void {
  console.warn(...(tag ? [`[${tag}]`, error] : [error]));
}
