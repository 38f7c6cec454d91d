import { useEffect } from 'react';
import { OPERATOR_EMAIL } from '../../site-facts.ts';

type Props = { error: unknown; tag?: string; hideTrace?: boolean };

export function CrashBox({ error, tag, hideTrace = false }: Props) {
  const trace = error instanceof Error ? error.stack : undefined;
  useEffect(() => {
    logCrash(error, tag);
  }, [error, tag]);
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-3xl flex-col gap-3 rounded-lg border border-line bg-surface p-6"
    >
      <title>An error occurred</title>
      <h1 className="font-display text-2xl font-semibold">An error occurred</h1>
      <p>Something went wrong and our team has been automatically notified.</p>
      <p>
        You can email us at{' '}
        <a href={`mailto:${OPERATOR_EMAIL}`} className="link">
          {OPERATOR_EMAIL}
        </a>
        .
      </p>
      {trace && !hideTrace ? (
        <pre className="rounded-md bg-raised p-3 text-xs break-words whitespace-pre-wrap">{trace}</pre>
      ) : null}
    </section>
  );
}

/** Once a crash, with the tag of the boundary that caught it where it has one. */
export function logCrash(error: unknown, tag?: string): void {
  console.warn(...(tag ? [`[${tag}]`, error] : [error]));
}
