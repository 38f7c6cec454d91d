import type { AccountStore } from '../../../shared/session/account-store.ts';
import type { ConsentAnswer } from './consent.ts';
import type { ConsentStore } from './consent-store.ts';

export const ANSWER_NOT_SAVED =
  'Your choice is saved on this device, but could not be saved to your account. Try again.';

type Deps = {
  account: Pick<AccountStore, 'get'> & { subscribe: (listener: () => void) => () => void };
  consent: Pick<ConsentStore, 'learnAccount' | 'notifyAccount'>;
  load: (uid: string) => Promise<ConsentAnswer>;
  save: (uid: string, answer: 'yes' | 'no') => Promise<unknown>;
  /** Called if an answer could not be saved with the account. */
  failed: () => void;
};

/**
 * Loads each signed-in account's answer about the email address once, and saves new answers to it. Until the answer has
 * loaded, and if it cannot be loaded, nobody is told anything.
 */
export function followAccountConsent({ account, consent, load, save, failed }: Deps): void {
  let requestedUid = '';
  /** Answers given in the meantime are newer than the one being loaded. */
  let given = 0;
  const update = (): void => {
    const { status, user } = account.get();
    if (status === 'out') {
      requestedUid = '';
      consent.learnAccount('nobody');
      return;
    }
    const uid = status === 'in' ? user.uid : '';
    if (uid === requestedUid && uid !== '') return;
    requestedUid = uid;
    consent.learnAccount('unknown');
    if (uid === '') return;
    const before = given;
    load(uid).then(
      (answer) => {
        if (requestedUid === uid && given === before)
          consent.learnAccount(answer === 'yes' || answer === 'no' ? answer : null);
      },
      () => undefined,
    );
  };
  consent.notifyAccount((answer) => {
    given += 1;
    if (requestedUid !== '') save(requestedUid, answer).catch(failed);
  });
  account.subscribe(update);
  update();
}
