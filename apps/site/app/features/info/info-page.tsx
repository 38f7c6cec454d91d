import type { InfoPage as Page } from '@deckwright/api-client/schemas';
import type { ReactNode } from 'react';
import { TextBlocks } from '../../shared/text/text-blocks.tsx';
import { Channels } from './channels.tsx';
import { Credits } from './credits.tsx';
import { Reach } from './reach.tsx';
import { Thresholds } from './thresholds.tsx';

type Props = {
  page: Pick<Page, 'header' | 'description' | 'canonical' | 'blocks' | 'thresholds'>;
  /** Stands above the text. */
  form?: ReactNode;
  /** Stands below the text. */
  facts?: ReactNode;
};

const NO_CARDS = new Map<string, never>();

/** A page about the site itself: its text, and what the settings and the code add to it. */
export function InfoPage({ page, form, facts }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 text-pretty">
      <header className="flex flex-col gap-2 border-b border-line pb-5">
        <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">{page.header}</h1>
        <p className="text-lg text-muted">{page.description}</p>
      </header>
      {page.canonical === '/contact-us' ? <Reach /> : null}
      {form}
      <TextBlocks blocks={page.blocks} cards={NO_CARDS} />
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
