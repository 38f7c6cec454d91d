import {
  type Article,
  type LoadedSnapshot,
  playedThemes,
  preconGroups,
  siteContent,
} from '@deckwright/answers';
import type { Misc } from '@deckwright/contract/schemas';
import { getCredits, listColors } from '@deckwright/domain';
import type { Settings } from '../settings/settings.ts';

/** The operator's settings that pages use. */
export type MiscSettings = Pick<
  Settings,
  'staticHost' | 'apiHost' | 'site' | 'tcgplayerSale' | 'affiliates' | 'audience' | 'saltVote'
>;

const made = new WeakMap<LoadedSnapshot, WeakMap<MiscSettings, Misc>>();

/** The data of menus and forms, made once per snapshot. */
export function getMisc(snapshot: LoadedSnapshot, settings: MiscSettings): Misc {
  const bySettings = made.get(snapshot) ?? new WeakMap<MiscSettings, Misc>();
  made.set(snapshot, bySettings);
  const misc = bySettings.get(settings) ?? makeMisc(snapshot, settings);
  bySettings.set(settings, misc);
  return misc;
}

function makeMisc(snapshot: LoadedSnapshot, settings: MiscSettings): Misc {
  const { staticHost, apiHost, site, tcgplayerSale, affiliates, saltVote } = settings;
  const { ads, analytics, consentManager } = settings.audience;
  return {
    hosts: { static: staticHost, api: apiHost },
    site,
    tcgplayerKickback: tcgplayerSale,
    affiliates,
    saltVote,
    audience: { ads, analytics, consentManager },
    articles: toEntries(siteContent().articles),
    guides: toEntries(siteContent().guides),
    precons: preconGroups(snapshot).map(({ name, tag, precons }) => ({
      name,
      tag,
      precons: precons.map(({ precon, identity }) => ({
        name: precon.name,
        slug: precon.slug,
        colors: listColors(identity),
      })),
    })),
    sets: snapshot.sets.map(({ code, name, iconUri }) => ({ code, name, iconSvgUri: iconUri })),
    tags: playedThemes(snapshot).map(({ name, slug }) => ({ name, slug })),
    numDecks: snapshot.manifest.counts.decks,
    asOf: snapshot.manifest.asOf,
    sample: snapshot.manifest.sample,
    credits: getCredits(snapshot.manifest.provenance).map(({ text, url }) => ({ text, url })),
  };
}

function toEntries(articles: readonly Article[]): Misc['articles'] {
  return articles.map(({ title, slug, author, date }) => ({ title, slug, author, date }));
}
