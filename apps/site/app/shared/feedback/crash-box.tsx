import { fetchPart } from '@deckwright/islands';
import { ErrorState, Fold } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { mailtoLink } from '../page/mailto.ts';

type Props = {
  error: unknown;
  /** The operator's, or null if none is set. */
  email: string | null;
  /** URL of the page, for the email to the operator. */
  page?: string;
  /** Where the server accepts reports; '' = the same origin. */
  apiHost?: string;
  tag?: string;
  hideTrace?: boolean;
  /** Whether it is part of a page that continues to work, whose title and main heading stay. */
  inPage?: boolean;
};

/** Replaces a screen that has crashed. The crash is logged and reported to the server, and its stack translated. */
export function CrashBox(props: Props) {
  const { error, email, page = '', apiHost = '', tag, hideTrace = false, inPage = false } = props;
  const [trace, setTrace] = useState(getStack(error));
  useEffect(() => {
    logCrash(error, tag);
    let here = true;
    // The hash may contain a visitor's list, which is private.
    const [address = ''] = location.href.split('#');
    const crash = { message: toMessage(error), stack: getStack(error), page: address, tag: tag ?? null };
    if (!isNew(crash.message)) return undefined;
    fetchPart(() => import('./report-crash.ts'))
      .then(({ followCrash }) => followCrash(crash, apiHost))
      .then(
        (stack) => here && setTrace(stack),
        // Without the code for it the stack stays untranslated.
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [error, tag, apiHost]);
  return (
    <div className="mx-auto w-full max-w-3xl py-6">
      {inPage ? null : <title>An error occurred</title>}
      <ErrorState title="An error occurred" level={inPage ? 2 : 1}>
        <p>Something went wrong and our team has been automatically notified.</p>
        {email ? (
          <p>
            You can email us at{' '}
            <a href={mailtoLink(email, 'An error occurred', page)} className="link">
              {email}
            </a>
            .
          </p>
        ) : (
          <p>
            <a href={mailtoLink(null, 'An error occurred', page)} className="link">
              Report it by email
            </a>{' '}
            to whoever runs this site.
          </p>
        )}
        {trace && !hideTrace ? (
          <Fold label="Technical details" quiet>
            <pre className="mt-2 max-w-full overflow-x-auto rounded-md bg-raised p-3 text-xs break-words whitespace-pre-wrap">
              {trace}
            </pre>
          </Fold>
        ) : null}
      </ErrorState>
    </div>
  );
}

/** Maximum number of reports per page view: the first few are enough, and repeated crashes would flood the server. */
const MAX_REPORTS = 3;
const reported = new Set<string>();

/** Whether to report this one: nothing is reported twice. */
export function isNew(message: string): boolean {
  if (reported.has(message) || reported.size >= MAX_REPORTS) return false;
  reported.add(message);
  return true;
}

/** Once per crash, with the tag of the boundary that caught it if it has one. */
export function logCrash(error: unknown, tag?: string): void {
  console.warn(...(tag ? [`[${tag}]`, error] : [error]));
}

function getStack(error: unknown): string | null {
  return error instanceof Error ? (error.stack ?? null) : null;
}

function toMessage(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : `${error}`;
}
