import { AppError } from '@deckwright/domain';

/** Largest form of a page; a pasted deck is a few kilobytes. */
export const MOST_FORM_BYTES = 256_000;

/**
 * The forms of pages know no visitor: what they change they change by a word of their own, such as the token of a mail.
 * Those a browser sends from a page of another site are refused all the same: nobody filled them in.
 * @throws AppError permission-denied; invalid-argument for an origin that is none.
 */
function checkSender({ headers }: Request): void {
  const origin = headers.get('origin');
  if (origin !== null && origin !== 'null' && !URL.canParse(origin))
    throw new AppError('invalid-argument', 'The Origin header is not a valid origin.');
  if (headers.get('sec-fetch-site') === 'cross-site')
    throw new AppError('permission-denied', 'Forms must be sent from a page of this site.');
}

/**
 * Reads the form of a page before the page does, so that one that cannot be read is the sender's error.
 * @throws AppError permission-denied for one from another site, resource-exhausted for a body too large,
 * invalid-argument for one that is no form.
 */
export async function readForm(request: Request): Promise<Request> {
  checkSender(request);
  const body = await request.arrayBuffer();
  if (body.byteLength > MOST_FORM_BYTES)
    throw new AppError('resource-exhausted', `The form is larger than ${MOST_FORM_BYTES / 1000} kB.`);
  const copy = (): Request =>
    new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body,
      signal: request.signal,
    });
  try {
    await copy().formData();
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not a form.', { cause });
  }
  return copy();
}
