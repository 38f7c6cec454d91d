import { HomeSection } from './home-section.tsx';
import type { HomeView } from './home-view.ts';
import { MoreLink } from './more-link.tsx';
import { PictureLinks } from './picture-links.tsx';

type Props = { articles: NonNullable<HomeView['pieces']> };

const KINDS = { articles: 'Article', guides: 'Guide' };

/** The newest articles and guides; nothing if there are none. */
export function LatestArticles({ articles }: Props) {
  if (articles.length === 0) return null;
  const entries = articles.map(({ kind, title, slug, card }) => ({
    key: slug,
    to: `/${kind}/${slug}`,
    card,
    text: (
      <span className="flex min-w-0 flex-col">
        <span className="text-sm font-semibold text-pretty">{title}</span>
        <span className="text-xs text-muted">{KINDS[kind]}</span>
      </span>
    ),
  }));
  return (
    <HomeSection
      id="latest-articles"
      title="Latest articles"
      more={<MoreLink to="/articles">All articles</MoreLink>}
    >
      <PictureLinks entries={entries} />
    </HomeSection>
  );
}
