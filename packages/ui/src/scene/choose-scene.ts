import type { CardType, Color } from '@deckwright/domain';
import {
  BY_NAME,
  BY_SUBTYPE,
  BY_TEXT,
  BY_TYPE,
  GROUNDS,
  type GroundKind,
  MOTIFS,
  type Motif,
} from './motifs.data.ts';

/** What a scene is chosen by. */
export type SceneFacts = {
  name: string;
  /** Null for a commander of a pair, for which lists contain only the name. */
  primaryType: CardType | null;
  colors: readonly Color[];
  typeLine?: string | undefined;
  text?: string | null | undefined;
};

export type Scene = { motif: Motif; ground: string; classes: string };

const KINDS = new Map<string, GroundKind>(
  Object.entries(MOTIFS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as GroundKind] as const),
  ),
);
const HOURS = ['noon', 'dawn', 'dusk', 'night'] as const;
/** Classes of scene.css: turns of the hues and places of the sun; the first of each is the default. */
const TURNS = 5;
const SUNS = 4;
/** Kinds with a halo behind the drawing instead of a sun. */
const HALO: ReadonlySet<GroundKind> = new Set(['object', 'magic']);

/** The painting of a card: the same for the same card, by what it is and does, its colors and its name. */
export function chooseScene(facts: SceneFacts): Scene {
  const draw = drawing(hash(facts.name));
  const motif = chooseMotif(facts, draw);
  const kind = KINDS.get(motif) ?? 'wild';
  const ground = draw(GROUNDS[kind]);
  const tones = facts.colors.length > 0 ? facts.colors.map((color) => color.toLowerCase()) : ['c'];
  const sky = draw(tones);
  const others = tones.filter((tone) => tone !== sky);
  const classes = [
    'scene',
    `sky-${sky}`,
    `land-${others.length > 0 ? draw(others) : sky}`,
    `hour-${draw(HOURS)}`,
    numbered('turn', draw(count(TURNS))),
    HALO.has(kind) ? 'halo' : numbered('sun', draw(count(SUNS))),
    draw(['', 'mirrored']),
  ];
  return { motif, ground, classes: classes.filter((name) => name !== '').join(' ') };
}

type Draw = <Item>(items: readonly Item[]) => Item;

function chooseMotif({ name, primaryType, typeLine = '', text }: SceneFacts, draw: Draw): Motif {
  const [, subtypes = ''] = (typeLine.split(' // ')[0] ?? '').split(' — ');
  const isBeing = primaryType === 'Creature' || primaryType === null || primaryType === 'Planeswalker';
  const isLand = primaryType === 'Land';
  const byName = () => match(BY_NAME, name, isLand ? isLandscape : undefined);
  const bySubtype = () => match(BY_SUBTYPE, subtypes);
  const byText = () => (isBeing || isLand || !text ? null : match(BY_TEXT, text));
  // The name of a thing says more than its subtype: a sword is an Equipment, a shore an Island.
  const found = isBeing
    ? (bySubtype() ?? (primaryType ? null : byName()))
    : (byName() ?? bySubtype() ?? byText());
  return draw(found ?? BY_TYPE[primaryType ?? 'Creature']);
}

/** The motifs of the first rule that fits, of those that are acceptable. */
function match(rules: typeof BY_NAME, text: string, accepts?: (motif: Motif) => boolean): Motif[] | null {
  for (const [words, ...motifs] of rules) {
    const accepted = accepts ? motifs.filter(accepts) : motifs;
    if (accepted.length > 0 && words.test(text)) return accepted;
  }
  return null;
}

function isLandscape(motif: Motif): boolean {
  const kind = KINDS.get(motif);
  return kind === 'place' || kind === 'land';
}

/** Takes one item after another by chance, the same each time for the same seed. */
function drawing(seed: number): Draw {
  let state = seed;
  return (items) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const item = items[Math.floor((state / 4294967296) * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
}

/** FNV-1a with a final mix, so that similar names differ. */
function hash(name: string): number {
  let value = 2166136261;
  for (let index = 0; index < name.length; index += 1)
    value = Math.imul(value ^ name.charCodeAt(index), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}

function count(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index);
}

function numbered(name: string, number: number): string {
  return number === 0 ? '' : `${name}-${number.toString()}`;
}
