import {
  ArticleLink,
  ArticlePage,
  CardEntry,
  CardList,
  CardPage,
  CommanderPage,
  DeckGroup,
  PrintedGroup,
  SiblingGroup,
  ThemeCount,
} from '@deckwright/api-client/schemas';
import { z } from 'zod';
import { cardPanels, commanderPanels } from './de-facto-panels.ts';
import type { DeFacto } from './de-facto-types.ts';

/** How answers of one shape are printed: the shape of the text, and what it is made of. */
export type Printer = { shape: z.ZodType; print: (value: never) => unknown };
type Names = Readonly<Record<string, string>>;

/** The base of these documents. */
export const DE_FACTO = '/data/pages';

/** What other programs call the fields of our model. */
const NAMES = new Map<z.ZodType, Names>([
  [CardList, { kind: 'tag', title: 'header', cards: 'cardviews' }],
  [DeckGroup, { kind: 'tag', title: 'header' }],
  [PrintedGroup, { kind: 'tag', title: 'header' }],
  [SiblingGroup, { title: 'header' }],
  [ThemeCount, { name: 'value', num_decks: 'count' }],
  [ArticleLink, { title: 'value', url: 'href' }],
]);

/** An entry of a list says its count and its slug twice. */
const CardView = CardEntry.extend({
  /** A raw count of decks, equal to num_decks. */
  inclusion: z.number().int(),
  sanitized: z.string(),
}).meta({ id: 'CardView' });

const made = new Map<z.ZodType, Printer | null>([
  [
    CardEntry,
    {
      shape: CardView,
      print: (entry: CardEntry) => ({ ...entry, inclusion: entry.num_decks, sanitized: entry.slug }),
    },
  ],
]);

/**
 * The printer of a page in the de-facto shape of this field, which many programs read: below `container` with
 * `json_dict`, `cardlists` and `cardviews`. It follows from the shape of the answer, so that a page needs none of its own.
 */
export function deFactoPrinter(page: z.ZodType): Printer {
  return printerOf(page) ?? { shape: page, print: (value) => value };
}

/** What a page is in the de-facto shape, for who reads it. */
export function deFacto<T extends z.ZodType>(page: T): z.ZodType<DeFacto<z.infer<T>>> {
  // Safe because the printer and the type follow the same rules; the tests of the routes read one by the other.
  return deFactoPrinter(page).shape as z.ZodType<DeFacto<z.infer<T>>>;
}

/** Null for what is printed as it is. */
function printerOf(shape: z.ZodType): Printer | null {
  const known = made.get(shape);
  if (known !== undefined) return known;
  const printer = newPrinter(shape);
  made.set(shape, printer);
  return printer;
}

function newPrinter(shape: z.ZodType): Printer | null {
  if (shape instanceof z.ZodArray) {
    const each = printerOf(shape.element as z.ZodType);
    return each && { shape: z.array(each.shape), print: (list: never[]) => list.map(each.print) };
  }
  if (shape instanceof z.ZodNullable) {
    const inner = printerOf(shape.unwrap() as z.ZodType);
    if (!inner) return null;
    return {
      shape: inner.shape.nullable(),
      print: (value: unknown) => (value === null ? null : inner.print(value as never)),
    };
  }
  return shape instanceof z.ZodObject ? objectPrinter(shape) : null;
}

function objectPrinter(shape: z.ZodObject): Printer | null {
  const fields: Record<string, z.ZodType> = shape.shape;
  const names = NAMES.get(shape) ?? {};
  const printers = new Map<string, Printer>();
  for (const [key, field] of Object.entries(fields)) {
    const printer = printerOf(field);
    if (printer) printers.set(key, printer);
  }
  const isPage = 'canonical' in fields && 'snapshot' in fields;
  if (printers.size === 0 && !isPage && !NAMES.has(shape)) return null;
  const renamed = Object.entries(fields).map(([key, field]): [string, z.ZodType] => [
    names[key] ?? key,
    printers.get(key)?.shape ?? field,
  ]);
  const plain: Printer = {
    shape: z.object(Object.fromEntries(renamed)),
    print: (value: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          names[key] ?? key,
          printers.get(key)?.print(part as never) ?? part,
        ]),
      ),
  };
  return named(shape, isPage ? pagePrinter(shape, plain) : plain);
}

/** Two shapes of one name cannot stand in one description. */
function named(shape: z.ZodObject, printer: Printer): Printer {
  const id = shape.meta()?.id;
  return id === undefined ? printer : { ...printer, shape: printer.shape.meta({ id: `${id}Document` }) };
}

type Page = { title: string; description: string; card?: unknown; lists?: unknown; more?: string | null };

/** The head of a page and, where it has lists, the container they stand in. */
function pagePrinter(page: z.ZodObject, { shape, print }: Printer): Printer {
  const { title, card, lists, ...fields } = (shape as z.ZodObject).shape as Record<string, z.ZodType>;
  const heading = z.string();
  const container =
    lists &&
    z.object({
      title: heading,
      description: z.string(),
      json_dict: z.object({ ...(card ? { card } : {}), cardlists: lists }),
    });
  const panels = page === CommanderPage ? commanderPanels : page === CardPage ? cardPanels : null;
  const head = { header: heading, ...(page === ArticlePage && title ? { title } : {}) };
  const rest = panels ? panels.shape(fields) : fields;
  return {
    shape: z.object({ ...head, ...rest, ...(container ? { container } : {}) }),
    print: (value: never) => {
      const { title, card, lists, ...fields } = print(value) as Page & Record<string, unknown>;
      const { description, more } = fields;
      return {
        header: title,
        ...(page === ArticlePage ? { title } : {}),
        ...(panels ? panels.print(fields as never) : fields),
        ...(typeof more === 'string' ? { more: DE_FACTO + more } : {}),
        ...(container
          ? {
              container: {
                title,
                description,
                json_dict: { ...(card === undefined ? {} : { card }), cardlists: lists },
              },
            }
          : {}),
      };
    },
  };
}
