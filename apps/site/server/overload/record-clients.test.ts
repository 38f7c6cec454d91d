import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createOriginReader, createVisitorKey } from '../api/visitor.ts';
import { createClientRecorder } from './record-clients.ts';

/** A request over a connection from an address, of which only these parts are read. */
const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

function open({ trustedProxies = '', remembers = true } = {}) {
  const met: string[] = [];
  let read = 0;
  const getVisitor = createVisitorKey({ trustedProxies });
  const record = createClientRecorder({
    knownClients: {
      recordClient: (visitor) => {
        met.push(visitor);
        return remembers;
      },
    },
    getVisitor: (incoming) => {
      read += 1;
      return getVisitor(incoming);
    },
    getOrigin: createOriginReader({ trustedProxies }),
  });
  return { met, record, read: () => read };
}

describe('meeting readers', () => {
  it('reads an address once, however many pages follow', () => {
    const { met, record, read } = open();
    for (let page = 0; page < 1_000; page++) record(from('203.0.113.9'));
    record(from('2001:db8:1:2::7'));
    expect(met).toEqual(['203.0.113.9', '2001:db8:1:2']);
    expect(read()).toBe(2);
  });

  it('tells visitors apart by the proxy in front, and believes nobody else', () => {
    const behind = open({ trustedProxies: '127.0.0.1' });
    for (const forwarded of ['203.0.113.1', '203.0.113.2', '203.0.113.1', undefined])
      behind.record(from('127.0.0.1', forwarded));
    expect(behind.met).toEqual(['203.0.113.1', '203.0.113.2', '127.0.0.1']);
    const alone = open();
    for (const forwarded of ['203.0.113.1', '203.0.113.2']) alone.record(from('198.51.100.7', forwarded));
    expect(alone.met).toEqual(['198.51.100.7']);
  });

  it('asks again for who was not remembered, as in an overload', () => {
    const { met, record } = open({ remembers: false });
    for (let page = 0; page < 3; page++) record(from('203.0.113.9'));
    expect(met).toHaveLength(3);
  });

  it('keeps no long header that anybody may have written', () => {
    const { met, record, read } = open({ trustedProxies: '127.0.0.1' });
    const chain = `${'x'.repeat(200)}, 203.0.113.9`;
    for (let page = 0; page < 3; page++) record(from('127.0.0.1', chain));
    expect(met).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
    expect(read()).toBe(3);
  });

  it('meets everybody again from time to time', () => {
    const { met, record } = open();
    for (let page = 0; page < 40_001; page++) record(from('203.0.113.9'));
    expect(met).toHaveLength(3);
  });
});
