import type { UserSession } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { account, withCalls } from '../../shared/session/session.ts';
import { formatDate, lastUsed } from './last-used.ts';
import { NotAnswered } from './not-answered.tsx';
import { StatusLine, type StatusText } from './status-line.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

/** Where the user is signed in, with a button to end each session. */
export function SessionsPanel() {
  const [sessions, setSessions] = useState<readonly UserSession[] | null>(null);
  const [said, setSaid] = useState<StatusText | null>(null);
  const [busy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const unanswered = useFirstAnswer(
    (calls) => calls.fetchSessions(),
    (found) => setSessions(found.sessions),
  );

  async function end(which: UserSession | 'others'): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const left = await withCalls(async (calls) => {
        if (which === 'others') await calls.endOtherSessions();
        else await calls.endSession({ uid: account.get().user.uid, id: which.id });
        return calls.fetchSessions();
      });
      const text =
        which === 'others'
          ? 'All other devices have been signed out.'
          : `${getName(which)} has been signed out.`;
      focusAfter(
        () => {
          setSessions(left.sessions);
          setSaid({ text, bad: false });
        },
        () => status.current,
      );
    } catch (error) {
      setSaid({ text: describeTrouble(error), bad: true });
    }
    setBusy(false);
  }

  return (
    <TitledPanel title="Where you’re signed in">
      <NotAnswered of={unanswered} />
      <ul className="flex flex-col divide-y divide-line">
        {sessions?.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0"
          >
            <div className="flex min-w-0 flex-col text-sm">
              <span className="font-semibold">{getName(session)}</span>
              <span className="text-muted">
                {session.isCurrent ? 'This device' : lastUsed(session.lastUsedAt)} · since{' '}
                {formatDate(session.createdAt)}
              </span>
            </div>
            {session.isCurrent ? null : (
              <Button
                look="quiet"
                aria-label={`Sign out ${getName(session)}`}
                aria-disabled={busy}
                onClick={() => void end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 ? (
        <Button
          look="quiet"
          className="self-start"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void end('others')}
        >
          Sign out all other devices
        </Button>
      ) : null}
      <p className="text-sm text-muted text-pretty">
        A device is signed out after 30 days without a visit, and after 90 days in any case.
      </p>
      <StatusLine line={status} text={said} />
    </TitledPanel>
  );
}

function getName({ device }: UserSession): string {
  return device || 'Unknown device';
}
