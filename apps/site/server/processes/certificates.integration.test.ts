import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startNginx } from '../../../../tooling/lib/nginx.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { runDoctor } from '../doctor/run-doctor.ts';
import { type CertificateAuthority, startCertificateAuthority } from '../testing/certificate-authority.ts';
import { freePort } from '../testing/free-port.ts';
import { nginxSample } from '../testing/nginx-sample.ts';
import { createSiteFolder } from '../testing/site-folder.ts';
import { startSiteProcess } from '../testing/site-process.ts';

/** A name that every machine resolves to itself. */
const HOST = 'localhost';
const DAY_MS = 86_400_000;

const closers: (() => void | Promise<void>)[] = [];
let work = '';
let authority: CertificateAuthority;
let ports: { plain: number; tls: number; site: number; metrics: number };
/** The copy that the site may read. */
let watched = '';
let siteEnv: Record<string, string>;

beforeAll(async () => {
  await ensurePagesBuilt();
  const folder = temporaryFolder();
  closers.push(folder.remove);
  work = folder.path;
  watched = join(work, 'certificate.pem');
  mkdirSync(join(work, 'acme'));
  ports = {
    ...{ plain: await freePort(), tls: await freePort() },
    ...{ site: await freePort(), metrics: await freePort() },
  };
  authority = await startCertificateAuthority(work, ports.plain);
  closers.push(authority.stop);
  const data = await createSiteFolder();
  closers.push(data.remove);
  siteEnv = {
    DATA_DIR: data.path,
    PORT: `${ports.site}`,
    METRICS_PORT: `${ports.metrics}`,
    PUBLIC_ORIGIN: `https://${HOST}:${ports.tls}`,
    TRUSTED_PROXIES: '127.0.0.1',
    TLS_CERTIFICATE: watched,
  };
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const file = (name: string) => join(work, 'lego', 'certificates', `${HOST}.${name}`);
const certificate = () => new X509Certificate(readFileSync(file('crt')));

/** Over a connection of its own, whose certificate the authority must have signed. */
function visit(path: string): Promise<{ status: number | undefined; serial: string }> {
  return new Promise((resolve, reject) => {
    const at = { host: '127.0.0.1', port: ports.tls, servername: HOST, ca: authority.root };
    const call = request({ ...at, path, agent: false, headers: { host: HOST } }, (answer) => {
      const { serialNumber: serial } = (answer.socket as TLSSocket).getPeerCertificate();
      answer.resume().once('end', () => resolve({ status: answer.statusCode, serial }));
    });
    call.on('error', reject);
    call.end();
  });
}

/** What the metrics and the doctor say about the certificate. */
async function readWatched() {
  const metrics = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
  const here = `http://127.0.0.1:${ports.site}/healthz`;
  const services = { SCRYFALL_URL: here, MTGJSON_URL: here, SPELLBOOK_URL: here };
  const findings = await runDoctor({ env: { ...siteEnv, ...services }, now: new Date() });
  return {
    metric: /^deckwright_certificate_expiry_timestamp_seconds (\S+)$/m.exec(metrics)?.[1],
    doctor: findings
      .filter(({ what }) => what === 'Certificate')
      .map(({ state, text }) => `${state} ${text}`),
  };
}

function expectWatched(): { metric: string; doctor: string[] } {
  const expires = Date.parse(certificate().validTo);
  const days = Math.floor((expires - Date.now()) / DAY_MS);
  const day = new Date(expires).toISOString().slice(0, 10);
  return { metric: `${expires / 1000}`, doctor: [`ok expires on ${day}, in ${days} days`] };
}

it('a certificate is obtained, served, watched and renewed, and nobody is refused when nginx takes the new one', async () => {
  // As in docs/operate/install.md: the first while nothing listens at the port of proofs.
  const lego = join(work, 'lego');
  const first = await authority.ask(lego, HOST, ['--http', '--http.port', `127.0.0.1:${ports.plain}`, 'run']);
  expect(first.code, first.output).toBe(0);
  copyFileSync(file('crt'), watched);
  const before = certificate().serialNumber;

  const site = startSiteProcess(siteEnv);
  closers.push(async () => {
    site.signal('SIGKILL');
    await site.exit;
  });
  const servers = nginxSample(
    {
      ports,
      processes: [ports.site],
      cache: join(work, 'nginx-cache'),
      proofs: join(work, 'acme'),
      certificate: file('crt'),
      key: file('key'),
    },
    HOST,
  );
  const nginx = await startNginx(servers, { reloads: true });
  closers.push(() => nginx.stop());
  await site.ready;
  await vi.waitFor(
    async () => expect(await visit('/healthz')).toEqual({ status: 200, serial: before }),
    10_000,
  );
  const session = connectHttp2(`https://127.0.0.1:${ports.tls}`, { ca: authority.root, servername: HOST });
  const [headers] = await once(session.request({ ':path': '/readyz', ':authority': HOST }), 'response');
  session.destroy();
  expect(headers).toMatchObject({ ':status': 200 });
  expect(await readWatched()).toEqual(expectWatched());

  const hook = join(work, 'renewed.sh');
  writeFileSync(hook, `#!/bin/sh\n${nginx.reload()} && install -m 0644 "$LEGO_CERT_PATH" ${watched}\n`, {
    mode: 0o755,
  });
  const visits: Record<string, number> = {};
  let isDone = false;
  const visitors = [1, 2, 3, 4].map(async () => {
    while (!isDone) {
      const kind = await visit('/robots.txt').then(
        ({ status, serial }) => `${status} ${serial === before ? 'before' : 'renewed'}`,
        (error: Error) => error.message,
      );
      visits[kind] = (visits[kind] ?? 0) + 1;
    }
  });
  const webroot = ['--http', '--http.webroot', join(work, 'acme'), 'renew'];
  const soon = ['--days', '100000', '--no-random-sleep', '--renew-hook', hook];
  const renewed = await authority.ask(lego, HOST, [...webroot, ...soon]);
  expect(renewed.code, renewed.output).toBe(0);
  const after = certificate().serialNumber;
  expect(after).not.toBe(before);
  await vi.waitFor(async () => expect((await visit('/healthz')).serial).toBe(after), 10_000);
  const seen = visits['200 renewed'] ?? 0;
  await vi.waitFor(() => expect(visits['200 renewed']).toBeGreaterThan(seen + 20), 10_000);
  isDone = true;
  await Promise.all(visitors);
  expect(Object.keys(visits).toSorted()).toEqual(['200 before', '200 renewed']);
  expect(await readWatched()).toEqual(expectWatched());
});
