type Props = { warnings: readonly string[] };

/** Which parts of the URL were ignored, and why. */
export function Warnings({ warnings }: Props) {
  return warnings.map((warning) => (
    <p key={warning} role="status" className="text-sm text-muted">
      {warning}
    </p>
  ));
}
