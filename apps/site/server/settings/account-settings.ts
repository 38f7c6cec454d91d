import { AppError, STORED_SECRET } from '@deckwright/domain';
import { z } from 'zod';
import { readTrustedProxies } from '../http/client-address.ts';

export type AccountSettings = {
  /** Signs sessions and codes; null = the one stored in the database. */
  secret: string | null;
  /** Still accepted: an earlier secret, or `STORED_SECRET` for that of the database. */
  previousSecret: string | null;
  /** In the format of `readTrustedProxies`. */
  trustedProxies: string;
  /** The proxies' header that names the visitor's country. */
  countryHeader: string | null;
  /** Further addresses of the site besides PUBLIC_ORIGIN. */
  moreOrigins: string[];
  /** Signs messages of the patron service; null = none are accepted. */
  patronSecret: string | null;
};

type Read = {
  [Name in keyof AccountSettings]: AccountSettings[Name] | null;
};

export function accountSettings({
  secret,
  previousSecret,
  trustedProxies,
  countryHeader,
  moreOrigins,
  patronSecret,
}: Read): AccountSettings {
  return {
    secret,
    previousSecret,
    trustedProxies: trustedProxies ?? '',
    countryHeader,
    moreOrigins: moreOrigins ?? [],
    patronSecret,
  };
}

/** The message never repeats the value. */
export function secretText(name: string) {
  return z.string().min(32, `${name} must have at least 32 characters; leave it out to have one made.`);
}

/** The message never repeats the value. */
export function previousSecretText(name: string) {
  return z
    .string()
    .refine(
      (text) => text === STORED_SECRET || text.length >= 32,
      `${name} must be the AUTH_SECRET of before, of at least 32 characters, or "${STORED_SECRET}" for the one in the database.`,
    );
}

export function addressList(name: string) {
  return z.string().superRefine((text, context) => {
    try {
      readTrustedProxies(text);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      context.addIssue(`${name}: ${error.message} Write addresses and networks such as 10.0.0.0/8.`);
    }
  });
}

export function headerName(name: string) {
  return z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, `${name} must be the name of a header such as CF-IPCountry.`);
}
