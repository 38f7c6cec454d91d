import type { UserApiKey } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { formatDate, lastUsed } from './last-used.ts';

type Props = { apiKey: UserApiKey; onRevoke: () => Promise<void> };

/** A key in the list. It is revoked by a second press, because programs stop and the key cannot come back. */
export function ApiKeyRow({ apiKey: { name, begins, createdAt, usedAt }, onRevoke }: Props) {
  const [step, setStep] = useState<'rest' | 'asked' | 'busy'>('rest');
  const [trouble, setTrouble] = useState('');
  const revoke = useRef<HTMLButtonElement>(null);

  async function press(): Promise<void> {
    if (step === 'busy') return;
    if (step === 'rest') return setStep('asked');
    setStep('busy');
    setTrouble('');
    try {
      await onRevoke();
    } catch (error) {
      setTrouble(describeTrouble(error));
      setStep('rest');
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
      <div className="flex min-w-0 flex-col text-sm">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-muted">
          <code className="font-mono">{begins}…</code> · {usedAt ? lastUsed(usedAt) : 'Not used yet'} · made{' '}
          {formatDate(createdAt)}
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          ref={revoke}
          look={step === 'rest' ? 'quiet' : 'danger'}
          aria-label={step === 'rest' ? `Revoke ${name}` : `Revoke ${name} now`}
          aria-disabled={step === 'busy'}
          aria-busy={step === 'busy'}
          onClick={() => void press()}
        >
          {step === 'rest' ? 'Revoke' : 'Revoke now'}
        </Button>
        {step === 'asked' ? (
          <Button
            look="quiet"
            aria-label={`Keep ${name}`}
            onClick={() => {
              setStep('rest');
              revoke.current?.focus();
            }}
          >
            Keep
          </Button>
        ) : null}
      </div>
      <p role="status" className="w-full text-sm text-pretty empty:hidden">
        {step === 'asked' ? 'Programs that use it are refused within a minute. It can’t be undone.' : trouble}
      </p>
    </li>
  );
}
