import { DEFAULT_PRICE_SOURCES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '../test-card.ts';
import { buildExportList } from './export-list.ts';
import { buildVendorOffer, vendorOrder } from './vendor-offers.ts';

const list = buildExportList([testCard('Sol Ring')], []);
const long = buildExportList([testCard('x'.repeat(8000))], []);

describe('getOffer', () => {
  it('is a link if the vendor accepts one, with the list copied if the vendor may ignore it', () => {
    expect(buildVendorOffer('tcgplayer', list, {})).toEqual({
      kind: 'link',
      href: 'https://www.tcgplayer.com/massentry?productline=Magic&c=1%20Sol%20Ring',
      copies: false,
    });
    expect(buildVendorOffer('cardkingdom', list, {})).toMatchObject({ kind: 'link', copies: true });
    expect(buildVendorOffer('manapool', list, { manapool: { ref: 'me' } })).toEqual({
      kind: 'link',
      href: 'https://manapool.com/add-deck?deck=MSBTb2wgUmluZw&ref=me',
      copies: true,
    });
  });

  it('is a request to our server for Star City Games at any length', () => {
    expect(buildVendorOffer('scg', long, {})).toEqual({ kind: 'ask' });
  });

  it('is only a copy if the link would be too long', () => {
    expect(buildVendorOffer('tcgplayer', long, {})).toEqual({ kind: 'copy' });
  });

  it('is a page to paste into, or nothing, if no link accepts a list', () => {
    expect(buildVendorOffer('cardmarket', list, {})).toEqual({
      kind: 'paste',
      href: 'https://www.cardmarket.com/en/Magic/Wants',
    });
    expect(buildVendorOffer('face2face', list, {})).toEqual({
      kind: 'paste',
      href: 'https://facetofacegames.com/pages/deck-builder',
    });
    expect(buildVendorOffer('cardhoarder', list, {})).toEqual({ kind: 'none' });
    expect(buildVendorOffer('tcgl', list, {})).toEqual({ kind: 'none' });
    expect(buildVendorOffer('tcgl', list, { tcgl: { address: 'https://tcgl.example/?c=' } })).toEqual({
      kind: 'link',
      href: 'https://tcgl.example/?c=Sol%20Ring',
      copies: false,
    });
  });
});

describe('vendorOrder', () => {
  it('starts with the visitor’s preferences and has each vendor once', () => {
    expect(vendorOrder(DEFAULT_PRICE_SOURCES)).toEqual([
      'cardkingdom',
      'tcgplayer',
      'scg',
      'manapool',
      'face2face',
      'cardmarket',
      'tcgl',
      'cardhoarder',
    ]);
    expect(vendorOrder(['cardhoarder'])).toEqual([
      'cardhoarder',
      'cardkingdom',
      'tcgplayer',
      'scg',
      'manapool',
      'face2face',
      'cardmarket',
      'tcgl',
    ]);
  });

  it('starts with the shop of the region', () => {
    expect(vendorOrder(DEFAULT_PRICE_SOURCES, 'CA').slice(0, 4)).toEqual([
      'face2face',
      'cardkingdom',
      'tcgplayer',
      'scg',
    ]);
  });
});
