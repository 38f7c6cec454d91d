import { availableParallelism } from 'node:os';
import type { Accounts, Newsletter, Patrons, SaltVoting, Sharing } from '@deckwright/accounts';
import { OWN_IMAGES } from '@deckwright/domain';
import { FairQueue, type KnownClients, RefusalCounts } from '@deckwright/overload';
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { readApiKey } from './accounts/api-keys.ts';
import type { NewsletterService } from './accounts/newsletter-service.ts';
import { createSessionCookies } from './accounts/session-cookie.ts';
import type { Api, ApiEnv } from './api/api.ts';
import { countRefusals } from './api/count-refusals.ts';
import { jsonOnly, open, openToAssistants, ownOrigin } from './api/cross-origin.ts';
import { answerProblem, problem, problemDocument } from './api/problem.ts';
import { inTurns, ownTurns } from './api/turns.ts';
import { createVisitor } from './api/visitor.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { ReadinessCheck } from './health/readiness.ts';
import { monotonicNow } from './http/clock.ts';
import { closeUnread } from './http/close-unread.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { isOwnCall, OWN_CALLS } from './http/own-calls.ts';
import { createOwnOrigins } from './http/own-origins.ts';
import { MCP, PREVIEWS, WORKING_CALLS } from './http/paths.ts';
import type { Peer } from './http/peer-user.ts';
import { securityHeaders, setOnAll } from './http/security-headers.ts';
import { unlisted } from './http/unlisted.ts';
import { VERSION_ONE } from './http/version-one.ts';
import type { ImageCache } from './images/image-cache.ts';
import { boundBadBodies } from './limits/bad-bodies.ts';
import { limited, stateLimits } from './limits/stated-limits.ts';
import { createUserLimits, type UserLimits } from './limits/user-limits.ts';
import type { PreviewPainter } from './previews/preview-painter.ts';
import { CARD_LINKS, cardLinkRoutes } from './routes/card-links.ts';
import { cardRoutes } from './routes/cards.ts';
import { CLIENTS, clientRoutes } from './routes/clients.ts';
import { crashRoutes } from './routes/crash.ts';
import { deFactoRoutes } from './routes/de-facto.ts';
import { docsRoutes } from './routes/docs.ts';
import { EMBEDS, embedRoutes, OEMBED } from './routes/embeds.ts';
import { feedRoutes, PAGE_FEED_PATHS } from './routes/feed.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { insightRoutes } from './routes/insight.ts';
import { listCsvRoutes } from './routes/list-csv.ts';
import { mcpRoutes } from './routes/mcp.ts';
import { miscRoutes } from './routes/misc.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { pageDocumentRoutes } from './routes/page-documents.ts';
import { patronRoutes } from './routes/patrons.ts';
import { previewRoutes } from './routes/previews.ts';
import { randomRoutes } from './routes/random.ts';
import { readinessRoutes } from './routes/readiness.ts';
import { realDataRoutes } from './routes/real-data.ts';
import { recsRoutes } from './routes/recs.ts';
import { saltVoteRoutes } from './routes/salt-votes.ts';
import { scgRoutes } from './routes/scg.ts';
import { searchRoutes } from './routes/search.ts';
import { sharedDeckRoutes } from './routes/shared-decks.ts';
import { SITEMAP_PATHS, sitemapRoutes } from './routes/sitemap.ts';
import { spellifyRoutes } from './routes/spellify.ts';
import { type StaffDeps, staffRoutes } from './routes/staff.ts';
import { staffDeckRoutes } from './routes/staff-decks.ts';
import { typeaheadRoutes } from './routes/typeahead.ts';
import { userAdsConsentRoutes } from './routes/user-ads-consent.ts';
import { apiKeyRoutes } from './routes/user-api-keys.ts';
import { userNewsletterRoutes } from './routes/user-newsletter.ts';
import { passkeyRoutes } from './routes/user-passkeys.ts';
import { userProfileRoutes } from './routes/user-profile.ts';
import { userSecondFactorRoutes } from './routes/user-second-factor.ts';
import { userSessionRoutes } from './routes/user-sessions.ts';
import { userRoutes } from './routes/users.ts';
import { logCalls } from './security-log/log-calls.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { Settings } from './settings/settings.ts';
import type { RealDataRun } from './snapshot/real-data-run.ts';
import type { Lease } from './snapshot/snapshot-manager.ts';
import { createDocumentCache } from './startup/caches.ts';
import { versionOneRoutes } from './v1/index.ts';

/** Paths where third-party programs request documents at the site's root. */
const ROOT_DOCUMENTS = ['/pages/*', '/_next/data/*'];
/** Maximum size of a request body. */
const MAX_BODY_BYTES = 1_000_000;
/** API answers that run and wait at the same time; most take a few milliseconds, all less than a second. */
const WORK = { atOnce: 4, waiting: 100, withinMs: 1_000 };
/**
 * Calls that may hash a password, which takes one core for half a second; the last in the queue is answered
 * within seconds.
 */
