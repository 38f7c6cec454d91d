import type { InlinePart } from '@deckwright/contract/schemas';
import { Link } from 'react-router';
import { TextBlocks } from '../../shared/text/text-blocks.tsx';
import { cardsByName } from '../../shared/text/text-cards.ts';
import type { ArticleView } from './article-views.ts';
import { Byline } from './byline.tsx';

type Props = { page: ArticleView; folder: 'articles' | 'guides' };

export function ArticleScreen({ page, folder }: Props) {
  const sections = page.blocks.filter((block) => block.type === 'heading' && block.level === 2);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-12">
      <article className="flex flex-col gap-4 text-pretty">
        <header className="flex flex-col gap-3 border-b border-line pb-5">
          <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">{page.title}</h1>
          <p className="text-lg text-muted">{page.description}</p>
          <Byline entry={page} />
        </header>
        <TextBlocks blocks={page.blocks} cards={cardsByName(page.cards)} />
        <nav aria-label="More to read" className="mt-6 grid gap-3 border-t border-line pt-5 sm:grid-cols-2">
          {page.older ? <Neighbour label="Previous" folder={folder} piece={page.older} /> : <span />}
          {page.newer ? <Neighbour label="Next" folder={folder} piece={page.newer} /> : null}
        </nav>
      </article>
      {sections.length > 2 ? (
        <nav
          aria-label="On this page"
          className="hidden self-start lg:sticky lg:top-32 lg:block lg:border-l lg:border-line lg:pl-5"
        >
          <p className="mb-2 text-xs font-semibold text-muted uppercase">On this page</p>
          <ul className="flex flex-col gap-1 text-sm">
            {sections.map((block) =>
              block.type === 'heading' ? (
                <li key={block.id}>
                  <a href={`#${block.id}`} className="inline-flex min-h-8 items-center hover:underline">
                    {plainText(block.parts)}
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

type NeighbourProps = { label: string; folder: string; piece: { title: string; slug: string } };

function Neighbour({ label, folder, piece }: NeighbourProps) {
  return (
    <Link
      to={`/${folder}/${piece.slug}`}
      className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card hover:shadow-lift"
    >
      <span className="text-xs text-muted">{label}</span>
      <span className="font-display font-semibold">{piece.title}</span>
    </Link>
  );
}

function plainText(parts: readonly InlinePart[]): string {
  return parts.map((part) => ('text' in part ? part.text : plainText(part.parts))).join('');
}
