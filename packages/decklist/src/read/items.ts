import type { Board } from './section-names.data.ts';
import type { Finish } from './types.ts';

/** One card as the input names it, before equal ones are merged. */
export type CardItem = {
  kind: 'card';
  line: number;
  text: string;
  name: string;
  quantity: number;
  finish: Finish;
  board: Board;
  section: string;
  /** Which block of lines without a blank one it stands in; 0 in formats without blocks. */
  block: number;
};

/** What a line, row or entry of the input is. Each reader of a format produces exactly one for each. */
export type Item =
  | CardItem
  | { kind: 'heading' | 'metadata'; line: number; text: string }
  | { kind: 'not-read'; line: number; text: string; reason: string };

export type ReadContext = {
  /** Whether a card has exactly this name, ignoring case and accents; false without card data. */
  isName: (name: string) => boolean;
  maxQuantity: number;
};
