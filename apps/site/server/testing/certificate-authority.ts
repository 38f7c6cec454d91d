import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { findAcmePrograms } from '../../../../tooling/lib/acme.mjs';
import { freePort } from './free-port.ts';

const TLS = fileURLToPath(new URL('../../../../tooling/testing/tls', import.meta.url));

type Run = { code: number | null; output: string };

export type CertificateAuthority = {
  /** What its certificates are trusted by. */
  root: string;
  /** Runs lego, a client of it, for a host; its files are in the folder. */
  ask: (folder: string, host: string, args: readonly string[]) => Promise<Run>;
  stop: () => Promise<void>;
};

/** Starts a certificate authority in a folder that asks hosts for their proofs at a port; names are resolved by the system. */
export async function startCertificateAuthority(
  folder: string,
  proofPort: number,
): Promise<CertificateAuthority> {
  const { pebble, lego } = await findAcmePrograms();
  const [port, management] = [await freePort(), await freePort()];
  const certificate = join(TLS, 'cert.pem');
  const config = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate,
    privateKey: join(TLS, 'key.pem'),
    httpPort: proofPort,
    tlsPort: 1,
  };
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble: config }));
  const child = spawn(pebble, ['-config', join(folder, 'pebble.json')], {
    // Neither waits before it looks for proofs, nor refuses what is right as it does by chance.
    env: { PATH: process.env.PATH, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const root = await vi.waitFor(() => read(`https://127.0.0.1:${management}/roots/0`), {
    timeout: 10_000,
    interval: 100,
  });
  return {
    root,
    ask: (path, host, args) => {
      const shared = [
        '--server',
        `https://127.0.0.1:${port}/dir`,
        '--accept-tos',
        '--email',
        'ops@example.org',
      ];
      const env = { PATH: process.env.PATH, HOME: folder, LEGO_CA_CERTIFICATES: certificate };
      return run(lego, [...shared, '--domains', host, '--path', path, ...args], env);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The authority itself is known by a certificate that signs itself. */
function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { rejectUnauthorized: false },
      (answer) => void text(answer).then(resolve, reject),
    );
    call.on('error', reject);
    call.end();
  });
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
