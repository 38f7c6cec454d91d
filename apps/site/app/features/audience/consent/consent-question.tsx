import type { Audience } from '@deckwright/contract/schemas';

type Props = { audience: Audience };

const ANSWER =
  'inline-flex min-h-11 min-w-24 items-center justify-center rounded-md border border-field bg-ground px-4 font-semibold hover:bg-raised md:min-h-9';

/** Rendered only on the server; features/audience/visit.ts handles the buttons. */
export function ConsentQuestion({ audience }: Props) {
  return (
    <aside aria-label="Privacy choices" className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[112rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 text-sm md:px-6">
        <p className="min-w-0 flex-1 basis-80 text-pretty">
          {describePurposes(audience)} Nothing loads until you agree.
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <button type="button" data-consent-answer="no" className={ANSWER}>
            Refuse
          </button>
          <button type="button" data-consent-answer="yes" className={ANSWER}>
            Accept
          </button>
          <a href="/privacy#choices" className="link inline-flex min-h-11 items-center px-2 md:min-h-9">
            Choose
          </a>
        </p>
      </div>
    </aside>
  );
}

function describePurposes({ ads, analytics }: Audience): string {
  const from = ads?.script ? ` from ${new URL(ads.script).host}` : '';
  const to = analytics?.asks ? new URL(analytics.url).host : null;
  if (ads && to) return `May this site show ads${from}, and tell ${to} which pages are opened?`;
  if (ads) return `May this site show ads${from}?`;
  return `May this site tell ${to} which pages are opened?`;
}
