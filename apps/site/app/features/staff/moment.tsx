/** A moment in the reader's own words; only ever shown once the page is taken over. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
