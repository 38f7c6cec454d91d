import type { Server } from 'node:http';
import type { Middleware } from '../http/request-gate.ts';
import type { Settings } from '../settings/settings.ts';
import type { RenderPage } from './page-handler.ts';
import type { StaticFiles } from './static-files.ts';

/** Everything in which production and development differ. */
export type SiteMode = {
  openPages: (server: Server, settings: Settings) => Promise<Pages>;
  /** Caches rendered pages, each under a policy that allows only its own scripts. */
  cachesPages: boolean;
  /** Requests that arrive before the site is ready wait for it; otherwise they are answered 503. */
  holdsEarlyRequests: boolean;
};

export type Pages = {
  files: Pick<StaticFiles, 'respond'>;
  render: RenderPage;
  middleware?: Middleware;
  close?: () => Promise<void>;
};
