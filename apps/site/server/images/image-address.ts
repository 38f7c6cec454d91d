import { isImagePath, type LoadedSnapshot } from '@deckwright/answers';

const known = new WeakMap<LoadedSnapshot, ReadonlyMap<string, string>>();

/** The address that a snapshot's card data has for the image at a path; null if no card has such an image. */
export function imageAddressAt(snapshot: LoadedSnapshot, path: string): string | null {
  if (!isImagePath(path)) return null;
  const addresses = known.get(snapshot) ?? getAddresses(snapshot);
  known.set(snapshot, addresses);
  return addresses.get(path) ?? null;
}

function getAddresses({ cards }: LoadedSnapshot): ReadonlyMap<string, string> {
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
