import { type Settings, siteWith } from './sites.ts';
import { test as base } from './test.ts';

type Options = {
  /** Of the site that the test runs on; null for the default one. */
  settings: Settings | null;
};

/** A test whose addresses are those of a site with the settings given by `test.use`. */
export const test = base.extend<Options>({
  settings: [null, { option: true }],
  baseURL: async ({ baseURL, settings }, use) => use(settings ? await siteWith(baseURL, settings) : baseURL),
});
