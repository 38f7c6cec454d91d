import type { ArticleEntry } from '@deckwright/api-client/schemas';

type Props = { entry: Pick<ArticleEntry, 'author' | 'date' | 'minutes'> };

/** Made with the first date: it takes a phone forty milliseconds, and this file comes with pages without dates too. */
let days: Intl.DateTimeFormat | undefined;

function formatDay(date: string): string {
  days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return days.format(new Date(`${date}T00:00:00Z`));
}

/** Who wrote a piece, when, and how long it takes to read. */
export function Byline({ entry: { author, date, minutes } }: Props) {
  return (
    <p className="overflow-hidden text-sm text-muted">
      {/* The dot before what begins a line stands outside of the box. */}
      <span className="dotted">
        <span>{author}</span>
        <time dateTime={date}>{formatDay(date)}</time>
        <span>{minutes} min read</span>
      </span>
    </p>
  );
}
