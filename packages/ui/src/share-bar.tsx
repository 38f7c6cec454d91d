type Props = { share: number };

/** A thin bar for a share 0…1; decorative, as the number is next to it. */
export function ShareBar({ share }: Props) {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return <progress value={width.toFixed(1)} max={100} aria-hidden="true" className="share-bar" />;
}
