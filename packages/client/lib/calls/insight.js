// Written by `npm run clients` from the description of the API.
export function make(client, body, call) {
  return client.post('/insight', body, call);
}