const HASHING = { atOnce: Math.min(Math.max(availableParallelism(), 2), 4), waiting: 40 };

/** Called on every visit of the sign-in page, and hashes nothing. */
const PASSKEY_SIGN_IN_BEGIN = '/api/users/passkey-sign-in/begin';

export type AppDeps = {
  /** @throws AppError unavailable if there is no snapshot. */
  acquire: () => Lease;
  settings: Pick<
    Settings,
    | 'staticHost'
    | 'apiHost'
    | 'imageHost'
    | 'site'
    | 'tcgplayerSale'
    | 'affiliates'
    | 'scgAddress'
    | 'audience'
    | 'accounts'
    | 'saltVote'
    | 'saltDevices'
    | 'hsts'
    | 'keyLimits'
  >;
  documents?: ResponseCache;
  /** Says whether a load balancer should send visitors here. */
  readiness?: Pick<ReadinessCheck, 'read'>;
  /** Data folder with the bulk data; without it there are none. */
  bulkFrom?: string;
  /** Fetches real data on demand of who sits at this machine. */
  realData?: Pick<RealDataRun, 'start' | 'status'>;
  /** Whether a local connection comes from the user the site runs as. */
  isOwnUser?: (peer: Peer) => Promise<boolean>;
  /** Set if this site serves the card images itself. */
  images?: Pick<ImageCache, 'get' | 'getResized'>;
  /** Draws the preview images that other sites show with a link. */
  previews?: Pick<PreviewPainter, 'cached' | 'paint'>;
  newsletter?: Newsletter;
  /** Newsletter calls of visitors without an account. */
  newsletterService?: NewsletterService;
  /** Accounts; without them nobody can sign in. */
  accounts?: Accounts;
  limits?: UserLimits;
  staff?: Pick<StaffDeps, 'staff' | 'data' | 'status'>;
  sharing?: Sharing;
  /** Handles messages of the patron service if its secret is configured. */
  patrons?: Patrons;
  salt?: SaltVoting;
  /** Visitors that queues prefer during an overload. */
  knownClients?: KnownClients;
  /** Where refused calls are counted. */
  refusals?: RefusalCounts;
  /** The queue of calls, from `createCallQueue`. */
  calls?: FairQueue;
  /** Receives security events. */
  securityLog?: SecurityLog;
  /** Answers requests outside the API: files and pages. */
  site?: (request: Request, visitor: string) => Promise<Response>;
};

export type App = Api;

/** The queue for calls that take long. */
export function createCallQueue(refusals: RefusalCounts, knownClients?: KnownClients): FairQueue {
  return new FairQueue({
    ...WORK,
    now: monotonicNow,
    ...refusals.ofQueue('call-queue'),
    ...(knownClients && { knownClients }),
  });
}

