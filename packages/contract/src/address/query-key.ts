import { AppError } from '@deckwright/domain';

/** Receives a sentence about an ignored part of a value. */
export type Warn = (sentence: string) => void;

/** Definition of one query key. */
export type QueryKey<T> = {
  /** Name in addresses. */
  readonly name: string;
  /** Default if the key is absent. */
  readonly otherwise: T;
  /** The allowed values, for documentation; null if they cannot be listed. */
  readonly words: readonly string[] | null;
  readonly description?: string;
  /** Parsed only to reject or warn, without effect and undocumented. */
  readonly isIdle?: boolean;
  /** The field without which this key has no meaning. */
  readonly needs?: string;
  /** Its value is a name that only the snapshot can resolve. */
  readonly isName?: boolean;
  /** If given more than once: the first counts, all must be equal, or they are joined. */
  readonly repeated: 'first' | 'same' | 'joined';
  /** @throws AppError invalid-argument for an invalid value */
  read(text: string, warn: Warn): T;
  /** The canonical form of a value before escaping; '' if the key can be omitted. */
  print(value: T): string;
  escape(text: string): string;
};

/** Defaults shared by most keys. */
export const PLAIN = { words: null, repeated: 'first', escape: encodeURIComponent } as const;

type WordOptions<D> = { otherwise: D; description?: string; repeated?: 'same' };

/** A key with one of a few words as value. The word for the default is accepted too. */
export function wordKey<const W extends string, const D extends string | null>(
  name: string,
  words: readonly W[],
  {
    otherwise,
    ...options
  }: WordOptions<D> & { spelled?: string; resolveWord?: (text: string) => string | undefined; also?: string },
): QueryKey<W | D> {
  const { spelled = otherwise, resolveWord, also = '', ...rest } = options;
  return {
    ...PLAIN,
    ...rest,
    name,
    otherwise,
    words,
    read(text) {
      if (text === spelled) return otherwise;
      const word =
        words.find((known) => known === text) ?? words.find((known) => known === resolveWord?.(text));
      if (word === undefined) throw unreadable(name, text, `is not known; use ${also}${oneOf(words)}`);
      return word;
    },
    print: (value) => (value === otherwise ? '' : (value ?? '')),
  };
}

/** A boolean key with a single word for true. */
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

/** `pattern` is the syntax of the number, for form fields and for parsing. */
export type NumberKey<T> = QueryKey<T> & { readonly pattern: string };

type NumberOptions<D> = { otherwise: D; pattern: string; most?: number; hint: string; description?: string };

/** `hint` is the message for an invalid number. */
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

/** A name as a slug; only the snapshot can tell whether it exists. */
export function nameKey(name: string, options: { description?: string; longest?: number } = {}) {
  const { longest = Number.POSITIVE_INFINITY, ...rest } = options;
  const key: QueryKey<string | null> = {
    ...PLAIN,
    ...rest,
    name,
    otherwise: null,
    isName: true,
    read: (text) => truncate(text, longest) || null,
    print: (value) => value ?? '',
  };
  return key;
}

type TextOptions = { description?: string; longest?: number; escape?: (text: string) => string };

/** Free text. */
export function textKey(name: string, options: TextOptions = {}): QueryKey<string> {
  const { longest = Number.POSITIVE_INFINITY, ...rest } = options;
  return {
    ...PLAIN,
    ...rest,
    name,
    otherwise: '',
    read: (text) => truncate(text.trim(), longest).trim(),
    print: (value) => value,
  };
}

/** A key whose invalid values count as absent. */
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

/** A key on a page where it has no effect. */
export function idle<T>(key: QueryKey<T>): QueryKey<T> {
  return { ...key, isIdle: true };
}

/** Escapes text like browser forms, with spaces as plus signs. */
export function formEscape(text: string): string {
  return `${new URLSearchParams({ '': text })}`.slice(1);
}

/** Truncates without splitting surrogate pairs, which could not be encoded. */
function truncate(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') : text;
}

export function unreadable(name: string, text: string, hint: string): AppError {
  return new AppError('invalid-argument', `${name}=${text.slice(0, 50)} ${hint}.`);
}

function oneOf(words: readonly string[]): string {
  if (words.length > 3) return `one of ${words.join(', ')}`;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
