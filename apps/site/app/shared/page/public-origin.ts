/** On the server one origin per process; the browser gets it from the page, so that it renders the same links. */
let served = '';

/** Called by the server before rendering a page; '' if the operator set no origin. */
export function servePublicOrigin(origin: string): void {
  served = origin;
}

/** Origin of absolute links, or ''. */
export function publicOrigin(): string {
  return typeof document === 'undefined' ? served : (document.documentElement.dataset.origin ?? '');
}

/** The absolute URL of a path of this site; the path itself if the operator set no origin. */
export function absoluteUrl(path: string): string {
  return publicOrigin() + path;
}

/** The absolute URL of a path; if the operator set no origin, as the visitor sees it, which the server cannot know. */
export function seenUrl(path: string): string {
  const origin = publicOrigin();
  return (origin === '' && typeof document !== 'undefined' ? location.origin : origin) + path;
}
