type Props = {
  /** 0…1. */
  share: number;
};

/** A thin line along the bottom of a row, proportional to its share of the maximum. */
export function ShareLine({ share }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="absolute bottom-0 left-0 h-0.5 w-full fill-bar"
    >
      <rect width={100 * share} height="1" />
    </svg>
  );
}
