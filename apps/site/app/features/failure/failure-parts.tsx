import type { SearchOption } from '@deckwright/contract/schemas';
import { DrawnFace } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = { nearest: SearchOption[] };

const LOST_CARD = {
  name: 'Lost Page',
  primaryType: 'Sorcery',
  colors: ['U'],
  manaCost: '{4}{0}{4}',
  typeLine: 'Sorcery',
  text: 'Return target player to the home page. Search the library above for a card.',
} as const;

export function NotFound({ nearest }: Props) {
  return (
    <section className="mx-auto flex max-w-4xl items-start gap-10 py-8 md:py-14">
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      {/* A card that is not in any set: the page has no other picture. */}
      <div aria-hidden="true" className="w-56 shrink-0 rotate-[-4deg] pt-2 max-md:hidden">
        <DrawnFace facts={LOST_CARD} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">
          We couldn’t find that page
        </h1>
        <p className="text-lg text-muted">
          The address may be misspelled, or the card may not be in our data. Try the search box above.
        </p>
        {nearest.length > 0 ? (
          <>
            <h2 className="font-display text-xl font-semibold">Did you mean</h2>
            <ul className="grid gap-2 sm:grid-cols-2">
              {nearest.map((option) => (
                <li key={option.url}>
                  <Link
                    to={option.url}
                    className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-lg border border-line bg-surface px-4 shadow-card transition-colors hover:bg-raised"
                  >
                    <span className="font-display font-semibold">{option.label}</span>
                    <span aria-hidden="true" className="text-xs text-muted capitalize">
                      {option.kind}
                    </span>
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
            go to the home page
          </Link>
          .
        </p>
      </div>
    </section>
  );
}

type RefusedProps = { status: number; message: string };

/** A page whose request cannot be answered, or that is temporarily unavailable. */
export function Refused({ status, message }: RefusedProps) {
  const unavailable = status >= 500;
  return (
    <section className="mx-auto flex max-w-3xl flex-col gap-4 py-6">
      <title>{unavailable ? 'Not available' : 'Address not understood'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">
        {unavailable ? 'This page isn’t available right now' : 'We couldn’t read that address'}
      </h1>
      {message ? <p>{message}</p> : null}
      <p>
        <Link to="?" className="link">
          Open the page without its filters
        </Link>{' '}
        or{' '}
        <Link to="/" className="link">
          go to the home page
        </Link>
        .
      </p>
    </section>
  );
}
