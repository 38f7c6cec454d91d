// Written by `npm run clients` from the description of the API.
export function list(client, parameters, call) {
  return client.get('/sets', parameters, call);
}

export function get(client, parameters, call) {
  return client.get('/sets/{id}', parameters, call);
}

export function cards(client, parameters, call) {
  return client.get('/sets/{id}/cards', parameters, call);
}
