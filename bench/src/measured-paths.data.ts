/** What decides the figures of each part, as folders or files of the repository; a part is as old as its last change. */
const ENGINE = [
  'packages/engine/src',
  'packages/domain/src',
  'bench/src/contestants',
  'bench/src/engine',
  'bench/src/generate',
];
const SITE = [
  'apps/site/app',
  'apps/site/server',
  'apps/site/vite.config.ts',
  'packages',
  'starter',
  'bench/src/site',
];
const JUDGED = ['apps/pipeline/src', 'packages/domain/src', 'packages/sources/src'];
const PHONE = [...SITE, 'bench/src/lighthouse'];
const ACTS = [...SITE, 'bench/src/interactions'];

/** By the name of a part of docs/BENCHMARKS.md. */
export const MEASURED_PATHS: Readonly<Record<string, readonly string[]>> = {
  api: [...SITE, 'bench/src/api'],
  'engine-10k': ENGINE,
  'engine-40k': ENGINE,
  'engine-100k': ENGINE,
  'engine-1m': ENGINE,
  interactions: ACTS,
  'interactions-real': ACTS,
  lighthouse: PHONE,
  'lighthouse-named': PHONE,
  'lighthouse-real': PHONE,
  'lighthouse-real-named': PHONE,
  load: [...SITE, 'bench/src/load'],
  names: ['packages/search/src', 'bench/src/names'],
  pages: [...SITE, 'bench/src/pages'],
  queries: ['packages/card-query/src', 'bench/src/queries'],
  'queries-real': ['packages/card-query/src', 'bench/src/queries'],
  scale: [...SITE, 'deploy/nginx.conf', 'bench/src/scale'],
  traffic: [...SITE, 'bench/src/traffic'],
  weight: [...SITE, 'bench/src/weight'],
};

/** By the path of a document of its own. */
export const MEASURED_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'docs/benchmarks/cold-start.md': [
    'packages/engine/src/query/proposal',
    'packages/engine/src/query/card-model',
  ],
  'docs/benchmarks/phone.md': PHONE,
  'docs/benchmarks/recommendations.md': [...JUDGED, 'packages/engine/src', 'bench/src/recs'],
  'docs/benchmarks/tests.md': ['apps', 'packages', 'starter', 'e2e', 'tooling', 'bench'],
};
