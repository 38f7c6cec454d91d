// Written by `npm run clients` from the description of the API.
export function list(client, parameters, call) {
  return client.get('/commanders', parameters, call);
}

export function get(client, parameters, call) {
  return client.get('/commanders/{id}', parameters, call);
}

export function history(client, parameters, call) {
  return client.get('/commanders/{id}/history', parameters, call);
}

export function results(client, parameters, call) {
  return client.get('/commanders/{id}/results', parameters, call);
}

export function proposal(client, parameters, call) {
  return client.get('/commanders/{id}/proposal', parameters, call);
}

export function cards(client, parameters, call) {
  return client.get('/commanders/{id}/cards', parameters, call);
}

export function decks(client, parameters, call) {
  return client.get('/commanders/{id}/decks', parameters, call);
}
