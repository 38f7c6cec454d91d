import { Button } from '@deckwright/ui';
import { useState } from 'react';
import { troubleOf } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';

/** Everything that is kept about the user, as a file. */
export function ExportData() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null);
  async function take(): Promise<void> {
    setBusy(true);
    try {
      const kept = await withCalls((calls) => calls.requester.get<unknown>('/api/users/export'));
      saveFile('deckwright-account.json', JSON.stringify(kept, null, 2));
      setSaid({ text: 'Saved as deckwright-account.json.', bad: false });
    } catch (error) {
      setSaid({ text: troubleOf(error), bad: true });
    }
    setBusy(false);
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-pretty">
        A file with everything this site stores about you. Your clipboard and collection are stored only on
        your devices.
      </p>
      <Button look="quiet" aria-disabled={busy} aria-busy={busy} onClick={() => busy || void take()}>
        {busy ? 'Collecting…' : 'Export my data'}
      </Button>
      <p role="status" className={`text-sm empty:hidden ${said?.bad ? 'text-bad' : 'text-good'}`}>
        {said?.text}
      </p>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
