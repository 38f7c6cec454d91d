import { close as closeInspector } from 'node:inspector';
import { openSiteLog } from './observability/site-log.ts';
import { SOURCE_PAGES } from './pages/source-pages.ts';
import { announce, fail, stopOnSignal } from './run-site.ts';
import { startSite } from './start-site.ts';

/**
 * The site in development. `npm run dev` stops this process by closing its IPC channel, which also closes if `npm run
 * dev` dies. A start in progress is completed first, so that the embedded database is never left half open.
 */
const log = openSiteLog(process.env, true);
const starting = startSite(process.env, SOURCE_PAGES, log);
const stop = stopOnSignal(starting, log);
process.once('disconnect', () => stop());
if (process.connected === false) stop();
// Otherwise Node waits for attached debuggers before it exits.
process.once('exit', closeInspector);
starting.then((site) => announce(site, log), fail);
