import type { ArticleLink } from '@deckwright/contract/schemas';
import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = { links: readonly ArticleLink[] };

/** Articles and guides that mention the page's card. */
export function ReadingLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <Panel title="Articles and guides">
      <ul className="flex flex-col text-sm">
        {links.map(({ title, url }) => (
          <li key={url}>
            <Link to={url} className="link inline-flex min-h-9 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
