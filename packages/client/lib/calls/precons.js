// Written by `npm run clients` from the description of the API.
export function list(client, parameters, call) {
  return client.get('/precons', parameters, call);
}

export function get(client, parameters, call) {
  return client.get('/precons/{id}', parameters, call);
}
