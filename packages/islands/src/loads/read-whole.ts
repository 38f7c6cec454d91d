/**
 * A copy of the response whose body has arrived: aborting the request has no effect on it.
 * @throws what ended the body early, such as the reason of the abort
 */
export async function readWhole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const text = await answer.text();
  // Some statuses, such as 204, may have no body, not even an empty one.
  return new Response(text === '' ? null : text, { status, statusText, headers });
}
