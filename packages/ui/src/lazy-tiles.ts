const LONG = [32, 48, 72, 100] as const;

/** The class of a section that is drawn once it comes near, by how many tiles it begins with (lazy.css). */
export function lazyTiles(count: number): string {
  const many = count <= 24 ? 2 * Math.ceil(count / 2) : (LONG.find((size) => count <= size) ?? 100);
  return `lazy-tiles lazy-${many}`;
}
