import { readFileSync } from 'node:fs';

/** The sample file for operators. */
const SAMPLE = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8');

type Changes = {
  /** Where it listens: without TLS, with TLS, and what is behind TLS also without, for tests that need no certificate. */
  ports: { plain: number; tls: number; open?: number };
  /** The ports of the processes behind it. */
  processes: readonly number[];
  cache: string;
  /** Where proofs for certificate authorities are put. */
  proofs: string;
  certificate: string;
  key: string;
  /** Whether it also listens at ::1, where the machine has IPv6. */
  ipv6?: boolean;
};

/** IPv6 is not on every machine that runs the tests. */
const LISTENS_AT_IPV6 = /^ {2}listen \[::\]:(?:80|443 ssl http2)(?: default_server)?;\n/gm;

/** The sample for operators as they change it, with ports that anybody may use and, after its own name, others. */
export function nginxSample(changes: Changes, names = '127.0.0.1', sample = SAMPLE): string {
  const { ports, processes, cache, proofs, certificate, key } = changes;
  const toLoopback = (line: string): string =>
    line.replace('[::]:80', `[::1]:${ports.plain}`).replace('[::]:443', `[::1]:${ports.tls}`);
  const open = ports.open === undefined ? '' : ` listen 127.0.0.1:${ports.open}`;
  const servers = processes.map((port) => `  server 127.0.0.1:${port} max_fails=0;\n`).join('');
  return sample
    .replaceAll(LISTENS_AT_IPV6, (line) => (changes.ipv6 ? toLoopback(line) : ''))
    .replace(/(?: {2}server 127\.0\.0\.1:300\d max_fails=0;\n)+/, servers)
    .replaceAll('/var/www/acme', proofs)
    .replaceAll('server_name decks.example.org;', `server_name decks.example.org ${names};`)
    .replace('listen 80 default_server;', `listen 127.0.0.1:${ports.plain} default_server;`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace(
      'listen 443 ssl http2 default_server;',
      `listen 127.0.0.1:${ports.tls} ssl http2 default_server;${open && `${open} default_server;`}`,
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2;${open && `${open};`}`)
    .replace('/var/cache/nginx/deckwright', cache)
    .replace(/\/etc\/ssl\/[\w.]+\/fullchain.pem/, certificate)
    .replace(/\/etc\/ssl\/[\w.]+\/key.pem/, key);
}
