import { ErrorState } from '@deckwright/ui';
import { useEffect } from 'react';

/** `email` is the operator's, or null where none is set. */
type Props = { error: unknown; email: string | null; tag?: string; hideTrace?: boolean };

export function CrashBox({ error, email, tag, hideTrace = false }: Props) {
  const trace = error instanceof Error ? error.stack : undefined;
  useEffect(() => {
    logCrash(error, tag);
  }, [error, tag]);
  return (
    <div className="mx-auto w-full max-w-3xl py-6">
      <title>An error occurred</title>
      <ErrorState title="An error occurred" level={1}>
        <p>Something went wrong and our team has been automatically notified.</p>
        {email ? (
          <p>
            You can email us at{' '}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
            .
          </p>
        ) : null}
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
