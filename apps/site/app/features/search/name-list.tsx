import type { SearchOption } from '@deckwright/api-client/schemas';
import { Link } from 'react-router';

type Props = { query: string; options: SearchOption[] };

export function NameList({ query, options }: Props) {
  return (
    <section className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="font-display text-3xl font-semibold">{query ? `Names like “${query}”` : 'Search'}</h1>
      {options.length > 0 ? (
        <ul className="flex flex-col">
          {options.map((option) => (
            <li key={option.url} className="border-b border-line">
              <Link
                to={option.url}
                className="flex min-h-11 items-center justify-between gap-4 hover:bg-raised"
              >
                <span>{option.label}</span>
                <span className="text-xs text-muted capitalize">{option.kind}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {query
            ? 'Nothing has that name. Try fewer letters, or another spelling.'
            : 'Type the name of a card or a commander into the box above.'}
        </p>
      )}
    </section>
  );
}
