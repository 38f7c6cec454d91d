type Props = {
  head: { corpus: string; asOf: string | null; window: { label: string }; sample: boolean };
  /** Left out where numbers of several windows stand together. */
  withWindow?: boolean;
};

/** What the numbers rest on: the decks, the window and the date. */
export function DataLabel({ head, withWindow = true }: Props) {
  const { asOf } = head;
  const label = withWindow ? head.window.label : '';
  return (
    <p className="text-xs text-muted text-pretty md:text-sm">
      {head.sample ? <strong className="font-semibold text-text">Sample data. </strong> : null}
      {head.corpus}
      {asOf && label ? ` · ${label}` : null}
      {asOf && !label.includes(asOf) ? (
        <>
          {' · as of '}
          <span className="whitespace-nowrap">{asOf}</span>
        </>
      ) : null}
    </p>
  );
}
