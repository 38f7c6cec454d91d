import type { InfoPage } from '@deckwright/contract/schemas';
import { cn } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { useSiteFacts } from '../../shared/page/site-settings.ts';
import { OperatorHint } from '../../shared/session/operator-hint.tsx';
import { TextBlocks } from '../../shared/text/text-blocks.tsx';
import { Credits } from './credits.tsx';
import { Questions } from './questions.tsx';
import { Thresholds } from './thresholds.tsx';

type Props = {
  page: Pick<InfoPage, 'title' | 'description' | 'canonical' | 'blocks' | 'questions' | 'thresholds'>;
  /** Above the text. */
  form?: ReactNode;
  /** Below the text. */
  facts?: ReactNode;
};

const NO_CARDS = new Map<string, never>();

/** A page about the site itself: its text, and what settings and code add to it. */
export function InfoScreen({ page, form, facts }: Props) {
  const isFaq = page.questions.length > 0;
  return (
    <div
      className={cn(
        'mx-auto flex w-full flex-col gap-4 text-pretty',
        isFaq ? 'max-w-3xl lg:max-w-5xl' : 'max-w-3xl',
      )}
    >
      <header className="flex flex-col gap-2 border-b border-line pb-5">
        <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">{page.title}</h1>
        <p className="text-lg text-muted">{page.description}</p>
      </header>
      {page.canonical === '/contact-us' ? <Reach /> : null}
      {form}
      {isFaq ? <Questions blocks={page.blocks} /> : <TextBlocks blocks={page.blocks} cards={NO_CARDS} />}
      {facts}
      {page.canonical === '/about-us' ? (
        <>
          <Reach heading="Who runs this site" />
          <Channels />
          <Credits />
        </>
      ) : null}
      {page.thresholds.length > 0 ? <Thresholds rows={page.thresholds} /> : null}
    </div>
  );
}

/** The site's other channels; a channel without a URL says so. */
function Channels() {
  const channels = useSiteFacts()?.channels ?? [];
  return (
    <section
      id="channels"
      aria-labelledby="channels-heading"
      className="mt-6 flex scroll-mt-32 flex-col gap-3"
    >
      <h2 id="channels-heading" className="font-display text-2xl font-semibold">
        Channels
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {channels.map(({ name, url }) => (
          <li key={name} className="rounded-lg border border-line bg-surface p-4 shadow-card">
            {url ? (
              <a href={url} rel="noreferrer me" className="link font-semibold">
                {name}
              </a>
            ) : (
              <>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted">None yet.</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReachProps = { heading?: string };

/** Who runs the site and how to contact them, as far as configured. */
function Reach({ heading = 'Write to us' }: ReachProps) {
  const operator = useSiteFacts()?.operator;
  return (
    <section aria-labelledby="reach" className="mt-2 flex flex-col gap-3">
      <h2 id="reach" className="font-display text-2xl font-semibold">
        {heading}
      </h2>
      {operator?.name ? <p>This site is run by {operator.name}.</p> : null}
      {operator?.email ? (
        <p>
          You can write to{' '}
          <a href={`mailto:${operator.email}`} className="link">
            {operator.email}
          </a>
          .
        </p>
      ) : (
        <>
          <p>This site has no contact address yet.</p>
          <OperatorHint>
            <p className="rounded-md border border-line bg-raised p-4">
              You run this site? Set <code>OPERATOR_EMAIL</code> in its settings and restart it.
            </p>
          </OperatorHint>
        </>
      )}
    </section>
  );
}
