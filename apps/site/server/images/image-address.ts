import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

const PATH =
  /^\/(small|normal)\/(front|back)\/([0-9a-f])\/([0-9a-f])\/([0-9a-f])([0-9a-f])[0-9a-f]{6}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/;

/** Whether a path has the form of the card images': size, face, the id's first two digits, the id. */
export function isImagePath(path: string): boolean {
  const [, , , first, second, idFirst, idSecond] = PATH.exec(path) ?? [];
  return first !== undefined && first === idFirst && second === idSecond;
}

const known = new WeakMap<LoadedSnapshot, ReadonlyMap<string, string>>();

/** The address a snapshot's card data gives for the image at a path; null where no card of it has such an image. */
export function imageAddressAt(snapshot: LoadedSnapshot, path: string): string | null {
  if (!isImagePath(path)) return null;
  const addresses = known.get(snapshot) ?? addressesOf(snapshot);
  known.set(snapshot, addresses);
  return addresses.get(path) ?? null;
}

function addressesOf({ cards }: LoadedSnapshot): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const { faces } of cards) {
    for (const { imageSmall, imageNormal } of faces) {
      for (const address of [imageSmall, imageNormal]) {
        if (address === null || !URL.canParse(address)) continue;
        addresses.set(new URL(address).pathname, address);
      }
    }
  }
  return addresses;
}
