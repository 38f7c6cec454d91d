import type { IncomingMessage } from 'node:http';
import {
  addressBehind,
  clientAddress,
  clientCountry,
  limitKey,
  readTrustedProxies,
} from '../http/client-address.ts';
import type { AccountSettings } from '../settings/account-settings.ts';
import type { ApiContext } from './api.ts';

/** What is known of the sender of a request, as far as it can be trusted. */
export type Visitor = {
  address: (c: ApiContext) => string;
  /** The key that limits count by. */
  key: (c: ApiContext) => string;
  country: (c: ApiContext) => string | undefined;
};

export function createVisitor({
  trustedProxies,
  countryHeader,
}: Pick<AccountSettings, 'trustedProxies' | 'countryHeader'>): Visitor {
  const proxies = readTrustedProxies(trustedProxies);
  return {
    address: (c) => clientAddress(c, proxies),
    key: (c) => limitKey(clientAddress(c, proxies)),
    country: (c) => clientCountry(c, proxies, countryHeader),
  };
}

/** The key of a visitor’s network, before a request has a context. */
export function createVisitorKey({
  trustedProxies,
}: Pick<AccountSettings, 'trustedProxies'>): (incoming: IncomingMessage) => string {
  const proxies = readTrustedProxies(trustedProxies);
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    return limitKey(addressBehind(socket.remoteAddress, forwarded?.toString(), proxies));
  };
}

/**
 * What tells one visitor from another without any work: the address of the connection or, behind proxies, what they say as
 * they say it. One visitor may have several; nothing may be counted by it, since anybody can write such a header.
 */
export function createOriginReader({
  trustedProxies,
}: Pick<AccountSettings, 'trustedProxies'>): (incoming: IncomingMessage) => string {
  const isBehind = trustedProxies.trim() !== '';
  return ({ socket, headers }) =>
    (isBehind ? headers['x-forwarded-for']?.toString() : undefined) ?? socket.remoteAddress ?? '';
}
