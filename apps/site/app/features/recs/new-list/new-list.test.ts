import { parseDeckText } from '@deckwright/decklist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDeck, cutFromDeck } from '../edit-deck.ts';
import type { ListCard, SentList } from './list-card.ts';
import { LIST_FORMATS, linkToSite, toExportDeck } from './list-texts.ts';
import { buildNewList, hasCard, type NewList } from './new-list.ts';

const id = (at: number) => `00000000-0000-0000-0000-${`${at}`.padStart(12, '0')}`;
const card = (name: string, type: ListCard['type'], price: number | null = 1): ListCard => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  type,
  layout: 'normal',
  price,
  printing: id(name.length),
});
const line = (of: ListCard, quantity: number, written = of.name) => ({ card: of, written, quantity });

const SENT: SentList = {
  commanders: [line(card('Marwyn', 'Creature', 2), 1)],
  cards: [
    line(card('Sol Ring', 'Artifact', 1.5), 1, 'sol ring'),
    line({ ...card('Lim-Dûl’s Vault', 'Instant', 3), layout: 'normal' }, 1, "Lim-Dul's Vault"),
    line({ ...card('Fire // Ice', 'Instant', 0.25), layout: 'split' }, 1),
    line(card('Elvish Mystic', 'Creature', 0.5), 1),
    line(card('Forest', 'Land', null), 6),
    line({ ...card('Nobody Knows It', null, null), slug: null, printing: null }, 1),
  ],
  others: [card('Worldly Tutor', 'Instant', 10)],
};
const TEXT = [
  'Commander',
  '1 Marwyn',
  '',
  'Deck',
  '1 sol ring',
  "1 Lim-Dul's Vault",
  '1 Fire // Ice',
  '1 Elvish Mystic',
  '6 Forest',
  '1 Nobody Knows It',
].join('\n');
const build = (to: string, facts: ListCard[] = []): NewList => buildNewList(SENT, { from: TEXT, to }, facts);
const shown = ({ groups }: NewList) =>
  groups.map(({ heading, count, lines }) => [
    `${heading} ${count}`,
    ...lines.map(({ card: { name }, quantity, before }) => `${before}→${quantity} ${name}`),
  ]);

describe('the new list', () => {
  it('is the sent one by type, with all copies, before anything changes', () => {
    const list = build(TEXT);
    expect(shown(list)).toEqual([
      ['Commander 1', '1→1 Marwyn'],
      ['Creatures 1', '1→1 Elvish Mystic'],
      ['Instants 2', '1→1 Fire // Ice', '1→1 Lim-Dûl’s Vault'],
      ['Artifacts 1', '1→1 Sol Ring'],
      ['Lands 6', '6→6 Forest'],
      ['Not recognized 1', '1→1 Nobody Knows It'],
    ]);
    // 1 + 1 + 2 + 1 + 6 + 1 copies; 2 + 0.5 + 0.25 + 3 + 1.5 dollars, 6 Forest and the unknown card without a price.
    expect(list).toMatchObject({ size: 11, unknown: 1, added: 0, cut: 0, price: 7.25, unpriced: 6 });
  });

  it('marks what was added and what was cut, and counts both', () => {
    const added = addToDeck(addToDeck(TEXT, 'Worldly Tutor'), 'Reclamation Sage');
    const list = build(cutFromDeck(cutFromDeck(added, 'Sol Ring'), 'Forest'), [
      card('Reclamation Sage', 'Creature', 0.75),
    ]);
    expect(shown(list)).toEqual([
      ['Commander 1', '1→1 Marwyn'],
      ['Creatures 2', '1→1 Elvish Mystic', '0→1 Reclamation Sage'],
      ['Instants 3', '1→1 Fire // Ice', '1→1 Lim-Dûl’s Vault', '0→1 Worldly Tutor'],
      ['Artifacts 0', '1→0 Sol Ring'],
      ['Lands 5', '6→5 Forest'],
      ['Not recognized 1', '1→1 Nobody Knows It'],
    ]);
    // 7.25 + 10 + 0.75 − 1.5.
    expect(list).toMatchObject({ size: 11, unknown: 1, added: 2, cut: 2, price: 16.5, unpriced: 5 });
  });

  it('knows whether a copy of a card is left', () => {
    expect(hasCard(build(cutFromDeck(TEXT, 'Forest')), 'Forest')).toBe(true);
    const cut = build(cutFromDeck(cutFromDeck(TEXT, 'Sol Ring'), "Lim-Dul's Vault"));
    const left = ['Sol Ring', 'Lim-Dûl’s Vault', 'Marwyn', 'Fire // Ice'].map((name) => hasCard(cut, name));
    expect(left).toEqual([false, false, true, true]);
    expect(hasCard(null, 'Forest')).toBe(true);
  });

  it('finds a card by the name that the list writes, and shows one it does not know by its name', () => {
    const list = build(`${cutFromDeck(TEXT, "Lim-Dul's Vault")}\n2 Handwritten Card`);
    expect(shown(list)).toContainEqual(['Instants 1', '1→1 Fire // Ice', '1→0 Lim-Dûl’s Vault']);
    expect(shown(list).at(-1)).toEqual(['Not recognized 3', '0→2 Handwritten Card', '1→1 Nobody Knows It']);
  });

  it('keeps the quantities of all lines that were not touched, whatever is added and cut', () => {
    const touched = fc.constantFrom('Sol Ring', 'Worldly Tutor', 'Elvish Mystic', 'Handwritten Card');
    const steps = fc.array(fc.record({ isAdded: fc.boolean(), name: touched }), { maxLength: 10 });
    fc.assert(
      fc.property(steps, (sequence) => {
        const to = sequence.reduce(
          (text, { isAdded, name }) => (isAdded ? addToDeck : cutFromDeck)(text, name),
          TEXT,
        );
        const list = build(to);
        const lines = list.groups.flatMap((group) => group.lines);
        for (const sent of [...SENT.commanders, ...SENT.cards]) {
          if (sequence.some(({ name }) => name === sent.card.name)) continue;
          expect(lines).toContainEqual({ card: sent.card, quantity: sent.quantity, before: sent.quantity });
        }
        expect(list.size + list.unknown).toBe(12 + list.added - list.cut);
        expect(list.size + list.unknown).toBe(
          1 + parseDeckText(to).cards.reduce((sum, { quantity }) => sum + quantity, 0),
        );
      }),
    );
  });
});

