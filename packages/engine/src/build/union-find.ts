/** The root of the element's set; shortens the path to it. `parents` has an element itself for a root. */
export function findRoot(parents: Uint32Array, element: number): number {
  let root = element;
  while (parents[root] !== root) root = parents[root]!;
  for (let next = element; next !== root; ) {
    const parent = parents[next]!;
    parents[next] = root;
    next = parent;
  }
  return root;
}

/** Unites two sets; the root is the lowest element. */
export function unite(parents: Uint32Array, one: number, two: number): void {
  const [first, second] = [findRoot(parents, one), findRoot(parents, two)];
  parents[Math.max(first, second)] = Math.min(first, second);
}
