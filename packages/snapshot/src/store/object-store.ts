import type { FileFacts } from '../hashed-file.ts';

/** What the version of a small object is recognized by; opaque. */
export type Tag = string;

export type StoredObject = { key: string; bytes: number; modified: Date };

/**
 * Named objects, written whole: a reader sees the old or the new content, never a part. Keys are paths with slashes.
 * Methods throw an AppError with a sentence for the operator, which never contains a secret: `unavailable` if the store
 * does not answer or is slow, `permission-denied` if it refuses, `not-found` if the bucket or folder is missing.
 */
export type ObjectStore = {
  /** Where it is, for messages. */
  name: string;
  /** The text of a small object, null if there is none, or `unchanged` if its version is the known one. */
  readText: (key: string, known?: Tag | null) => Promise<{ text: string; tag: Tag } | 'unchanged' | null>;
  /** The bytes of an object from an offset on; null if there is none. */
  open: (key: string, offset: number) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Whether the object is complete and has this content. */
  has: (key: string, facts: FileFacts) => Promise<boolean>;
  /** Writes a file whose length and checksum are known. */
  upload: (key: string, path: string, facts: FileFacts) => Promise<void>;
  /**
   * Writes a small object if its version is the expected one, null = there is none; false if it is not. Some S3 servers
   * ignore the condition, so that of two writers at the same moment the later one wins.
   */
  writeText: (key: string, text: string, expected: Tag | null) => Promise<boolean>;
  /** Removes an object; does nothing if there is none. */
  remove: (key: string) => Promise<void>;
  /** All objects whose key begins with the prefix, in any order. */
  list: (prefix: string) => Promise<StoredObject[]>;
};
