import { ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import type { HomeView } from './home-view.ts';

type Props = { articles: NonNullable<HomeView['pieces']> };

const KINDS = { articles: 'Article', guides: 'Guide' };

/** The newest articles and guides; nothing if there are none. */
export function LatestArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <HomeSection
      id="latest-articles"
      title="Latest articles"
      more={
        <Link to="/articles" className="link inline-flex min-h-11 items-center text-sm">
          All articles
        </Link>
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {articles.map(({ kind, title, slug, author, card }) => (
          <li key={slug}>
            <Link
              to={`/${kind}/${slug}`}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors hover:bg-raised"
            >
              {card ? (
                <span aria-hidden="true" className="w-12 shrink-0">
                  <ViewPicture view={card} sizes="3rem" alt="" place="far" />
                </span>
              ) : null}
              <span className="flex min-w-0 flex-col">
                <span className="text-sm font-semibold text-pretty">{title}</span>
                <span className="text-xs text-muted">
                  {KINDS[kind]} · {author}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
