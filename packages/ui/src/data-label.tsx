type Props = {
  head: { corpus: string; asOf: string | null; window: { label: string }; sample: boolean };
};

/** What the numbers rest on: the decks, the window and the date. */
export function DataLabel({ head }: Props) {
  const { asOf, window } = head;
  return (
    <p className="text-xs text-muted tabular-nums md:text-sm">
      {head.sample ? <strong className="font-semibold text-text">Sample data. </strong> : null}
      {head.corpus}
      {asOf ? ` · ${window.label}` : null}
      {asOf && !window.label.includes(asOf) ? ` · as of ${asOf}` : null}
    </p>
  );
}