describe('the new list elsewhere', () => {
  const list = build(addToDeck(cutFromDeck(TEXT, 'Sol Ring'), 'Worldly Tutor'));
  const print = (key: string) =>
    LIST_FORMATS.find((format) => format.key === key)
      ?.print(toExportDeck(list))
      .split('\n');
  const others = [
    '1 Elvish Mystic',
    '1 Fire // Ice',
    '6 Forest',
    '1 Lim-Dûl’s Vault',
    '1 Nobody Knows It',
    '1 Worldly Tutor',
  ];

  it('has all copies and the commander in each format, without what was cut', () => {
    expect(print('moxfield')).toEqual(['Commander', '1 Marwyn', '', 'Deck', ...others]);
    expect(print('arena')).toEqual(print('moxfield'));
    expect(print('plain')).toEqual(['1 Marwyn', ...others]);
    expect(print('archidekt')).toEqual([
      '1x Marwyn [Commander{top}]',
      ...others.map((each) => each.replace(/^(\d+)/, '$1x')),
    ]);
    expect(print('magic-online')).toEqual([
      ...others.map((each) => each.replace(' // ', '/')),
      '',
      'Sideboard',
      '1 Marwyn',
    ]);
  });

  it.each(LIST_FORMATS)('is read back as the same deck from the text for $label', ({ print: printed }) => {
    const { cards, sideboard, commanders, problems } = parseDeckText(printed(toExportDeck(list)));
    const all = [...cards, ...sideboard, ...commanders.map((name) => ({ name, quantity: 1 }))];
    expect(problems).toEqual([]);
    expect(all.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(12);
    expect(all.find(({ name }) => name === 'Forest')?.quantity).toBe(6);
  });

  it('opens at Moxfield with all copies, the commander first', () => {
    const link = new URL(linkToSite('moxfield', list) ?? '');
    expect(link.searchParams.get('c')?.split('\n')).toEqual(['1 Marwyn', ...others]);
  });

  it('opens at Archidekt by printings, or by names if one is unknown', () => {
    expect(new URL(linkToSite('archidekt', list) ?? '').searchParams.get('c')?.split('\n')).toEqual([
      '1 Marwyn',
      ...others,
    ]);
    const known = buildNewList({ ...SENT, cards: SENT.cards.slice(0, -1) }, { from: TEXT, to: TEXT }, []);
    const cards = JSON.parse(new URL(linkToSite('archidekt', known) ?? '').searchParams.get('deck') ?? '');
    expect(cards).toContainEqual({ c: 'c', f: 0, q: 1, u: id('Marwyn'.length) });
    expect(cards).toContainEqual({ c: 'm', f: 0, q: 6, u: id('Forest'.length) });
    expect(cards).toHaveLength(6);
  });

  it('has no link without cards, or if it is too long', () => {
    const empty = buildNewList({ commanders: [], cards: [], others: [] }, { from: '', to: '' }, []);
    expect(linkToSite('moxfield', empty)).toBeNull();
    const many = Array.from({ length: 400 }, (_, at) => line(card(`A long name of a card ${at}`, 'Land'), 1));
    const long = buildNewList({ commanders: [], cards: many, others: [] }, { from: '', to: '' }, []);
    expect(linkToSite('moxfield', long)).toBeNull();
  });
});
