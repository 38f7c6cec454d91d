import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { CardType, Color } from '@deckwright/domain';
import { CARD_TYPES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { chooseScene } from './choose-scene.ts';
import { BY_NAME, BY_SUBTYPE, BY_TEXT, BY_TYPE, GROUNDS, MOTIFS } from './motifs.data.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));
const sheet = read('./scenes.svg').toString();
const rules = read('./scene.css').toString();
const motifs = Object.values(MOTIFS).flatMap((names) => names.split(' '));
const grounds = [...new Set(Object.values(GROUNDS).flat())];

const card = (name: string, primaryType: CardType | null, typeLine?: string, text?: string) => ({
  name,
  primaryType,
  typeLine,
  text,
  colors: ['G'] as Color[],
});

describe('the painting of a card', () => {
  it.each([
    ['dragon', card('The Ur-Dragon', 'Creature', 'Legendary Creature — Dragon Avatar')],
    ['goblin', card('Krenko, Mob Boss', 'Creature', 'Legendary Creature — Goblin Warrior')],
    ['angel', card('Atraxa', 'Creature', 'Legendary Creature — Phyrexian Angel Horror')],
    // What a creature is comes before what it does, and before its name.
    ['zombie', card('Diregraf Captain', 'Creature', 'Creature — Zombie Soldier')],
    ['ring', card('Sol Ring', 'Artifact', 'Artifact')],
    ['signet', card('Arcane Signet', 'Artifact', 'Artifact')],
    ['boots', card('Swiftfoot Boots', 'Artifact', 'Artifact — Equipment')],
    ['tower', card('Command Tower', 'Land', 'Land')],
    ['lightning', card('Lightning Bolt', 'Instant', 'Instant')],
    ['rune', card('Counterspell', 'Instant', 'Instant')],
    // Without a telling name, by what it does.
    ['hourglass', card('Nexus', 'Instant', 'Instant', 'Take an extra turn after this one.')],
    // A back face says nothing.
    ['wolf', card('Huntmaster', 'Creature', 'Creature — Wolf // Creature — Dragon')],
    // Of a commander in a pair only the name is known.
    ['dragon', card('Dragon of the North', null)],
  ] as const)('shows a %s: $name', (motif, facts) => {
    expect(chooseScene(facts).motif).toBe(motif);
  });

  it('is the same for the same card, and another for the next', () => {
    const scenes = Array.from({ length: 200 }, (_, index) =>
      chooseScene(card(`Bear ${index.toString()}`, 'Creature', 'Creature — Bear')),
    );
    expect(chooseScene(card('Bear 7', 'Creature', 'Creature — Bear'))).toEqual(scenes[7]);
    const looks = scenes.map(({ ground, classes }) => `${ground} ${classes}`);
    expect(new Set(looks).size).toBeGreaterThan(150);
    expect(looks.filter((look, index) => look === looks[index + 1]).length).toBeLessThanOrEqual(2);
  });

  it('has the colors of the card, two of them for sky and land', () => {
    const classes = (colors: Color[]) =>
      chooseScene({ ...card('Any', 'Sorcery'), colors }).classes.split(' ');
    expect(classes(['R'])).toEqual(expect.arrayContaining(['sky-r', 'land-r']));
    expect(classes([])).toEqual(expect.arrayContaining(['sky-c', 'land-c']));
    const pair = classes(['W', 'B']).filter((name) => /^(sky|land)-/.test(name));
    expect(pair.map((name) => name.at(-1)).sort()).toEqual(['b', 'w']);
  });

  it('has a rule of the style sheet for each of its classes', () => {
    const used = new Set(
      Array.from({ length: 3000 }, (_, index) => {
        const colors = index % 6 < 5 ? (['WUBRG'[index % 6]] as Color[]) : [];
        const type = CARD_TYPES[index % CARD_TYPES.length] ?? null;
        return chooseScene({ ...card(`Card ${index.toString()}`, type), colors }).classes.split(' ');
      }).flat(),
    );
    expect([...used].filter((name) => !rules.includes(`.${name} {`))).toEqual([]);
    const defined = [...rules.matchAll(/^ {2}\.([a-z0-9-]+) \{/gm)].map(([, name]) => name);
    expect(defined.filter((name) => !used.has(name ?? ''))).toEqual([]);
  });
});

describe('the sheet of drawings', () => {
  it('has each motif and ground once, and no other', () => {
    const ids = [...sheet.matchAll(/<symbol id="([a-z]+)"/g)].map(([, id]) => id);
    expect([...ids].sort()).toEqual([...motifs, ...grounds].sort());
    expect(motifs.length).toBeGreaterThanOrEqual(60);
  });

  it('draws each motif in a way that something calls for', () => {
    const called = new Set([
      ...[...BY_NAME, ...BY_SUBTYPE, ...BY_TEXT].flatMap(([, ...names]) => names),
      ...Object.values(BY_TYPE).flat(),
    ]);
    expect(motifs.filter((name) => !called.has(name as never))).toEqual([]);
  });

  it('weighs at most 30 kB with the brush strokes over it', () => {
    const drawings = brotliCompressSync(sheet, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: sheet.length },
    });
    expect(drawings.length + read('./brush.webp').length).toBeLessThanOrEqual(30_000);
  });

  it('takes its colors from the card alone', () => {
    const colors = new Set([...sheet.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color));
    expect([...colors].sort()).toEqual([
      'none',
      ...['a', 'e', 'f', 'l', 'm', 'n', 's'].map((tone) => `var(--${tone})`),
    ]);
  });
});
