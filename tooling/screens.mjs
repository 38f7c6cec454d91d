// `npm run screens`: pictures of pages and components; lib/take-screens.mjs says which, and what its options do. That one needs
// a Node that reads TypeScript.
import { findNode, NODE_OPTIONS, runChild, toolEnv } from './lib/run.mjs';
import { runMain } from './lib/steps.mjs';

await runMain(() => {
  const node = findNode();
  const args = [...NODE_OPTIONS, 'tooling/lib/take-screens.mjs', ...process.argv.slice(2)];
  return runChild(node, args, { env: toolEnv(node) });
});
