/**
 * A value in JSON as one line of a log: beside what JSON escapes, all else that may end a line or that a terminal acts
 * on (C1 controls, line separators, marks that turn the direction of writing).
 */
export function logText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
