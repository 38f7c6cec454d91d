import { useSeenUrl } from '../../shared/page/use-seen-url.ts';

/** The address in the examples, in place of which readers see their own site's. */
const EXAMPLE_SITE = 'https://your.site';

/** An example with the address of this site; the server leaves the example's where the operator set none. */
export function useExample(text: string): string {
  const origin = useSeenUrl('');
  return origin === '' ? text.trimEnd() : text.trimEnd().replaceAll(EXAMPLE_SITE, origin);
}
