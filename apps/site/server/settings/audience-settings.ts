import type { Audience } from '@deckwright/contract/schemas';
import { z } from 'zod';

export type AudienceSettings = Audience & {
  /** Origins from which the ad provider loads more than its script. */
  adHosts: string[];
};

type Read = {
  ads: Audience['ads'];
  adHosts: string[] | null;
  analyticsUrl: string | null;
  consentManager: string | null;
  /** '' if not configured. */
  publicOrigin: string;
};

/** Origins that a page may load from or send to for ads, page counts and consent. */
export type AudienceOrigins = { scripts: string[]; frames: string[]; images: string[]; connect: string[] };

const DEVELOPMENT = 'development';

/** Page counts need consent unless this site itself receives them. */
export function audienceSettings({
  ads,
  adHosts,
  analyticsUrl,
  consentManager,
  publicOrigin,
}: Read): AudienceSettings {
  const own =
    analyticsUrl?.startsWith('/') ||
    (analyticsUrl !== null && publicOrigin !== '' && parseOrigin(analyticsUrl) === parseOrigin(publicOrigin));
  return {
    ads,
    analytics: analyticsUrl === null ? null : { url: analyticsUrl, asks: !own },
    consentManager,
    adHosts: adHosts ?? [],
  };
}

/** Exactly what is configured: none of the provider's if only the development placeholders are shown. */
export function audienceOrigins({
  ads,
  analytics,
  consentManager,
  adHosts,
}: AudienceSettings): AudienceOrigins {
  const provider = ads?.script ? [parseOrigin(ads.script), ...adHosts] : [];
  const asks = ads !== null || analytics?.asks === true;
  const manager = consentManager !== null && asks ? [parseOrigin(consentManager)] : [];
  const receiver = analytics && !analytics.url.startsWith('/') ? [parseOrigin(analytics.url)] : [];
  const each = [...provider, ...manager];
  return { scripts: each, frames: each, images: each, connect: [...each, ...receiver] };
}

/** "development", or the address of a provider's script and, after a space, the site's id with that provider. */
export function adProvider(setting: string) {
  return z.string().transform((text, context): NonNullable<Audience['ads']> => {
    if (text === DEVELOPMENT) return { script: null, site: '' };
    const [, script = '', site = ''] = /^(\S+)(?: +([\w.:-]{1,100}))?$/.exec(text) ?? [];
    if (isWeb(script)) return { script, site };
    context.addIssue(
      `${setting} must be "${DEVELOPMENT}" or the address of a script and your id, such as: https://ads.example.org/tag.js my-site`,
    );
    return z.NEVER;
  });
}

/** A list of origins such as "https://a.example.org https://b.example.org". */
export function origins(setting: string) {
  return z.string().transform((text, context): string[] => {
    const entries = text.split(/\s+/);
    if (entries.every((entry) => isWeb(entry) && new URL(entry).pathname === '/'))
      return entries.map(parseOrigin);
    context.addIssue(
      `${setting} must be addresses without a path, a space between two, such as: https://a.example.org https://b.example.org`,
    );
    return z.NEVER;
  });
}

/** A path of this site or an address. */
export function receiver(setting: string) {
  return z
    .string()
    .refine(
      (text) => /^\/(?!\/)[\w./-]+$/.test(text) || isWeb(text),
      `${setting} must be a path such as /count or an address such as https://count.example.org/view.`,
    );
}

function isWeb(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function parseOrigin(text: string): string {
  return new URL(text).origin;
}
