// Written by `npm run clients` from the description of the API.
export function entries(client, parameters, call) {
  return client.get('/entries/{slug}', parameters, call);
}

export function csv(client, parameters, call) {
  return client.text('/csv/{+page}', parameters, call);
}
