/** On the server one origin a process; pages that are kept carry it, so that the browser writes the same links. */
let served = '';

/** Called by the server before a page is rendered; '' where the operator set no origin. */
export function servePublicOrigin(origin: string): void {
  served = origin;
}

/** Origin of absolute links, or ''. */
export function publicOrigin(): string {
  return typeof document === 'undefined' ? served : (document.documentElement.dataset.origin ?? '');
}

/** The whole address of a path of this site; the path itself where the operator set no origin. */
export function absoluteUrl(path: string): string {
  return publicOrigin() + path;
}

/** The whole address of a path; where the operator set no origin, as the visitor sees it, which the server cannot know. */
export function seenUrl(path: string): string {
  const origin = publicOrigin();
  return (origin === '' && typeof document !== 'undefined' ? location.origin : origin) + path;
}
