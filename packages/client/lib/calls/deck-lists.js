// Written by `npm run clients` from the description of the API.
export function read(client, body, call) {
  return client.post('/deck-lists', body, call);
}
