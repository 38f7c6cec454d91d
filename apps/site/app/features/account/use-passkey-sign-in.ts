import { fetchPart, useHydrated } from '@deckwright/islands';
import { useEffect, useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { account, withCalls } from '../../shared/session/session.ts';

const ceremonies = () => fetchPart(() => import('./passkey-ceremonies.ts'));

type PasskeySignIn = {
  /** Whether this browser supports passkeys. */
  isKnown: boolean;
  busy: boolean;
  trouble: string | null;
  start: () => void;
};

/** Signing in with a passkey by a button; if the browser can, it also offers passkeys at the email field. */
export function usePasskeySignIn(): PasskeySignIn {
  const isKnown = useHydrated() && typeof PublicKeyCredential === 'function';
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  useEffect(() => {
    if (!isKnown) return;
    let here = true;
    let drop = () => {};
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || !here) return;
      const { dropOffer } = await ceremonies();
      drop = dropOffer;
      if (here) await signIn(true);
    };
    // The user did not request the offer, so failures before a passkey is chosen are not reported.
    offer().catch((error: unknown) => here && setTrouble(error instanceof Refused ? error.message : null));
    return () => {
      here = false;
      drop();
    };
  }, [isKnown]);

  return {
    isKnown,
    busy,
    trouble,
    start() {
      if (busy) return;
      setBusy(true);
      setTrouble(null);
      signIn(false).then(
        () => setBusy(false),
        (error: unknown) => {
          setBusy(false);
          setTrouble(error instanceof Refused ? error.message : null);
        },
      );
    },
  };
}

/** The site refused or could not be reached; `message` is for the visitor. */
class Refused extends Error {}

async function signIn(offered: boolean): Promise<void> {
  const { usePasskey, dialogOutcome } = await ceremonies();
  try {
    const { uid, profile } = await withCalls((calls) => usePasskey(calls, { offered }));
    account.signedIn({ uid }, profile);
  } catch (error) {
    if (dialogOutcome(error) === 'left') return;
    throw new Refused(describeTrouble(error), { cause: error });
  }
}
