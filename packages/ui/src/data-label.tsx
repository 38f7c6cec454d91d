type Props = {
  head: { corpus: string; asOf: string; window: { label: string }; sample: boolean };
};

/** What the numbers rest on: the decks, the window and the date. */
export function DataLabel({ head }: Props) {
  return (
    <p className="text-sm text-muted tabular-nums">
      {head.sample ? <strong className="font-semibold text-text">Sample data. </strong> : null}
      {head.corpus} · {head.window.label} · as of <time dateTime={head.asOf}>{head.asOf}</time>
    </p>
  );
}
