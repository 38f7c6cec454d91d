// Written by `npm run clients` from the description of the API.
export function cards(client, parameters, call) {
  return client.get('/search', parameters, call);
}
