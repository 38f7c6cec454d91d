import { cn } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { mailtoProblem } from '../shared/page/mailto.ts';
import { absoluteUrl } from '../shared/page/public-origin.ts';
import { DATA_CREDITS, FAN_CONTENT_POLICY, SITE_NAME } from '../shared/page/site-facts.ts';
import { useAudience, useCredits, useSaltVoteLink, useSiteFacts } from '../shared/page/site-settings.ts';
import { RandomLink } from '../shared/search/random-link.tsx';
import { SECTIONS } from './menu.ts';
import { SITE_MAP_ID } from './menu-button.tsx';
import { ABOUT } from './more-links.ts';

const ENTRY = 'foot-link';

/** Server-rendered markup: the browser routes its links (served-links.tsx) and never renders it. */
export default function Footer() {
  const site = useSiteFacts();
  const audience = useAudience();
  const withSaltVote = useSaltVoteLink();
  const credits = useCredits();
  const channels = (site?.channels ?? []).flatMap(({ url, ...channel }) =>
    url ? [{ ...channel, url }] : [],
  );
  return (
    <footer className="mt-10 lazy-foot border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto grid max-w-[112rem] grid-cols-2 gap-x-6 gap-y-8 px-4 py-8 md:gap-x-10 md:px-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Column id={SITE_MAP_ID} title="Explore" columns={2}>
          {SECTIONS.map(({ id, label, to }) => (
            <li key={id}>
              <Link to={to} className={ENTRY}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <RandomLink className={ENTRY}>Random commander</RandomLink>
          </li>
          <li>
            <Link to="/games/spellify" className={ENTRY}>
              Spellify
            </Link>
          </li>
          {withSaltVote ? (
            <li>
              <Link to="/salt" className={ENTRY}>
                Salt vote
              </Link>
            </li>
          ) : null}
        </Column>
        <Column id="about-links" title={`About ${SITE_NAME}`} rows={2}>
          {ABOUT.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={ENTRY}>
                {label}
              </Link>
            </li>
          ))}
          {audience ? (
            <li>
              <Link to="/privacy#choices" className={ENTRY}>
                Privacy choices
              </Link>
            </li>
          ) : null}
          <li>
            <ReportProblemLink email={site?.operator.email ?? null} />
          </li>
        </Column>
        {channels.length > 0 ? (
          <Column id="channel-links" title="Elsewhere">
            {channels.map(({ kind, name, url }) => (
              <li key={kind + name}>
                <a href={url} rel="noreferrer" className={ENTRY}>
                  {name}
                </a>
              </li>
            ))}
          </Column>
        ) : null}
        <Column id="partner-links" title="Partner sites">
          {(site?.partners ?? DATA_CREDITS).map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer" className={ENTRY}>
                {name}
              </a>
            </li>
          ))}
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto grid max-w-[112rem] gap-x-10 gap-y-3 px-4 py-6 text-xs text-pretty md:grid-cols-2 md:px-6">
          <p>
            {SITE_NAME} is unofficial fan content permitted under the{' '}
            <a href={FAN_CONTENT_POLICY} rel="noreferrer" className="link">
              Fan Content Policy
            </a>
            . Not approved or endorsed by Wizards. Portions of the materials used are property of Wizards of
            the Coast. {'©\u00a0'}Wizards of the Coast LLC.
          </p>
          <p>
            Card data, prices and combos come from data that{' '}
            {DATA_CREDITS.map(({ name, url }, index) => (
              <span key={name}>
                <a href={url} rel="noreferrer" className="link">
                  {name}
                </a>
                {separator(index, DATA_CREDITS.length)}
              </span>
            ))}{' '}
            publish.{' '}
            {credits.map(({ text, url }) => (
              <span key={url}>
                <a href={url} rel="noreferrer" className="link">
                  {text}
                </a>
                .{' '}
              </span>
            ))}
            They are not responsible for our statistics.
          </p>
        </div>
      </div>
    </footer>
  );
}

/** An email link with the URL of the current page; on navigation the browser updates it. */
function ReportProblemLink({ email }: { email: string | null }) {
  const { pathname, search } = useLocation();
  return (
    <a href={mailtoProblem(email, absoluteUrl(pathname + search))} data-letter="" className={ENTRY}>
      Report a problem
    </a>
  );
}

type ColumnProps = {
  id: string;
  title: string;
  columns?: 1 | 2;
  /** Number of columns stacked next to it on a phone. */
  rows?: 1 | 2;
  children: ReactNode;
};

function Column({ id, title, columns = 1, rows = 1, children }: ColumnProps) {
  return (
    <nav
      id={id}
      aria-label={title}
      className={cn(
        'min-w-0 scroll-mt-20',
        columns === 2 && 'col-span-full lg:col-span-2',
        rows === 2 && 'max-lg:row-span-2',
      )}
    >
      <p className="pb-1 font-semibold text-text">{title}</p>
      <ul className={columns === 2 ? 'grid grid-cols-2 gap-x-6' : undefined}>{children}</ul>
    </nav>
  );
}

function separator(index: number, count: number): string {
  if (index === count - 1) return '';
  return index === count - 2 ? ' and ' : ', ';
}
