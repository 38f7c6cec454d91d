export { type CommandCall, readCommandLine } from './read-command-line.ts';
export { runCommandLine } from './run-command-line.ts';
export { runProgram } from './run-program.ts';
