import { Misc } from '@deckwright/api-client/schemas';
import { colorsOf, type PreconDeck } from '@deckwright/domain';
import { playedThemes } from '../documents/themes.ts';
import { type Api, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Settings } from '../settings/settings.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

export function miscRoutes(
  api: Api,
  { staticHost, apiHost, site }: Pick<Settings, 'staticHost' | 'apiHost' | 'site'>,
): void {
  for (const path of ['/data/static/misc', '/data/static/misc.json'])
    defineRoute(
      api,
      { method: 'get', path, summary: 'The data of menus and forms', tags: ['Status'], answer: Misc },
      (c) =>
        respondDocument(c, '/data/static/misc', () =>
          miscDocument(c.var.snapshot, { static: staticHost, api: apiHost }, site),
        ),
    );
}

function miscDocument(snapshot: LoadedSnapshot, hosts: Misc['hosts'], site: Misc['site']): Misc {
  return {
    articles: [],
    guides: [],
    precons: preconGroups(snapshot),
    sets: snapshot.sets.map(({ code, name, iconUri }) => ({ code, name, icon_svg_uri: iconUri })),
    tags: playedThemes(snapshot).map(({ name, slug }) => ({ name, slug })),
    tcgplayerKickback: { start: null, end: null, percent: 0 },
    hosts,
    num_decks: snapshot.manifest.counts.decks,
    asOf: snapshot.manifest.asOf,
    sample: snapshot.manifest.sample,
    site,
  };
}

/** By set, newest first; `tag` is the set's code. */
function preconGroups(snapshot: LoadedSnapshot): Misc['precons'] {
  const names = new Map(snapshot.sets.map(({ code, name }) => [code, name]));
  const groups = new Map<string, PreconDeck[]>();
  const newestFirst = [...snapshot.precons].sort((a, b) =>
    a.released === b.released ? (a.slug < b.slug ? -1 : 1) : a.released < b.released ? 1 : -1,
  );
  for (const precon of newestFirst) {
    const group = groups.get(precon.setCode);
    if (group) group.push(precon);
    else groups.set(precon.setCode, [precon]);
  }
  return [...groups].map(([tag, precons]) => ({
    name: names.get(tag) ?? tag.toUpperCase(),
    tag,
    precons: precons.map(({ name, slug, commanders }) => ({
      name,
      slug,
      colors: colorsFor(snapshot, commanders),
    })),
  }));
}

function colorsFor(snapshot: LoadedSnapshot, commanders: readonly string[]): string[] {
  const identity = commanders.reduce((bits, name) => {
    const index = snapshot.resolver.find(name);
    return bits | (index === null ? 0 : (snapshot.cards[index]?.colorIdentity ?? 0));
  }, 0);
  return colorsOf(identity);
}
