import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = { links: readonly { value: string; href: string }[] };

/** Articles and guides that speak of the page's card. */
export function ReadingLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <Panel title="Articles and guides">
      <ul className="flex flex-col text-sm">
        {links.map(({ value, href }) => (
          <li key={href}>
            <Link to={href} className="link inline-flex min-h-9 items-center">
              {value}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
