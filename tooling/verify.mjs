// `npm run verify`: the checks that need no browser and no server.
import { ADVISORIES, QUICK_CHECKS } from './lib/checks.mjs';
import { runTier } from './lib/run-tier.mjs';

await runTier('verify', [...QUICK_CHECKS, ADVISORIES]);