/** The whole server as one function from request to answer; `app.request()` calls it without a socket. */
export function createApp(deps: AppDeps): App {
  const app: App = new OpenAPIHono<ApiEnv>({ strict: false });
  const documents = deps.documents ?? createDocumentCache();
  const visitor = createVisitor(deps.settings.accounts);
  const limits = deps.limits ?? createUserLimits(undefined, deps.settings.keyLimits);
  const knownClients = deps.knownClients && { knownClients: deps.knownClients };
  const refusals = deps.refusals ?? new RefusalCounts();
  const work = deps.calls ?? createCallQueue(refusals, deps.knownClients);
  app.onError(answerProblem);
  app.use(countRefusals(refusals));
  app.use(closeUnread);
  app.use(setOnAll(securityHeaders(deps.settings.hsts)));
  app.use(compressAnswers);
  for (const path of [`${VERSION_ONE}/*`, MCP]) app.use(path, stateLimits(limits.requests));
  for (const prefix of [`${VERSION_ONE}/*`, '/data/*']) app.use(prefix, unlisted);
  // Before anything that refuses a call: pages of other sites can read a refusal only with these headers.
  const own = ownOrigin(deps.settings.site.origin);
  const openTo = [
    ...['/healthz', '/readyz', '/data/*', '/static/*', '/api/*', `${CLIENTS}/*`, OEMBED],
    ...ROOT_DOCUMENTS,
  ];
  for (const prefix of openTo) app.use(prefix, (c, next) => (isOwnCall(c.req.path) ? own : open)(c, next));
  app.use(MCP, openToAssistants);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => {
        const message = `The body is larger than ${MAX_BODY_BYTES / 1_000_000} MB.`;
        // The form was sent without scripts: its sender sees the answer itself.
        if (c.req.header('accept')?.includes('text/html'))
          return c.text(`${message} Go back and send less: one deck list is enough.`, 413);
        return problem(c, 413, { error: { code: 'resource-exhausted', message } });
      },
    }),
  );
  const onSnapshot = createMiddleware<ApiEnv>(async (c, next) => {
    const { snapshot, release } = deps.acquire();
    try {
      c.set('snapshot', snapshot);
      c.set('view', { snapshot, imageHost: deps.settings.imageHost });
      c.set('documents', documents);
      c.set('inTurn', ownTurns(c, work, visitor));
      await next();
      if (snapshot.manifest.sample) c.res.headers.set('X-Robots-Tag', 'noindex');
    } finally {
      release();
    }
  });
  app.use(boundBadBodies(limits.badBodies, visitor));
  // Before what refuses calls of programs, so that it sees the refusals.
  if (deps.securityLog)
    for (const path of ['/api/*', MCP]) app.use(path, logCalls(deps.securityLog, visitor));
  const byKey = readApiKey({ accounts: deps.accounts ?? null, visitor, wrong: limits.wrongKey });
  const ofRequests = limited({ network: limits.requests, keys: limits.keyRequests }, visitor);
  for (const path of [`${VERSION_ONE}/*`, MCP]) app.use(path, byKey, ofRequests);
  for (const prefix of OWN_CALLS) app.use(`${prefix}/*`, jsonOnly);
  const hashing = new FairQueue({
    ...HASHING,
    now: monotonicNow,
    ...knownClients,
    ...refusals.ofQueue('account-queue'),
  });
  const inHashingTurns = inTurns(hashing, visitor);
  app.post('/api/users/*', (c, next) =>
    c.req.path === PASSKEY_SIGN_IN_BEGIN ? next() : inHashingTurns(c, next),
  );
  docsRoutes(app);
  clientRoutes(app);
  healthRoutes(app, deps.acquire);
  if (deps.readiness) readinessRoutes(app, deps.readiness);
  for (const path of [CARD_LINKS, '/random', '/deckpreview/*', ...ROOT_DOCUMENTS]) app.use(path, onSnapshot);
  for (const path of [
    '/data/*',
    '/static/*',
    '/api/*',
    `${OWN_IMAGES}/*`,
    `${PREVIEWS}/*`,
    `${EMBEDS}/*`,
    OEMBED,
    ...SITEMAP_PATHS,
    ...PAGE_FEED_PATHS,
  ])
    app.use(path, onSnapshot);
  miscRoutes(app, deps.settings);
  cardRoutes(app);
  pageDocumentRoutes(app);
  deFactoRoutes(app);
  listCsvRoutes(app);
  feedRoutes(app, deps.settings);
  typeaheadRoutes(app);
  randomRoutes(app);
  const { site } = deps;
  cardLinkRoutes(app, site && ((request, c) => site(request, visitor.key(c))));
  crashRoutes(app, visitor);
  const ofWork = limited({ network: limits.work, keys: limits.keyWork }, visitor);
  for (const path of WORKING_CALLS) app.use(path, ofWork);
  recsRoutes(app);
  scgRoutes(app, deps.settings, visitor);
  insightRoutes(app);
  searchRoutes(app);
  spellifyRoutes(app);
  versionOneRoutes(app, deps.bulkFrom ?? null);
  mcpRoutes(app, deps.settings);
  embedRoutes(app, deps.settings);
  sitemapRoutes(app, deps.settings);
  if (deps.newsletterService) newsletterRoutes(app, deps.newsletterService, visitor);
  if (deps.accounts) {
    const origins = createOwnOrigins(deps.settings.site.origin, deps.settings.accounts.moreOrigins);
    const users = { accounts: deps.accounts, visitor, limits, cookies: createSessionCookies(origins) };
    userRoutes(app, users);
    userSessionRoutes(app, users);
    userSecondFactorRoutes(app, users);
    passkeyRoutes(app, users, origins);
    apiKeyRoutes(app, users);
    // Before the profile route, whose path matches any word.
    if (deps.newsletter) userNewsletterRoutes(app, users, deps.newsletter);
    userProfileRoutes(app, users);
    userAdsConsentRoutes(app, users);
    if (deps.salt) saltVoteRoutes(app, users, deps.salt, deps.settings.saltDevices);
    if (deps.staff) staffRoutes(app, { ...users, ...deps.staff, securityLog: deps.securityLog });
    const { patronSecret } = deps.settings.accounts;
    if (deps.patrons && patronSecret !== null)
      patronRoutes(app, { ...users, patrons: deps.patrons, secret: patronSecret });
    if (deps.sharing) {
      sharedDeckRoutes(app, users, deps.sharing);
      staffDeckRoutes(app, users, deps.sharing);
    }
  }
  if (deps.realData) realDataRoutes(app, deps.realData, deps.isOwnUser);
  if (deps.previews) previewRoutes(app, deps.previews);
  if (deps.images) imageRoutes(app, deps.images);
  // Forms of pages, in whatever spelling of their address: nothing above has answered them.
  app.post('*', ofWork);
  app.notFound(async (c) => {
    if (deps.site && !/^\/(?:healthz|readyz|data|static|api|mcp|clients)(?:\/|$)/.test(c.req.path))
      return deps.site(c.req.raw, visitor.key(c));
    const message = `There is nothing at ${c.req.path.slice(0, 200)}. The calls are listed at /api/docs.`;
    c.header('Cache-Control', 'no-store');
    // Whoever asks for what is not there does not come from a page of the site.
    return problemDocument(c, 404, { error: { code: 'not-found', message } });
  });
  return app;
}
