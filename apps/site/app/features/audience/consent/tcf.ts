import type { Consent } from './consent.ts';

/** Of IAB TCF 2: purposes by their number. */
export type TcData = {
  gdprApplies?: boolean | undefined;
  eventStatus?: string | undefined;
  listenerId?: number | null | undefined;
  purpose?: { consents?: Readonly<Record<string, boolean>> | undefined } | undefined;
};

/** Keep or read on the device, basic ads; a profile for ads and ads by it; what pages are read. */
const STORE = 1;
const BASIC_ADS = 2;
const AD_PROFILE = 3;
const PROFILED_ADS = 4;
const MEASURE_CONTENT = 8;

/** States in which the manager has an answer; while it asks there is none. */
const ANSWERED: readonly string[] = ['tcloaded', 'useractioncomplete'];

/**
 * What a certified manager's signal allows; null while it has no answer. It never says yes to the email address, which
 * has a question of its own, but it can say no.
 */
export function consentFromTcf({ gdprApplies, eventStatus, purpose }: TcData): Consent | null {
  if (eventStatus === undefined || !ANSWERED.includes(eventStatus)) return null;
  if (gdprApplies === false) return { analytics: 'yes', ads: 'yes', identity: null };
  const all = (...purposes: number[]) => purposes.every((number) => purpose?.consents?.[number] === true);
  return {
    analytics: all(MEASURE_CONTENT) ? 'yes' : 'no',
    ads: all(STORE, BASIC_ADS) ? 'yes' : 'no',
    identity: all(STORE, BASIC_ADS, AD_PROFILE, PROFILED_ADS) ? null : 'no',
  };
}
