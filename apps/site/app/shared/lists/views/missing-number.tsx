type Props = {
  /** Why there is none. */
  why?: string | undefined;
};

/** Shown for missing numbers. */
export function None({ why }: Props) {
  return (
    <span className="text-muted" title={why}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{why ?? 'none'}</span>
    </span>
  );
}
