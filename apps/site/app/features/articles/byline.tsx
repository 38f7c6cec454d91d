import type { ArticleEntry } from '@deckwright/contract/schemas';

type Props = { entry: Pick<ArticleEntry, 'author' | 'date' | 'minutes'> };

/** Created for the first date: it takes 40 ms on a phone, and this file is also loaded with pages without dates. */
let days: Intl.DateTimeFormat | undefined;

function formatDay(date: string): string {
  days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return days.format(new Date(`${date}T00:00:00Z`));
}

/** The author of an article, its date and its reading time. */
export function Byline({ entry: { author, date, minutes } }: Props) {
  return (
    <p className="overflow-hidden text-sm text-muted">
      {/* The dot in front of a line's first item is outside the box. */}
      <span className="dotted">
        <span>{author}</span>
        <time dateTime={date}>{formatDay(date)}</time>
        <span>{minutes} min read</span>
      </span>
    </p>
  );
}
