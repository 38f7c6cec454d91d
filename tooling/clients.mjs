// `npm run clients`: writes the clients of the API (packages/client) from its description.
import { findNode, NODE_OPTIONS, runChild, toolEnv } from './lib/run.mjs';
import { runMain } from './lib/steps.mjs';

await runMain(() => {
  const node = findNode();
  return runChild(node, [...NODE_OPTIONS, 'tooling/clients/make-clients.ts'], { env: toolEnv(node) });
});
