import { AppError } from '@deckwright/domain';

/** Takes a sentence on what of a value was passed over. */
export type Warn = (sentence: string) => void;

/** All that is known of one key of an address's query. */
export type QueryKey<T> = {
  /** As addresses write it. */
  readonly name: string;
  /** What an address means that leaves the key out. */
  readonly otherwise: T;
  /** The values it takes, for those who write addresses; null where they cannot be listed. */
  readonly words: readonly string[] | null;
  readonly description?: string;
  /** Read so that it can be refused or warned of, but of no effect: nobody is told to write it. */
  readonly isIdle?: boolean;
  /** The field of the query without which it says nothing. */
  readonly needs?: string;
  /** Its value names something that only the snapshot knows. */
  readonly isName?: boolean;
  /** Where it is given more than once: the first counts, all must say the same, or they are read as one. */
  readonly repeated: 'first' | 'same' | 'joined';
  /** @throws AppError invalid-argument for what cannot be read */
  read(text: string, warn: Warn): T;
  /** The one way to write a value, before escaping; '' for what the key need not say. */
  print(value: T): string;
  escape(text: string): string;
};

/** What most keys have in common. */
export const PLAIN = { words: null, repeated: 'first', escape: encodeURIComponent } as const;

type WordOptions<D> = { otherwise: D; description?: string; repeated?: 'same' };

/** A key that takes one of a few words. The word that stands for leaving it out is understood, too. */
export function wordKey<const W extends string, const D extends string | null>(
  name: string,
  words: readonly W[],
  {
    otherwise,
    ...options
  }: WordOptions<D> & { spelled?: string; meant?: (text: string) => string | undefined },
): QueryKey<W | D> {
  const { spelled = otherwise, meant, ...rest } = options;
  return {
    ...PLAIN,
    ...rest,
    name,
    otherwise,
    words,
    read(text) {
      if (text === spelled) return otherwise;
      const word = words.find((known) => known === text) ?? words.find((known) => known === meant?.(text));
      if (word === undefined) throw unreadable(name, text, `is not known; use ${oneOf(words)}`);
      return word;
    },
    print: (value) => (value === otherwise ? '' : (value ?? '')),
  };
}

/** A key that says yes by its one word. */
export function flagKey(
  name: string,
  word: string,
  options: { description?: string; repeated?: 'same'; needs?: string } = {},
): QueryKey<boolean> {
  return {
    ...PLAIN,
    ...options,
    name,
    otherwise: false,
    words: [word],
    read(text) {
      if (text !== word && text !== '0')
        throw unreadable(name, text, `is not known; use ${name}=${word} or leave it out`);
      return text === word;
    },
    print: (value) => (value ? word : ''),
  };
}

/** `pattern` says how the number is written, for fields of forms as for the reader. */
export type NumberKey<T> = QueryKey<T> & { readonly pattern: string };

type NumberOptions<D> = { otherwise: D; pattern: string; most?: number; hint: string; description?: string };

/** `hint` is what is said of anything that is no such number. */
export function numberKey<D extends number | null>(
  name: string,
  { most = Number.POSITIVE_INFINITY, hint, ...rest }: NumberOptions<D>,
): NumberKey<number | D> {
  const form = new RegExp(`^(?:${rest.pattern})$`);
  return {
    ...PLAIN,
    ...rest,
    name,
    read(text) {
      const trimmed = text.trim();
      if (trimmed === '') return rest.otherwise;
      if (!form.test(trimmed) || Number(trimmed) > most) throw unreadable(name, text, hint);
      return Number(trimmed);
    },
    print: (value) => (value === rest.otherwise || value === null ? '' : `${value}`),
  };
}

/** A name in the form of addresses; whether anything is called so is for the snapshot to say. */
export function nameKey(name: string, options: { description?: string; longest?: number } = {}) {
  const { longest = Number.POSITIVE_INFINITY, ...rest } = options;
  const key: QueryKey<string | null> = {
    ...PLAIN,
    ...rest,
    name,
    otherwise: null,
    isName: true,
    read: (text) => clip(text, longest) || null,
    print: (value) => value ?? '',
  };
  return key;
}

type TextOptions = { description?: string; longest?: number; escape?: (text: string) => string };

/** Words of the visitor's own. */
export function textKey(name: string, options: TextOptions = {}): QueryKey<string> {
  const { longest = Number.POSITIVE_INFINITY, ...rest } = options;
  return {
    ...PLAIN,
    ...rest,
    name,
    otherwise: '',
    read: (text) => clip(text.trim(), longest).trim(),
    print: (value) => value,
  };
}

/** The same key, where what cannot be read counts as not given. */
export function lenient<T>(key: QueryKey<T>): QueryKey<T> {
  return {
    ...key,
    read(text, warn) {
      try {
        return key.read(text, warn);
      } catch (error) {
        if (error instanceof AppError) return key.otherwise;
        throw error;
      }
    },
  };
}

/** The same key on a page that does not go by it. */
export function idle<T>(key: QueryKey<T>): QueryKey<T> {
  return { ...key, isIdle: true };
}

/** As the forms of a browser write text: blanks as plus signs. */
export function formEscape(text: string): string {
  return `${new URLSearchParams({ '': text })}`.slice(1);
}

/** Never half of a character: it could not be written again. */
function clip(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') : text;
}

export function unreadable(name: string, text: string, hint: string): AppError {
  return new AppError('invalid-argument', `${name}=${text.slice(0, 50)} ${hint}.`);
}

function oneOf(words: readonly string[]): string {
  if (words.length > 3) return `one of ${words.join(', ')}`;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
