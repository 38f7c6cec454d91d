import type { Audience } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import { useEffect, useState } from 'react';
import { toasts } from '../../../shared/feedback/toasts.ts';
import type { Consent } from './consent.ts';
import type { ConsentStore } from './consent-store.ts';

type Props = { audience: Audience };

type Question = { key: keyof Consent; title: string; words: string; off: boolean };

/** Each question separately, which can be answered again at any time; changes apply immediately. */
export function PrivacyChoices({ audience }: Props) {
  const store = useStore(audience);
  if (audience.consentManager && (audience.ads || audience.analytics?.asks)) return <ManagerButton />;
  const questions = getQuestions(audience, store?.optedOut ?? false);
  const consent = store?.get();
  const allowed = store?.allowed();
  const isTicked = (key: keyof Consent): boolean => {
    if (key === 'identity') return allowed?.identity === 'yes';
    return key === 'analytics' ? (allowed?.analytics ?? false) : (allowed?.ads ?? false);
  };
  return (
    <form
      aria-label="Privacy choices"
      className="flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      {questions.map(({ key, title, words, off }) => (
        <label
          key={key}
          className="flex min-h-11 items-start gap-3 rounded-lg border border-line bg-surface p-4 has-disabled:text-muted"
        >
          <input
            type="checkbox"
            checked={isTicked(key)}
            disabled={!store || off}
            onChange={({ currentTarget }) =>
              consent &&
              store?.answer({ ...consent, [key]: currentTarget.checked ? 'yes' : 'no' }, key === 'identity')
            }
            className="mt-1 size-4.5 shrink-0 accent-gold"
          />
          <span className="flex min-w-0 flex-col gap-1">
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{words}</span>
          </span>
        </label>
      ))}
      {store?.optedOut && audience.ads ? (
        <p role="status" className="text-sm">
          Your browser sends Global Privacy Control. We treat this as opting out of ads and don’t ask.
        </p>
      ) : null}
      <noscript>
        <p className="text-sm">JavaScript is off in your browser, so none of this is loaded or sent.</p>
      </noscript>
    </form>
  );
}

function ManagerButton() {
  return (
    <button
      type="button"
      onClick={() =>
        void fetchPart(() => import('./consent-manager.ts')).then(
          ({ openManager }) => openManager(),
          () => toasts.add({ key: 'consent', text: 'Your choices could not be opened. Try again.' }),
        )
      }
      className="inline-flex min-h-11 items-center self-start rounded-md border border-field bg-surface px-4 font-semibold hover:bg-raised noscript:hidden"
    >
      Change your choices
    </button>
  );
}

function getQuestions({ ads, analytics }: Audience, optedOut: boolean): Question[] {
  const provider = ads?.script ? new URL(ads.script).host : 'the ad provider';
  return [
    ...(ads
      ? [
          {
            key: 'ads' as const,
            title: 'Ads',
            words: `Load ads from ${provider}, which sees your IP address and may personalize ads with what it knows about you.`,
            off: optedOut,
          },
          {
            key: 'identity' as const,
            title: 'Your email address for ads',
            words: `While you are signed in, tell ${provider} your email address, so that it can recognize you elsewhere.`,
            off: optedOut,
          },
        ]
      : []),
    ...(analytics
      ? [
          {
            key: 'analytics' as const,
            title: 'Page counts',
            words: `Tell ${analytics.asks ? new URL(analytics.url).host : 'this site’s own counter'} the path of each page you open, without anything that identifies you.`,
            off: false,
          },
        ]
      : []),
  ];
}

/** The choices are in the browser, so they are unknown until hydration. */
function useStore(audience: Audience): ConsentStore | null {
  const [store, setStore] = useState<ConsentStore | null>(null);
  const [, count] = useState(0);
  useEffect(() => {
    let unfollow = () => {};
    let left = false;
    fetchPart(() => import('./consent-store.ts')).then(
      ({ consentStore }) => {
        if (left) return;
        const found = consentStore(audience);
        unfollow = found.subscribe(() => count((changes) => changes + 1));
        setStore(found);
      },
      // If it fails, the choices stay unchanged and the boxes cannot be ticked.
      () => undefined,
    );
    return () => {
      left = true;
      unfollow();
    };
  }, [audience]);
  return store;
}
