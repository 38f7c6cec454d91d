/** How documents, units and messages call a command, with the words that the program itself stands for. */
const PROGRAMS: readonly (readonly [program: string, words: readonly string[]])[] = [
  ['npm run deckwright -- ', []],
  ['npm run --silent deckwright -- ', []],
  ['tooling/deckwright.mjs ', []],
  ['apps/pipeline/src/main.ts ', []],
  ['apps/site/server/command/main.ts ', []],
  ['apps/site/server/command/backup.ts ', ['backup']],
  ['apps/site/server/command/doctor.ts ', ['doctor']],
];

/** What ends a command in a script. */
const END = /\s(?:\||\|\||&&|;|#)(?=\s)|[`>]|\\n/;
/** A word: quoted, with a substitution in it, or plain. */
const WORD = /(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"'])+/g;

/** The arguments of each command line in a text, in order; not of those that are put together when a program runs. */
export function findCommandLines(text: string): string[][] {
  return text.split('\n').flatMap((line) =>
    PROGRAMS.flatMap(([program, words]) => {
      const parts = line.split(program);
      return parts.slice(1).flatMap((rest, index) => {
        const command = upToEnd(rest, parts[index]?.at(-1));
        return command.startsWith('${') ? [] : [[...words, ...shellWords(command)]];
      });
    }),
  );
}

/** A command that began after a quotation mark ends at the next one. */
function upToEnd(text: string, before: string | undefined): string {
  const [command = ''] = before === '"' || before === "'" ? text.split(before) : text.split(END);
  return command;
}

function shellWords(command: string): string[] {
  return (command.match(WORD) ?? []).map((word) => word.replaceAll(/["']/g, ''));
}
