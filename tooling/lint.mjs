// `npm run lint`: format, lint, layers and dead code of apps, packages, starter, e2e, tooling and bench, which are also part
// of `npm run verify` and `npm test`.
import { LINT_CHECKS } from './lib/checks.mjs';
import { runTier } from './lib/run-tier.mjs';

await runTier('lint', LINT_CHECKS);
