import type { Card } from './card.ts';

/** Weight of a feature by kind. */
const KINDS = { word: 0.5, pair: 0.8, tag: 1.4, role: 2, keyword: 1, type: 1, subtype: 0.4 };

/** Words in most rules texts. */
const COMMON = new Set(
  'a an and are as at be by can each for from has have if in is it its may of on or that the their them then they this to up with you your'.split(
    ' ',
  ),
);

const REMINDER = /\([^()]*\)/g;
const WORD = /\{[^{}]+\}|[+-]?[\dx]+\/[+-]?[\dx]+|[a-z0-9’'~]+/g;

/** Something that cards have in common; `kind` is the weight of its kind. */
export type CardFeature = { name: string; kind: number };

/** The distinct features of a card, with the weights of their kinds. Ignores the card's own name in its text. */
export function getFeatures(card: Card): CardFeature[] {
  const features = new Map<string, number>();
  const add = (kind: keyof typeof KINDS, name: string): void => {
    features.set(`${kind} ${name}`, KINDS[kind]);
  };
  for (const type of card.types) add('type', type);
  for (const subtype of card.subtypes) add('subtype', subtype);
  for (const role of card.roles) add('role', role);
  for (const tag of card.tags) add('tag', tag);
  for (const keyword of card.keywords) add('keyword', keyword);
  for (const face of card.faces) {
    const text = face.text ?? (card.faces.length === 1 ? card.summary : null) ?? '';
    let before: string | null = null;
    for (const word of splitWords(text, face.name)) {
      if (!COMMON.has(word)) add('word', word);
      if (before !== null) add('pair', `${before} ${word}`);
      before = word;
    }
  }
  return Array.from(features, ([name, kind]) => ({ name, kind }));
}

function splitWords(text: string, name: string): string[] {
  const short = name.split(',')[0] ?? name;
  const plain = text.replaceAll(name, '~').replaceAll(short, '~').replace(REMINDER, ' ').toLowerCase();
  return plain.match(WORD) ?? [];
}
