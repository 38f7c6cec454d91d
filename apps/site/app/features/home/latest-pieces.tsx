import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';

export type Piece = { title: string; slug: string; author: string };

type Props = { articles: readonly Piece[]; guides: readonly Piece[] };

/** The newest articles and guides; nothing where none are published. */
export function LatestPieces({ articles, guides }: Props) {
  if (articles.length === 0 && guides.length === 0) return null;
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
        <Pieces kind="Article" path="/articles" pieces={articles} />
        <Pieces kind="Guide" path="/guides" pieces={guides} />
      </ul>
    </HomeSection>
  );
}

type PiecesProps = { kind: string; path: string; pieces: readonly Piece[] };

function Pieces({ kind, path, pieces }: PiecesProps) {
  return pieces.map(({ title, slug, author }) => (
    <li key={slug}>
      <Link
        to={`${path}/${slug}`}
        className="flex h-full flex-col justify-center rounded-lg border border-line bg-surface p-3 shadow-card transition-colors hover:bg-raised"
      >
        <span className="text-sm font-semibold text-pretty">{title}</span>
        <span className="text-xs text-muted">
          {kind} · {author}
        </span>
      </Link>
    </li>
  ));
}
