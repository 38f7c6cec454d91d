import type { ArticlesPage } from '@deckwright/contract/schemas';
import { COLORS } from '@deckwright/domain';
import { ArtStrip, HeadBand, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { Byline } from './byline.tsx';

type Props = {
  page: Pick<ArticlesPage, 'title' | 'description' | 'entries'>;
  folder: 'articles' | 'guides';
};

export function ArticleList({ page, folder }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HeadBand colors={COLORS} />
      <header className="col-start-1 row-start-1 flex flex-col gap-1 pb-1">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.title}</h1>
        <p className="text-sm text-muted text-pretty md:text-base">
          {page.description}{' '}
          <a href="/feed.xml" className="link">
            Feed (RSS)
          </a>
        </p>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {page.entries.map((entry) => (
          <li
            key={entry.slug}
            className="article-card relative md:max-xl:first:nth-last-[odd]:col-span-2 xl:first:nth-last-[3n+1]:col-span-3 xl:first:nth-last-[3n+2]:col-span-2 xl:first:not-nth-last-[3n]:[&_h2]:text-3xl xl:first:not-nth-last-[3n]:[&_h2+p]:text-lg gap-4 rounded-lg border border-line bg-surface p-5 sm:flex sm:flex-wrap sm:justify-between shadow-card focus-within:shadow-lift hover:shadow-lift"
          >
            {/* On a phone the text flows around it. */}
            {entry.card ? (
              <ArtStrip
                colors={entry.card.colorIdentity}
                className="aspect-4/3 w-16 shrink-0 self-start max-sm:float-right max-sm:mb-2 max-sm:ml-4 sm:order-last md:w-20 xl:w-24 2xl:w-32"
              >
                <ViewPicture view={entry.card} sizes="(min-width: 1200px) 20rem, 8rem" alt="" art />
              </ArtStrip>
            ) : null}
            <div className="max-sm:space-y-2 sm:flex sm:min-w-0 sm:flex-[1_1_10rem] sm:flex-col sm:gap-2">
              <h2 className="font-display text-xl font-semibold text-balance">
                <Link
                  to={`/${folder}/${entry.slug}`}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {entry.title}
                </Link>
              </h2>
              <p className="text-sm text-pretty">{entry.description}</p>
              <div className="mt-auto pt-1">
                <Byline entry={entry} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
