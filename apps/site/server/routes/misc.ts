import type { LoadedSnapshot } from '@deckwright/answers';
import { type Article, playedThemes, preconGroups, siteContent } from '@deckwright/answers';
import { Misc } from '@deckwright/api-client/schemas';
import { colorsOf } from '@deckwright/domain';
import { type Api, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Settings } from '../settings/settings.ts';

export function miscRoutes(
  api: Api,
  {
    staticHost,
    apiHost,
    site,
    tcgplayerSale,
    affiliates,
    saltVote,
    audience: { ads, analytics, consentManager },
  }: Pick<
    Settings,
    'staticHost' | 'apiHost' | 'site' | 'tcgplayerSale' | 'affiliates' | 'audience' | 'saltVote'
  >,
): void {
  for (const path of ['/data/static/misc', '/data/static/misc.json'])
    defineRoute(
      api,
      { method: 'get', path, summary: 'The data of menus and forms', tags: ['Status'], answer: Misc },
      (c) =>
        respondDocument(c, '/data/static/misc', () =>
          miscDocument(c.var.snapshot, {
            hosts: { static: staticHost, api: apiHost },
            site,
            tcgplayerKickback: tcgplayerSale,
            affiliates,
            saltVote,
            audience: { ads, analytics, consentManager },
          }),
        ),
    );
}

type SetByOperator = Pick<
  Misc,
  'hosts' | 'site' | 'tcgplayerKickback' | 'affiliates' | 'audience' | 'saltVote'
>;

function miscDocument(snapshot: LoadedSnapshot, settings: SetByOperator): Misc {
  return {
    ...settings,
    articles: entriesOf(siteContent().articles),
    guides: entriesOf(siteContent().guides),
    precons: preconGroups(snapshot).map(({ name, tag, precons }) => ({
      name,
      tag,
      precons: precons.map(({ precon, identity }) => ({
        name: precon.name,
        slug: precon.slug,
        colors: colorsOf(identity),
      })),
    })),
    sets: snapshot.sets.map(({ code, name, iconUri }) => ({ code, name, icon_svg_uri: iconUri })),
    tags: playedThemes(snapshot).map(({ name, slug }) => ({ name, slug })),
    num_decks: snapshot.manifest.counts.decks,
    asOf: snapshot.manifest.asOf,
    sample: snapshot.manifest.sample,
  };
}

function entriesOf(articles: readonly Article[]): Misc['articles'] {
  return articles.map(({ title, slug, author, date }) => ({ title, slug, author, date }));
}
