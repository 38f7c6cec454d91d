import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { describeTrouble, needsProof } from '../../shared/session/account-calls.ts';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { withCalls } from '../../shared/session/session.ts';
import { ProofForm } from './proof-form.tsx';
import { StatusLine, type StatusText } from './status-line.tsx';

/** Downloads everything stored about the user; asks for the password if it was not entered recently. */
export function ExportData() {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<StatusText | null>(null);
  async function take(): Promise<void> {
    const stored = await withCalls((calls) => calls.requester.get<unknown>('/api/users/export'));
    saveFile('deckwright-account.json', JSON.stringify(stored, null, 2));
    focusAfter(
      () => {
        setAsks(false);
        setSaid({ text: 'Saved as deckwright-account.json.', bad: false });
      },
      () => status.current,
    );
  }
  async function tryToTake(): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      await take();
    } catch (error) {
      if (needsProof(error)) setAsks(true);
      else setSaid({ text: describeTrouble(error), bad: true });
    }
    setBusy(false);
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-pretty">
        A file with everything this site stores about you. Your clipboard and collection are stored only on
        your devices.
      </p>
      {asks ? (
        <ProofForm label="Export my data" busy="Collecting…" onProven={take} />
      ) : (
        <Button look="quiet" aria-disabled={busy} aria-busy={busy} onClick={() => busy || void tryToTake()}>
          {busy ? 'Collecting…' : 'Export my data'}
        </Button>
      )}
      <StatusLine line={status} text={said} />
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
