// `npm test`: from a bare clone to every check, with the browser, PostgreSQL and nginx that they use.
import { PREPARATIONS, QUICK_CHECKS, SLOW_CHECKS } from './lib/checks.mjs';
import { runTier } from './lib/run-tier.mjs';

await runTier('test', [...PREPARATIONS, ...QUICK_CHECKS, ...SLOW_CHECKS]);
