import type { Audience } from '@deckwright/contract/schemas';
import { useAudience } from '../../../shared/page/site-settings.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** What this site loads and sends besides its pages, as the operator configured it, with the visitor's choices. */
export function PrivacyFacts() {
  const audience = useAudience();
  return (
    <section id="choices" aria-labelledby="choices-heading" className="mt-6 flex scroll-mt-32 flex-col gap-3">
      <h2 id="choices-heading" className="font-display text-2xl font-semibold">
        {audience ? 'Ads, page counts and your choices' : 'No trackers'}
      </h2>
      {audience ? <Facts audience={audience} /> : <Nothing />}
    </section>
  );
}

function Nothing() {
  return (
    <p>
      This site has no analytics service, no ad network, no social buttons, and no fonts or scripts from
      elsewhere. Its security policy keeps your browser from loading scripts from any other place.
    </p>
  );
}

type Props = { audience: Audience };

function Facts({ audience }: Props) {
  const { ads, analytics, consentManager } = audience;
  const asks = ads !== null || analytics?.asks === true;
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-accent">
        {ads ? (
          <li>
            Ads come from {ads.script ? <Host of={ads.script} /> : 'this site itself, as labeled boxes'}. They
            load only after you agree, are kept apart from cards, and never appear in the clipboard. Patrons
            see none.
          </li>
        ) : (
          <li>There are no ads.</li>
        )}
        {ads ? (
          <li>
            Your email address is shared with the provider only if you agree to that separately, and never if
            you are a patron.
          </li>
        ) : null}
        <li>{analytics ? <Counts analytics={analytics} /> : 'Page views are not counted.'}</li>
        {asks && consentManager ? (
          <li>
            <Host of={consentManager} /> asks for your choices and stores them, following the IAB TCF. Its
            script is the only one loaded before you answer.
          </li>
        ) : null}
        {asks ? (
          <li>
            If your browser sends Global Privacy Control, we treat it as opting out of ads and don’t ask.
          </li>
        ) : null}
        <li>
          The site’s security policy keeps your browser from loading scripts from any place not named here.
        </li>
      </ul>
      <PrivacyChoices audience={audience} />
    </>
  );
}

function Counts({ analytics }: { analytics: NonNullable<Audience['analytics']> }) {
  const what =
    'the path of each page that is opened, without its query, without cookies, without anything that identifies you';
  if (analytics.asks)
    return (
      <>
        Once you agree, <Host of={analytics.url} /> is told {what}.
      </>
    );
  return (
    <>
      This site counts for itself {what}. Nothing leaves this site and nothing is stored on your device, so we
      don’t ask first; you can turn it off below.
    </>
  );
}

function Host({ of: address }: { of: string }) {
  return <strong className="font-semibold">{new URL(address).host}</strong>;
}
