import type { Affiliates } from '@deckwright/contract/schemas';
import { z } from 'zod';

export type ShopSettings = Affiliates;

type Read = {
  cardkingdom: string | null;
  manapool: string | null;
  tcgplayer: NonNullable<Affiliates['tcgplayer']> | null;
  tcgl: string | null;
  scg: string | null;
};

const ID = '[\\w.-]{1,100}';

/** Unset ids are absent. */
export function shopSettings({ cardkingdom, manapool, tcgplayer, tcgl, scg }: Read): ShopSettings {
  return {
    ...(cardkingdom ? { cardkingdom: { partner: cardkingdom } } : {}),
    ...(manapool ? { manapool: { ref: manapool } } : {}),
    ...(tcgplayer ? { tcgplayer } : {}),
    ...(tcgl ? { tcgl: { address: tcgl } } : {}),
    ...(scg ? { scg: { wrapper: scg } } : {}),
  };
}

/** The operator's id at a shop. */
export function shopId(setting: string) {
  return z
    .string()
    .regex(
      new RegExp(`^${ID}$`),
      `${setting} must be your id at the shop: letters, digits, dots, hyphens, at most 100.`,
    );
}

/** Ids of an affiliate network, such as "1234567/890123/21018", optionally followed by a custom word. */
export function networkIds(setting: string) {
  const form = new RegExp(`^(${ID})/(${ID})/(${ID})(?:/(${ID}))?$`);
  return z.string().transform((text, context): NonNullable<Affiliates['tcgplayer']> => {
    const [, publisher, ad, campaign, subId] = form.exec(text) ?? [];
    if (publisher && ad && campaign) return { publisher, ad, campaign, ...(subId ? { subId } : {}) };
    context.addIssue(
      `${setting} must be publisher/ad/campaign as your affiliate network gives them, such as 1234567/890123/21018, with /word behind it or without.`,
    );
    return z.NEVER;
  });
}

/** An address with `{url}` as placeholder for the wrapped link. */
export function wrapper(setting: string) {
  return z.string().refine((text) => {
    const filled = text.replace('{url}', 'x');
    return filled !== text && URL.canParse(filled) && /^https?:$/.test(new URL(filled).protocol);
  }, `${setting} must be an address with {url} in it, such as https://go.example.org/?to={url}`);
}
