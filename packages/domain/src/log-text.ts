/**
 * A value as JSON on one log line. Escapes, in addition to what JSON requires, everything else that ends a line or that
 * a terminal interprets (C1 controls, line separators, bidirectional marks).
 */
export function logText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
