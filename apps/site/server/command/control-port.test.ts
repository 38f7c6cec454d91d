import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ControlPortFile, controlPortFile, openControlPort } from './control-port.ts';

type Deps = Parameters<typeof openControlPort>[0];

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-port-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the site answers and logs when its dump ends with this error. */
async function dumpEndingWith(error: Error) {
  const log = vi.fn();
  const verbs = { dump: () => Promise.reject(error) } as unknown as Deps['verbs'];
  const close = await openControlPort({ dataDir, verbs, log });
  try {
    const { port, token } = ControlPortFile.parse(JSON.parse(readFileSync(controlPortFile(dataDir), 'utf8')));
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ verb: 'dump', folder: '/var/backups/x' }),
    });
    return { status: answer.status, body: await answer.json(), logged: log.mock.calls.flat() };
  } finally {
    await close();
  }
}

const fileError = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

it.each([
  [
    fileError('EACCES', '/b/x.jsonl'),
    'The site may not write /b/x.jsonl. Run the command as the site’s user.',
  ],
  [
    fileError('EROFS', '/b/x.jsonl'),
    'The site cannot write /b/x.jsonl: it is read-only for the site. If systemd runs the site, StateDirectory= of its unit must name the data folder.',
  ],
  [fileError('ENOSPC'), 'The site has no room left for its files. Free some, or choose another disk.'],
  [new AppError('unavailable', 'The database is away.'), 'The database is away.'],
])('tells the operator what to do about %s', async (error, message) => {
  expect(await dumpEndingWith(error)).toEqual({ status: 400, body: { error: message }, logged: [] });
});

it('answers any other error without its text, which is logged', async () => {
  expect(await dumpEndingWith(new Error('secret'))).toEqual({
    status: 500,
    body: { error: 'Something went wrong in the site; its log says what.' },
    logged: ['A command failed: secret'],
  });
});
