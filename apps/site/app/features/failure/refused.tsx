import { Link } from 'react-router';

type Props = { status: number; message: string };

/** A page the address asks for in a way that cannot be answered, or that is not there for the moment. */
export function Refused({ status, message }: Props) {
  const unavailable = status >= 500;
  return (
    <section className="mx-auto flex max-w-3xl flex-col gap-4 py-6">
      <title>{unavailable ? 'Not available' : 'Address not understood'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-3xl font-semibold">
        {unavailable ? 'This page is not available now' : 'That address cannot be read'}
      </h1>
      {message ? <p>{message}</p> : null}
      <p>
        <Link to="?" className="link">
          Open the page without its filters
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
