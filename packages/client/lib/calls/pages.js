// Written by `npm run clients` from the description of the API.
export function entries(client, parameters, call) {
  return client.get('/entries/{slug}', parameters, call);
}

export function home(client, call) {
  return client.get('/pages/home', {}, call);
}

export function commanders(client, parameters, call) {
  return client.get('/pages/commanders', parameters, call);
}

export function commander(client, parameters, call) {
  return client.get('/pages/commanders/{slug}', parameters, call);
}

export function partners(client, parameters, call) {
  return client.get('/pages/partners', parameters, call);
}

export function backgrounds(client, parameters, call) {
  return client.get('/pages/backgrounds', parameters, call);
}

export function companions(client, parameters, call) {
  return client.get('/pages/companions', parameters, call);
}

export function partner(client, parameters, call) {
  return client.get('/pages/partners/{slug}', parameters, call);
}

export function background(client, parameters, call) {
  return client.get('/pages/backgrounds/{slug}', parameters, call);
}

export function salt(client, parameters, call) {
  return client.get('/pages/top/salt', parameters, call);
}

export function saltVote(client, parameters, call) {
  return client.get('/pages/salt', parameters, call);
}

export function card(client, parameters, call) {
  return client.get('/pages/cards/{slug}', parameters, call);
}

export function cards(client, parameters, call) {
  return client.get('/pages/cards', parameters, call);
}

export function top(client, parameters, call) {
  return client.get('/pages/top', parameters, call);
}

export function topList(client, parameters, call) {
  return client.get('/pages/top/{slug}', parameters, call);
}

export function decks(client, parameters, call) {
  return client.get('/pages/decks/{slug}', parameters, call);
}

export function deck(client, parameters, call) {
  return client.get('/pages/decks/{slug}/{id}', parameters, call);
}

export function averageDeck(client, parameters, call) {
  return client.get('/pages/average-decks/{slug}', parameters, call);
}

export function combos(client, parameters, call) {
  return client.get('/pages/combos', parameters, call);
}

export function combo(client, parameters, call) {
  return client.get('/pages/combos/{id}', parameters, call);
}

export function lands(client, parameters, call) {
  return client.get('/pages/lands', parameters, call);
}

export function landBase(client, parameters, call) {
  return client.get('/pages/lands/{slug}', parameters, call);
}

export function precons(client, parameters, call) {
  return client.get('/pages/precon', parameters, call);
}

export function precon(client, parameters, call) {
  return client.get('/pages/precon/{slug}', parameters, call);
}

export function search(client, parameters, call) {
  return client.get('/pages/search', parameters, call);
}

export function sets(client, parameters, call) {
  return client.get('/pages/sets', parameters, call);
}

export function set(client, parameters, call) {
  return client.get('/pages/sets/{slug}', parameters, call);
}

export function tags(client, call) {
  return client.get('/pages/tags', {}, call);
}

export function themes(client, call) {
  return client.get('/pages/tags/themes', {}, call);
}

export function kindred(client, call) {
  return client.get('/pages/tags/kindred', {}, call);
}

export function tag(client, parameters, call) {
  return client.get('/pages/tags/{slug}', parameters, call);
}

export function tagInColors(client, parameters, call) {
  return client.get('/pages/tags/{slug}/{colors}', parameters, call);
}

export function developers(client, call) {
  return client.get('/pages/developers', {}, call);
}

export function articles(client, call) {
  return client.get('/pages/articles', {}, call);
}

export function guides(client, call) {
  return client.get('/pages/guides', {}, call);
}

export function article(client, parameters, call) {
  return client.get('/pages/articles/{slug}', parameters, call);
}

export function guide(client, parameters, call) {
  return client.get('/pages/guides/{slug}', parameters, call);
}

export function info(client, parameters, call) {
  return client.get('/pages/{slug}', parameters, call);
}

export function csv(client, parameters, call) {
  return client.text('/csv/{+page}', parameters, call);
}
