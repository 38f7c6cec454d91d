import type { LoadedSnapshot } from '../../snapshot/index.ts';

/** What is computed of a snapshot, once for as long as it is open. */
export function perSnapshot<T extends object>(
  compute: (snapshot: LoadedSnapshot) => T,
): (snapshot: LoadedSnapshot) => T {
  const known = new WeakMap<LoadedSnapshot, T>();
  return (snapshot) => {
    const found = known.get(snapshot) ?? compute(snapshot);
    known.set(snapshot, found);
    return found;
  };
}
