import { describe, expect, it } from 'vitest';
import { addressKey, isNearAddress } from './addresses.ts';

const EVENT = 'https://www.mtgtop8.com/event?e=1&d=2';

describe('the key of an address', () => {
  it.each([
    'http://MTGTOP8.com/event/?d=2&e=1',
    'mtgtop8.com/event?utm_source=x&e=1&&d=2&utm_campaign=y#top',
  ])('is the same for %s', (other) => expect(addressKey(other)).toBe(addressKey(EVENT)));

  it.each([
    'https://www.mtgtop8.com/event?e=1&d=3',
    'https://www.mtgtop8.com/event?e=1',
    'https://www.mtgtop8.com/event',
    `${EVENT}#/d/2`,
  ])('differs for %s', (other) => expect(addressKey(other)).not.toBe(addressKey(EVENT)));

  it('keeps a fragment that names a page', () =>
    expect(addressKey('https://decks.example/#/d/7')).not.toBe(addressKey('https://decks.example/#/d/8')));
});

describe('an address that was typed', () => {
  it.each([
    ['mtgtop8.com/event?e=1', true],
    ['mtgtop8.com/event', true],
    [`${EVENT}&f=EDH#/top`, true],
    ['mtgtop8.com/event?e=1&d=3', false],
    ['mtgtop8.com/event?d=3', false],
    ['mtgtop8.com/events?e=1&d=2', false],
  ])('%s may mean the event: %s', (typed, may) => expect(isNearAddress(typed, EVENT)).toBe(may));

  it('means no other page of an app in one page', () =>
    expect(isNearAddress('decks.example/#/d/7', 'https://decks.example/#/d/8')).toBe(false));
});
