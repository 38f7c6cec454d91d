// Written by `npm run clients` from the description of the API.
export function list(client, parameters, call) {
  return client.get('/combos', parameters, call);
}

export function get(client, parameters, call) {
  return client.get('/combos/{id}', parameters, call);
}
