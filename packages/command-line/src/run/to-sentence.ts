import type { CommanderError } from 'commander';

/** What the library reports, as sentences: "error: unknown option '--dayz'\n(Did you mean --days?)". */
export function toSentence({ message }: CommanderError): string {
  const [first = '', ...suggestions] = message.replace(/^error: /, '').split('\n');
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}`.replace(/\.?$/, '.');
  return [sentence, ...suggestions.map((line) => line.replace(/^\((.*)\)$/, '$1'))].join(' ');
}
