import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings, SETTING_NAMES } from '../../apps/site/server/settings/settings.ts';
import { ROOT } from '../lib/run.mjs';
import { parseContainerfile } from './containerfile.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('deploy/compose.yaml', () => {
  const strings = { type: 'array', items: { type: 'string' } };
  const object = (properties: object, more: object = {}) => ({
    ...{ type: 'object', additionalProperties: false, properties, ...more },
  });
  const map = (values: object) => ({ type: 'object', additionalProperties: values });
  /** The keys in use, with their types in the Compose specification. */
  const service = object(
    {
      image: { type: 'string' },
      build: object(
        { context: { type: 'string' }, dockerfile: { type: 'string' } },
        { required: ['context'] },
      ),
      ...{ init: { type: 'boolean' }, read_only: { type: 'boolean' }, user: { type: 'string' } },
      ...{ cap_drop: strings, security_opt: strings, tmpfs: strings, volumes: strings, networks: strings },
      ...{ ports: strings, profiles: strings, command: strings, entrypoint: strings },
      environment: map({ type: 'string' }),
      depends_on: map(object({ condition: { enum: ['service_started', 'service_healthy'] } })),
      healthcheck: object({
        ...{ test: strings, interval: { type: 'string' }, timeout: { type: 'string' } },
        ...{ retries: { type: 'integer' }, disable: { type: 'boolean' } },
      }),
      restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
      stop_grace_period: { type: 'string', pattern: '^\\d+s$' },
      shm_size: { type: 'string' },
      logging: object({ driver: { type: 'string' }, options: map({ type: 'string' }) }),
    },
    { required: ['image'] },
  );
  const schema = {
    ...object(
      {
        name: { type: 'string' },
        services: map(service),
        networks: map(object({ internal: { type: 'boolean' } })),
        volumes: map(object({})),
      },
      { required: ['services'], patternProperties: { '^x-': {} } },
    ),
  };
  const compose = parse(read('deploy/compose.yaml'), { merge: true });
  type Service = Partial<
    Record<'volumes' | 'networks' | 'command' | 'entrypoint', string[]> &
      Record<'depends_on' | 'environment', object>
  >;
  const services: [string, Service][] = Object.entries(compose.services);

  it('has only keys of the specification', () => {
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { site: { image: 'x', port: ['1:1'] } } })).toBe(false);
  });

  const settings = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

  it('names only volumes, networks and services that it has, and settings that site or pipeline reads', () => {
    for (const [name, { volumes = [], networks = [], depends_on = {}, environment = {} }] of services) {
      for (const volume of volumes)
        expect(Object.keys(compose.volumes), name).toContain(fill(volume, {}).split(':')[0]);
      for (const network of networks) expect(Object.keys(compose.networks), name).toContain(network);
      for (const other of Object.keys(depends_on))
        expect(Object.keys(compose.services), name).toContain(other);
      if (name === 'database') continue;
      for (const setting of Object.keys(environment)) expect(settings, name).toContain(setting);
    }
  });

  /** As the Compose specification has it: with a colon, an empty value counts as none. */
  function fill(text: string, env: Record<string, string | undefined>): string {
    return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, setting, kind, rest) => {
      if (kind === '?' && !env[setting]) throw new Error(rest);
      return env[setting] || rest;
    });
  }

  /** What a container of a service finds in its environment, with these lines in deploy/.env. */
  const getEnvironment = (name: string, lines: Record<string, string>): Record<string, string> => {
    const last = parseContainerfile(read('deploy/Containerfile')).at(-1);
    const image = (last?.steps ?? [])
      .filter(({ keyword }) => keyword === 'ENV')
      .map(({ text }) => text.split('=', 2) as [string, string]);
    const env = { POSTGRES_PASSWORD: 'x', ...lines } as Record<string, string | undefined>;
    const own = Object.entries(compose.services[name].environment as Record<string, string>);
    return Object.fromEntries([...image, ...own.map(([key, value]) => [key, fill(value, env)])]);
  };
  const getVolumes = (name: string, lines: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(
      (compose.services[name].volumes as string[]).map((volume) => {
        const [from = '', to = ''] = fill(volume, lines).split(':');
        return [to, from];
      }),
    );

  it('mounts the certificate where TLS_CERTIFICATE can name it', () => {
    const lines = { TLS_CERTIFICATES: '/srv/tls' };
    for (const name of ['site', 'site-2', 'pipeline', 'backup']) {
      expect(getVolumes(name, lines)['/etc/deckwright'], name).toBe('/srv/tls');
      expect(getVolumes(name)['/etc/deckwright'], name).toBe('certificates');
    }
    expect(read('.env.example')).toContain('TLS_CERTIFICATE=/etc/deckwright/certificate.pem');
  });

  it('needs no snapshot store on one machine: pipeline and site share the data folder', () => {
    for (const name of ['site', 'pipeline', 'backup']) {
      const { dataDir, store, databaseUrl } = readSettings(getEnvironment(name, {}));
      expect({ dataDir, store }, name).toEqual({ dataDir: '/data', store: null });
      expect(databaseUrl).toBe('postgres://deckwright:x@database:5432/deckwright');
      expect(getVolumes(name)['/data']).toBe('data');
    }
    expect(() => getEnvironment('site', { POSTGRES_PASSWORD: '' })).toThrow('write POSTGRES_PASSWORD=');
  });

  it('passes every setting in deploy/.env on, except what the image or this file decides', () => {
    const decided = [
      ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_LISTEN_URL'],
      ...['METRICS_PORT', 'METRICS_HOST', 'LOG_FORMAT'],
    ];
    // Of several sites on one store, one refreshes.
    const ofOneSite = ['REAL_DATA', 'REFRESH_AT'];
    expect(settings).toEqual(expect.arrayContaining([...SETTING_NAMES, ...decided, ...ofOneSite]));
    for (const setting of settings)
      for (const name of ['site', 'site-2', 'pipeline', 'backup']) {
        const passes = !decided.includes(setting) && (name === 'site' || !ofOneSite.includes(setting));
        const found = getEnvironment(name, { [setting]: 'given' })[setting];
        expect(found === 'given', `${setting} of ${name}`).toBe(passes);
      }
    const limits = { API_KEY_REQUESTS: '20000', LOAD_SHEDDING: 'off' };
    const { keyLimits, loadShedding } = readSettings(getEnvironment('site', limits));
    expect({ requests: keyLimits.requests, loadShedding }).toEqual({ requests: 20_000, loadShedding: false });
  });

  it.each([
    { SNAPSHOT_STORE: '/store' },
    {
      ...{ SNAPSHOT_STORE: 's3://decks/snapshots', AWS_ENDPOINT_URL: 'http://objects:8333' },
      ...{ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
    },
  ])('gives two sites and the pipeline the same store: $SNAPSHOT_STORE', (lines) => {
    for (const name of ['site', 'site-2', 'pipeline']) {
      const settings = readSettings(getEnvironment(name, lines));
      expect(settings.store?.store.name, name).toBe(lines.SNAPSHOT_STORE);
      expect(getVolumes(name)['/store'], name).toBe('store');
    }
    expect(getVolumes('site-2')['/data']).toBe('data-2');
    // One site refreshes; two would do the same work twice.
    expect(readSettings(getEnvironment('site', lines))).toMatchObject({
      ...{ realDataAtStart: true, refreshAt: 4 * 60 + 30 },
    });
    expect(readSettings(getEnvironment('site-2', lines))).toMatchObject({
      ...{ realDataAtStart: false, refreshAt: null },
    });
  });

  it('gives the site no rights that it does not need', () => {
    const last = parseContainerfile(read('deploy/Containerfile')).at(-1);
    for (const name of ['site', 'site-2', 'pipeline', 'backup'])
      expect(compose.services[name]).toMatchObject({
        ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
        user: last?.steps.find(({ keyword }) => keyword === 'USER')?.text,
      });
    expect(compose.services.site.ports).toEqual([`\${PUBLISH:-127.0.0.1:3000}:3000`]);
    expect(compose.services.database.ports).toBeUndefined();
    expect(compose.networks.inside).toEqual({ internal: true });
    for (const [, { command = [], entrypoint = [] }] of services)
      for (const word of [...command, ...entrypoint])
        if (word.startsWith('apps/')) expect(existsSync(join(ROOT, word)), word).toBe(true);
  });
});
