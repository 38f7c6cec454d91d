import { AppError } from '@deckwright/domain';

/** Maximum size of a page's form; a pasted deck is a few kilobytes. */
export const MAX_FORM_BYTES = 256_000;
/** Maximum number of fields; each costs far more time than its bytes. */
export const MAX_FORM_FIELDS = 2000;

const [AMPERSAND, HYPHEN, LINE_FEED] = [0x26, 0x2d, 0x0a];

/**
 * Forms of pages do not identify the visitor: they are authorized by their own data, such as the token of an email.
 * Those that a browser sends from a page of another site are refused anyway: nobody filled them in.
 * @throws AppError permission-denied; invalid-argument for an invalid origin.
 */
function checkSender({ headers }: Request): void {
  const origin = headers.get('origin');
  if (origin !== null && origin !== 'null' && !URL.canParse(origin))
    throw new AppError('invalid-argument', 'The Origin header is not a valid origin.');
  if (headers.get('sec-fetch-site') === 'cross-site')
    throw new AppError('permission-denied', 'Forms must be sent from a page of this site.');
}

/**
 * Reads the form before the page does, so that an unreadable form is the sender's error.
 * @throws AppError permission-denied for a form from another site, resource-exhausted for a body too large,
 * invalid-argument if it is not a form.
 */
export async function readForm(request: Request): Promise<Request> {
  checkSender(request);
  const body = await request.arrayBuffer();
  if (body.byteLength > MAX_FORM_BYTES)
    throw new AppError('resource-exhausted', `The form is larger than ${MAX_FORM_BYTES / 1000} kB.`);
  if (countFields(new Uint8Array(body)) > MAX_FORM_FIELDS)
    throw new AppError('resource-exhausted', `The form has more than ${MAX_FORM_FIELDS} fields.`);
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

/** At least as many as the form has: what ends a field of either kind of form. */
function countFields(body: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < body.length; at += 1) {
    const isPart = body[at] === HYPHEN && body[at + 1] === HYPHEN && body[at - 1] === LINE_FEED;
    if (body[at] === AMPERSAND || isPart) count += 1;
  }
  return count;
}
