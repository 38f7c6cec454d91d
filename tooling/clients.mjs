// `npm run clients`: makes the clients of the API (clients/lib) from its description, as the build of the site does.
import { findNode } from './lib/run.mjs';
import { makeClients } from './lib/site-build.mjs';
import { runMain } from './lib/steps.mjs';

await runMain(() => makeClients(findNode(), (text) => void process.stdout.write(text)));
