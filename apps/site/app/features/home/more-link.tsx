import { Link } from 'react-router';

type Props = { to: string; children: string };

/** Link to the page that a section shows the beginning of. */
export function MoreLink({ to, children }: Props) {
  return (
    <Link to={to} className="link -my-1.5 inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}
