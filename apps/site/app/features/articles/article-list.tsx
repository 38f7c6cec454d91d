import type { ArticlesPage } from '@deckwright/api-client/schemas';
import { Link } from 'react-router';
import { Byline } from './byline.tsx';

type Props = {
  page: Pick<ArticlesPage, 'header' | 'description' | 'entries'>;
  folder: 'articles' | 'guides';
};

export function ArticleList({ page, folder }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.header}</h1>
        <p className="max-w-prose text-muted text-pretty">
          {page.description}{' '}
          <a href="/feed.xml" className="link">
            Feed (RSS)
          </a>
        </p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2">
        {page.entries.map((entry) => (
          <li
            key={entry.slug}
            className="md:first:nth-last-[odd]:col-span-2 relative flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-card focus-within:shadow-lift hover:shadow-lift"
          >
            <h2 className="font-display text-xl font-semibold text-balance">
              <Link to={`/${folder}/${entry.slug}`} className="after:absolute after:inset-0 hover:underline">
                {entry.title}
              </Link>
            </h2>
            <p className="text-sm text-pretty">{entry.description}</p>
            <div className="mt-auto pt-1">
              <Byline entry={entry} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
