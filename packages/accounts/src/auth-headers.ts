/** What the library reads of a request of a signed-in caller; `device` as `deviceWords` says it, for a new session. */
export function bearerHeaders(token: string, device = ''): Headers {
  const headers = deviceHeaders(device);
  headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** The library keeps the header with the session. */
export function deviceHeaders(device = ''): Headers {
  return new Headers(device === '' ? {} : { 'user-agent': device });
}
