// Written by `npm run clients` from the description of the API.
export function get(client, parameters, call) {
  return client.get('/decks/{id}', parameters, call);
}
