import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { exportLink, linesFor, NO_LINK, wrapLink } from './export-links.ts';

const LINES = ['1 +2 Mace', '1 Lim-Dûl’s Vault', '1 Sol Ring'];
const silent = () => expect.fail('warned');

describe('exportLink', () => {
  it.each([
    [
      'moxfield',
      'https://www.moxfield.com/import?c=1%20%2B2%20Mace%0A1%20Lim-D%C3%BBl%E2%80%99s%20Vault%0A1%20Sol%20Ring',
    ],
    [
      'archidekt',
      'https://archidekt.com/cardImport?c=1%20%2B2%20Mace%0A1%20Lim-D%C3%BBl%E2%80%99s%20Vault%0A1%20Sol%20Ring',
    ],
    [
      'cardkingdom',
      "https://www.cardkingdom.com/builder?c=1%20%2B2%20Mace%7C%7C1%20Lim-Dul's%20Vault%7C%7C1%20Sol%20Ring",
    ],
    [
      'tcgplayer',
      'https://www.tcgplayer.com/massentry?productline=Magic&c=1%20%2B2%20Mace%7C%7C1%20Lim-D%C3%BBl%E2%80%99s%20Vault%7C%7C1%20Sol%20Ring',
    ],
  ])('writes the link of %s', (target, link) => {
    expect(exportLink(target, LINES, {}, silent)).toBe(link);
  });

  it('writes url-safe base64 without padding for Mana Pool', () => {
    // 31 20 53 | 6f 6c 20 | 52 69 6e | 67 → MSBT b2wg Umlu Zw
    expect(exportLink('manapool', ['1 Sol Ring'], {}, silent)).toBe(
      'https://manapool.com/add-deck?deck=MSBTb2wgUmluZw',
    );
    // "ÿ?" = c3 bf 3f → 110000 111011 111100 111111 = w 7 8 /, where url-safe has _
    expect(exportLink('manapool', ['ÿ?'], { manapool: { ref: 'me' } }, silent)).toBe(
      'https://manapool.com/add-deck?deck=w78_&ref=me',
    );
  });

  it('names the operator to the shops that know them', () => {
    expect(
      exportLink('cardkingdom', ['1 Sol Ring'], { cardkingdom: { partner: 'deck wright' } }, silent),
    ).toBe(
      'https://www.cardkingdom.com/builder?partner=deck%20wright&utm_source=deck%20wright&c=1%20Sol%20Ring',
    );
    const tcgplayer = { publisher: '11', ad: '22', campaign: '33', subId: 'list' };
    expect(exportLink('tcgplayer', ['1 Sol Ring'], { tcgplayer }, silent)).toBe(
      'https://partner.tcgplayer.com/c/11/22/33?subId1=list&u=https%3A%2F%2Fwww.tcgplayer.com%2Fmassentry%3Fproductline%3DMagic%26c%3D1%2520Sol%2520Ring',
    );
  });

  it('joins only names for tcgl, after the configured address', () => {
    const tcgl = { address: 'https://shop.example/list?cards=' };
    expect(exportLink('tcgl', ['1 Sol Ring', '1 Fire // Ice'], { tcgl }, silent)).toBe(
      'https://shop.example/list?cards=Sol%20Ring%7CFire%20%2F%2F%20Ice',
    );
  });

  it('sends Archidekt the printings if all are known', () => {
    const printed = [
      { count: 1, printing: 'aaaa', commander: true },
      { count: 7, printing: 'bbbb', commander: false },
    ];
    const link = exportLink('archidekt', ['1 Ada', '7 Plains'], {}, silent, printed);
    const [page, deck] = link.split('?deck=');
    expect(page).toBe('https://archidekt.com/sandbox');
    expect(JSON.parse(decodeURIComponent(deck ?? ''))).toEqual([
      { c: 'c', f: 0, q: 1, u: 'aaaa' },
      { c: 'm', f: 0, q: 7, u: 'bbbb' },
    ]);
    expect(exportLink('archidekt', ['1 Ada', '7 Plains'], {}, silent, printed.slice(1))).toContain(
      'cardImport',
    );
  });

  it('sends Archidekt names if the printings make a link too long', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `1 Card ${index}`);
    const printed = lines.map(() => ({
      count: 1,
      printing: '00000000-0000-0000-0000-000000000000',
      commander: false,
    }));
    const of = (count: number) =>
      exportLink('archidekt', lines.slice(0, count), {}, silent, printed.slice(0, count));
    expect(of(60)).toMatch(/^https:\/\/archidekt\.com\/sandbox/);
    expect(of(100)).toMatch(/^https:\/\/archidekt\.com\/cardImport/);
  });

  it('survives half a surrogate pair', () => {
    expect(exportLink('moxfield', ['1 \ud800'], {}, silent)).toBe(
      'https://www.moxfield.com/import?c=1%20%EF%BF%BD',
    );
  });

  it.each([
    ['nowhere', ['1 Sol Ring'], 'Unknown affiliate partner: nowhere'],
    ['tcgl', [], 'Nothing to export to tcgl: the list has no names'],
    ['moxfield', [], 'Nothing to export to moxfield: the list has no names'],
    ['tcgl', ['1 Sol Ring'], 'No address of tcgl is set'],
  ])('is null with a warning: %s %j', (target, lines, message) => {
    const warn = vi.fn();
    expect(exportLink(target, lines, {}, warn)).toBe(NO_LINK);
    expect(warn.mock.calls).toEqual([[message]]);
  });

  it('passes on exactly the lines, whatever they contain', () => {
    const lines = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lines, (given) => {
        const of = (target: string, key: string) =>
          new URL(exportLink(target, given, {}, silent)).searchParams.get(key);
        expect(of('moxfield', 'c')).toBe(given.join('\n'));
        expect(of('tcgplayer', 'c')).toBe(given.join('||'));
        expect(of('cardkingdom', 'c')).toBe(linesFor('cardkingdom', given).join('||'));
        const deck = of('manapool', 'deck') ?? '';
        expect(deck).toMatch(/^[\w-]*$/);
        expect(Buffer.from(deck, 'base64url').toString()).toBe(given.join('\n'));
      }),
    );
  });
});

describe('linesFor', () => {
  it('writes plain letters for Card Kingdom alone', () => {
    const lines = ['1 Lim-Dûl’s Vault', '1 Jötun Grunt', '1 Márton Stromgald', '1 Fire // Ice', '1 +2 Mace'];
    expect(linesFor('cardkingdom', lines)).toEqual([
      "1 Lim-Dul's Vault",
      '1 Jotun Grunt',
      '1 Marton Stromgald',
      '1 Fire // Ice',
      '1 +2 Mace',
    ]);
    for (const other of ['moxfield', 'archidekt', 'tcgplayer', 'manapool', 'tcgl'])
      expect(linesFor(other, lines)).toEqual(lines);
  });
});

describe('wrapLink', () => {
  it('puts the address into the configured wrapper', () => {
    const url = 'https://starcitygames.com/shop/deck-builder/?data=1';
    expect(wrapLink(url, {})).toBe(url);
    expect(wrapLink(url, { scg: { wrapper: 'https://go.example/?to={url}' } })).toBe(
      'https://go.example/?to=https%3A%2F%2Fstarcitygames.com%2Fshop%2Fdeck-builder%2F%3Fdata%3D1',
    );
  });
});
