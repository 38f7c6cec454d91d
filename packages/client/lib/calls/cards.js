// Written by `npm run clients` from the description of the API.
export function batch(client, body, call) {
  return client.post('/cards/batch', body, call);
}

export function list(client, parameters, call) {
  return client.get('/cards', parameters, call);
}

export function get(client, parameters, call) {
  return client.get('/cards/{id}', parameters, call);
}

export function prices(client, parameters, call) {
  return client.get('/cards/{id}/prices', parameters, call);
}

export function history(client, parameters, call) {
  return client.get('/cards/{id}/history', parameters, call);
}

export function results(client, parameters, call) {
  return client.get('/cards/{id}/results', parameters, call);
}
