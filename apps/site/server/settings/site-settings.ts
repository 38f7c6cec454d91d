import type { SiteFacts } from '@deckwright/contract/schemas';
import { type Sale, toDay } from '@deckwright/domain';
import { z } from 'zod';

export type SiteSettings = SiteFacts;

type Named = { name: string; url: string };

type Read = {
  origin: string | null;
  operator: SiteFacts['operator'];
  channels: Record<'video' | 'podcast' | 'patron', string | null> & { social: readonly Named[] | null };
  partners: readonly Named[] | null;
};

/** The services whose published data an operator may ingest: the default partner sites. */
const DATA_SERVICES: readonly Named[] = [
  { name: 'Scryfall', url: 'https://scryfall.com' },
  { name: 'MTGJSON', url: 'https://mtgjson.com' },
  { name: 'Commander Spellbook', url: 'https://commanderspellbook.com' },
];

/** A channel without a known address stays in the list, without one. */
export function siteSettings({ origin, operator, channels, partners }: Read): SiteSettings {
  const social = channels.social ?? [];
  return {
    origin: origin === null ? '' : new URL(origin).origin,
    operator,
    channels: [
      ...(social.length > 0
        ? social.map(({ name, url }) => ({ kind: 'social' as const, name, url }))
        : [{ kind: 'social' as const, name: 'Social account', url: null }]),
      { kind: 'video', name: 'Video channel', url: channels.video },
      { kind: 'podcast', name: 'Podcast', url: channels.podcast },
      { kind: 'patron', name: 'Patron page', url: channels.patron },
    ],
    partners: [...(partners ?? DATA_SERVICES)],
  };
}

/** Where the operator can be reached, for services that this site calls: its address, else an email address. */
export function getContact({ origin, operator }: SiteSettings): string | null {
  return origin || operator.email;
}

/** A list such as "Name=https://one.example.org; Other=https://two.example.org". */
export function named(setting: string) {
  const message = `${setting} must be a list such as: Name=https://one.example.org; Other=https://two.example.org`;
  return z.string().transform((text, context): Named[] => {
    const entries = text
      .split(';')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const [name = '', ...address] = entry.split('=');
        return { name: name.trim(), url: address.join('=').trim() };
      });
    if (entries.every(({ name, url }) => name !== '' && isHttp(url))) return entries;
    context.addIssue(message);
    return z.NEVER;
  });
}

/** A sale such as "10 % 2026-02-27 to 2026-03-01": whole percent, first and last day. */
export function sale(setting: string) {
  const message = `${setting} must be whole percent and the first and last day, such as: 10 % 2026-02-27 to 2026-03-01`;
  return z.string().transform((text, context): Sale => {
    const [, percent = '', start = '', end = ''] = /^(\d{1,2}) ?% (\S+) to (\S+)$/.exec(text) ?? [];
    const [from, to] = [toDay(start), toDay(end)];
    if (
      Number(percent) > 0 &&
      start.length === 10 &&
      end.length === 10 &&
      from !== null &&
      to !== null &&
      from <= to
    )
      return { start, end, percent: Number(percent) };
    context.addIssue(message);
    return z.NEVER;
  });
}

/** Any web address, including its query. */
export function webAddress(setting: string, example: string) {
  return z.string().refine(isHttp, `${setting} must be an address such as ${example}.`);
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
