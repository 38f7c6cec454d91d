import type { DevelopersPage } from '@deckwright/contract/schemas';
import { Link } from 'react-router';
import { DeveloperSection } from './developer-section.tsx';
import { WithCode } from './with-code.tsx';

type Props = { limits: DevelopersPage['limits'] };

const GOOD_HABITS = [
  'A network is an IPv4 address or an IPv6 /64. `RateLimit` in every answer says how many calls are left, and for how many seconds.',
  'Behind the last call the answer is 429 with `Retry-After`; a busy site answers 503 with it. The clients wait as long as it says.',
  'Send the `ETag` of an answer as `If-None-Match`: an unchanged answer is a 304 without a body. Data change at most a few times a day.',
  'Ask for up to 100 cards in one call with `POST /api/v1/cards/batch`, and for some thousands by bulk data.',
];

export function LimitsSection({ limits }: Props) {
  return (
    <DeveloperSection id="limits" title="Limits">
      <dl className="grid gap-3 sm:grid-cols-2">
        {limits.map(({ name, calls, seconds, of }) => (
          <div key={name} className="rounded-lg border border-line bg-surface p-4 shadow-card">
            <dt className="text-sm text-muted">
              <code>{name}</code>
            </dt>
            <dd>
              <span className="font-display text-2xl font-semibold tabular-nums">
                {calls.toLocaleString('en-US')}
              </span>{' '}
              in {seconds} seconds from one network
              <span className="block text-sm text-muted">
                <WithCode text={`${of}.`} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <WithCode text="No call needs a key, and no call is for keys alone. With one, sent as `Authorization: Bearer dwk_…`, the programs of an account have higher limits together, wherever they call from; `RateLimit-Policy` states them. A key that is mistyped or revoked is answered 401. " />
        <Link to="/account" className="link">
          Make one on your account page
        </Link>
        .
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-accent">
        {GOOD_HABITS.map((text) => (
          <li key={text}>
            <WithCode text={text} />
          </li>
        ))}
      </ul>
    </DeveloperSection>
  );
}
