import { openDatabase } from '@deckwright/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SiteProcess, startSiteProcess } from './testing/site-process.ts';
import { publishTiny, temporaryFolder } from './testing/tiny-snapshot.ts';
import { userCalls } from './testing/user-calls.ts';

const folder = temporaryFolder();
let site: SiteProcess;
let address = '';
const calls = userCalls(() => address);

async function start(): Promise<void> {
  site = startSiteProcess({ DATA_DIR: folder.path, NODE_ENV: 'development' }, 'dev.ts');
  address = await site.ready;
}

beforeAll(async () => {
  await publishTiny(folder.path);
  await (await openDatabase({ dataDir: folder.path })).close();
});
afterEach(async () => {
  site.signal('SIGKILL');
  await site.exit;
});
afterAll(() => folder.remove());

describe('the site while it is written', () => {
  it('has accounts in the embedded database, which lie whole on the disk once it is stopped', async () => {
    await start();
    const user = await calls.register();
    await calls.change(user, { saltLevel: 2 });
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
    await start();
    expect((await calls.signIn(user.email)).profile.saltLevel).toBe(2);
    const page = await fetch(`${address}/commanders/cyr-the-lone`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Cyr the Lone');
  });
});
