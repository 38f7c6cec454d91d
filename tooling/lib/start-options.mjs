import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from './steps.mjs';

/**
 * The settings that correspond to the options of `npm start`.
 * @param {string[]} args
 * @param {string} standing folder that relative paths are resolved against
 * @returns {Record<string, string>}
 */
export function readStartOptions(args, standing = process.env.INIT_CWD ?? process.cwd()) {
  const { real, from } = parse(args);
  if (from !== undefined && !real)
    throw new UserError('--from needs --real: npm start -- --real --from FOLDER.');
  if (from === '') throw new UserError('--from must name a folder.');
  return {
    ...(real ? { REAL_DATA: '1' } : {}),
    ...(from === undefined ? {} : { REAL_DATA_FROM: resolve(standing, from) }),
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: { real: { type: 'boolean' }, from: { type: 'string' } } }).values;
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UserError(`${sentence}. "npm start" takes --real, and --real --from FOLDER.`);
  }
}
