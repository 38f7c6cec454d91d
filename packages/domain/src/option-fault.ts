import { AppError } from './errors.ts';

/**
 * What the operator is told when the options of a command cannot be read.
 * @param cause thrown by `parseArgs` of `node:util`
 * @param command such as `ingest decks`
 */
export function optionFault(cause: unknown, command: string): AppError {
  const text = cause instanceof Error ? cause.message : String(cause);
  // Further sentences suggest what few mean.
  const [sentence = ''] = text.split(/\.?\s*\n|\. /);
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument is ambiguous/.exec(sentence) ?? [];
  const told = option
    ? `${option} needs a value; write ${option}=VALUE if it begins with "-"`
    : sentence.replace(/\.$/, '');
  return new AppError('invalid-argument', `${told}. See "npm run deckwright -- ${command} --help".`, {
    cause,
  });
}
