import { addScript } from './add-script.ts';
import type { Consent } from './consent.ts';
import { consentFromTcf, type TcData } from './tcf.ts';

type TcfApi = (
  command: string,
  version: number,
  callback: (data: TcData, success: boolean) => void,
  parameter?: number,
) => void;

/**
 * Loads a consent manager and reports each of its answers. Without its script nothing is allowed.
 * @throws Event if the script cannot be loaded.
 */
export async function followManager(address: string, notify: (consent: Consent) => void): Promise<void> {
  await addScript(address);
  tcfApi()?.('addEventListener', 2, (data, success) => {
    const consent = success ? consentFromTcf(data) : null;
    if (consent) notify(consent);
  });
}

/** Reopens the manager's question. */
export function openManager(): void {
  tcfApi()?.('displayConsentUi', 2, () => {});
}

function tcfApi(): TcfApi | null {
  const { __tcfapi: api } = window as { __tcfapi?: unknown };
  return typeof api === 'function' ? (api as TcfApi) : null;
}
