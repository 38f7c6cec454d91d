import type { Consent } from './consent.ts';

/** IAB TCF 2: purposes by number. */
export type TcData = {
  gdprApplies?: boolean | undefined;
  eventStatus?: string | undefined;
  listenerId?: number | null | undefined;
  purpose?: { consents?: Readonly<Record<string, boolean>> | undefined } | undefined;
};

/** Purposes: storage on the device, basic ads; ad profiles and ads by profile; measuring content. */
const STORE = 1;
const BASIC_ADS = 2;
const AD_PROFILE = 3;
const PROFILED_ADS = 4;
const MEASURE_CONTENT = 8;

/** States in which the manager has an answer; it has none while asking. */
const ANSWERED: readonly string[] = ['tcloaded', 'useractioncomplete'];

/**
 * What a certified manager's signal allows; null while it has no answer. It never allows sharing the email address,
 * which is a separate question, but it can refuse it.
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
