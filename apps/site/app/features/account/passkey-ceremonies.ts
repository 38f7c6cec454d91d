import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { ApiClient } from '../../shared/api/api-client.ts';

/** The browser's passkey dialogs; loaded when the first is needed. */

/** Lets the browser create a passkey and adds it to the account. Rethrows errors of the browser and of the call. */
export async function makePasskey(calls: ApiClient) {
  const options = await calls.beginPasskey();
  const response = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  const { authenticatorAttachment: _, ...made } = response;
  return calls.addPasskey({ response: { ...made, clientExtensionResults: {} } });
}

/** The autofill offer failed before a passkey was chosen; the user had not requested it. */
class OfferEnded extends Error {}

/** Signs in with a passkey: in a dialog, or offered at the email field. */
export async function usePasskey(calls: ApiClient, { offered }: { offered: boolean }) {
  const choose = async () => {
    const options = await calls.beginPasskeySignIn();
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: offered });
  };
  const response = await choose().catch((cause: unknown) => {
    throw offered ? new OfferEnded('No passkey was chosen.', { cause }) : cause;
  });
  const { authenticatorAttachment: _, ...signed } = response;
  return calls.signInByPasskey({ response: { ...signed, clientExtensionResults: {} } });
}

/** Cancels the browser's offer. */
export function dropOffer(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * How a dialog ended: `left`: canceled by the user or by another dialog; `known`: the device already has a passkey of
 * the account.
 */
export function dialogOutcome(error: unknown): 'left' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof OfferEnded) return 'left';
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'left';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'left' : 'failed';
}
