import type { ApiClient } from '@deckwright/api-client';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** The browser's dialogs about passkeys; loaded with the first of them. */

/** Lets the browser make a passkey and adds it to the account. Throws what the browser and the call throw. */
export async function makePasskey(calls: ApiClient) {
  const options = await calls.beginPasskey();
  const response = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  const { authenticatorAttachment: _, ...made } = response;
  return calls.addPasskey({ response: { ...made, clientExtensionResults: {} } });
}

/** What was offered came to nothing before a passkey was chosen: nobody had asked for it. */
class OfferEnded extends Error {}

/** Signs in with a passkey: by a dialog, or offered where the address is typed. */
export async function usePasskey(
  calls: ApiClient,
  {
    offered,
    ...taken
  }: { offered: boolean; settings?: Parameters<ApiClient['signInByPasskey']>[0]['settings'] },
) {
  const choose = async () => {
    const options = await calls.beginPasskeySignIn();
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: offered });
  };
  const response = await choose().catch((cause: unknown) => {
    throw offered ? new OfferEnded('No passkey was chosen.', { cause }) : cause;
  });
  const { authenticatorAttachment: _, ...signed } = response;
  return calls.signInByPasskey({ response: { ...signed, clientExtensionResults: {} }, ...taken });
}

/** Takes back what the browser offers. */
export function dropOffer(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** What a dialog ended with: `left` by its user, or by another dialog; `known`: the device has a passkey of the account. */
export function dialogOutcome(error: unknown): 'left' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof OfferEnded) return 'left';
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'left';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'left' : 'failed';
}
