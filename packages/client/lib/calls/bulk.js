// Written by `npm run clients` from the description of the API.
export function list(client, call) {
  return client.get('/bulk', {}, call);
}

export function download(client, parameters, call) {
  return client.open('/bulk/{edition}/{file}', parameters, call);
}
