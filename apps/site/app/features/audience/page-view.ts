/**
 * Tells the receiver that a page was opened: its path, without the query, without cookies, without anything of the
 * visitor. A receiver that is away is no concern of theirs. (`sendBeacon` would send the cookies along.)
 */
export function sendPageView(receiver: string, path: string): void {
  void fetch(receiver, {
    method: 'POST',
    body: JSON.stringify({ event: 'page-view', path }),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
