import type { ArticleEntry } from '@deckwright/api-client/schemas';

type Props = { entry: Pick<ArticleEntry, 'author' | 'date' | 'minutes'> };

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Who wrote a piece, when, and how long it takes to read. */
export function Byline({ entry: { author, date, minutes } }: Props) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{DAY.format(new Date(`${date}T00:00:00Z`))}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes} min read</span>
    </p>
  );
}
