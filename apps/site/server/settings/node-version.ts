import { AppError } from '@deckwright/domain';

const MIN_NODE_MAJOR = 24;

/** @throws AppError failed-precondition if this Node version is too old. */
export function checkNodeVersion(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= MIN_NODE_MAJOR) return;
  throw new AppError(
    'failed-precondition',
    `Deckwright runs on Node ${MIN_NODE_MAJOR} or newer; this is Node ${version}. Start it with "npm start", which brings the right one, or install a newer Node from https://nodejs.org.`,
  );
}
