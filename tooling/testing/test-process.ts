import { join } from 'node:path';
import { CACHE } from '../lib/run.mjs';

/**
 * Processes of tests share what Node has compiled, which is half of the time that a program takes to start, and say what
 * they say in words.
 */
export const TEST_PROCESS_ENV = { NODE_COMPILE_CACHE: join(CACHE, 'compiled'), LOG_FORMAT: 'text' };
