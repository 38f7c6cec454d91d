type Props = { warnings: readonly string[] };

/** What of the address was ignored, and why. */
export function Warnings({ warnings }: Props) {
  return warnings.map((warning) => (
    <p key={warning} role="status" className="text-sm text-muted">
      {warning}
    </p>
  ));
}
