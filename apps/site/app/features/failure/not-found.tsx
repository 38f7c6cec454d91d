import type { SearchOption } from '@deckwright/api-client/schemas';
import { Link } from 'react-router';

type Props = { nearest: SearchOption[] };

export function NotFound({ nearest }: Props) {
  return (
    <section className="mx-auto flex max-w-3xl flex-col gap-4 py-6">
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-3xl font-semibold">There is no page here</h1>
      <p>The address may be misspelled, or the card is not in the data. The search box above finds names.</p>
      {nearest.length > 0 ? (
        <>
          <h2 className="font-display text-xl font-semibold">Did you mean</h2>
          <ul className="flex flex-col gap-1">
            {nearest.map((option) => (
              <li key={option.url}>
                <Link to={option.url} className="link inline-flex min-h-8 items-center">
                  {option.label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        <Link to="/commanders" className="link">
          See all commanders
        </Link>{' '}
        or{' '}
        <Link to="/" className="link">
          go to the start page
        </Link>
        .
      </p>
    </section>
  );
}
