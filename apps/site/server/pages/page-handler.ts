import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Answers, LoadedSnapshot } from '@deckwright/answers';
import type { Misc } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { threadTurns } from '../http/process-thread.ts';
import { inSpan } from '../observability/spans.ts';
import type { Settings } from '../settings/settings.ts';
import type { NewsletterForms } from './form-calls.ts';
import { getMisc, type MiscSettings } from './misc.ts';
import { answersForPages } from './page-answers.ts';

/** What the pages' server entry exports in addition to React Router's handler. */
type Entry = {
  answersContext: RouterContext<PageAnswers>;
  formsContext: RouterContext<NewsletterForms>;
  documentBytesContext: RouterContext<(html: DocumentBytes) => void>;
  documentContext: RouterContext<boolean>;
  nonceContext: RouterContext<string>;
  turnContext: RouterContext<TakeTurn>;
};

const CONTEXTS: readonly (keyof Entry)[] = [
  'answersContext',
  'formsContext',
  'documentBytesContext',
  'documentContext',
  'nonceContext',
  'turnContext',
];

/** The settings that pages use. */
export type PageSettings = MiscSettings & Pick<Settings, 'imageHost'>;

type PageAnswers = Answers & { misc: () => Promise<Misc> };

/** Draws a page once it may block the server's thread. */
type TakeTurn = <T>(draw: () => Promise<T>) => Promise<T>;

type DocumentBytes = Uint8Array<ArrayBuffer>;

/** A document comes as bytes, next to a response without body. */
type Rendered = { response: Response; nonce: string; html?: DocumentBytes };

/** `forms` is what forms without scripts may change, for requests that send one. */
export type RenderPage = (
  request: Request,
  snapshot: LoadedSnapshot,
  forms?: NewsletterForms,
) => Promise<Rendered>;

/**
 * Loads the built pages.
 * @throws AppError failed-precondition if they have not been built.
 */
export async function loadPages(serverBuild: string, settings: PageSettings): Promise<RenderPage> {
  if (!existsSync(serverBuild)) {
    throw new AppError(
      'failed-precondition',
      'The pages are not built. Start the site with "npm start", or run "npm run build" first.',
    );
  }
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  return renderWith(build, 'production', settings);
}

/** Renders with this build. @throws AppError internal if its entry lacks what the server needs. */
export function renderWith(
  build: ServerBuild,
  mode: 'production' | 'development',
  settings: PageSettings,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  const contexts = toEntry(build);
  const { answersContext, formsContext, documentContext, nonceContext, turnContext } = contexts;
  const { imageHost } = settings;
  return async (request, snapshot, forms) => {
    const nonce = randomBytes(18).toString('base64url');
    const context = new RouterContextProvider();
    context.set(answersContext, {
      ...answersForPages({ snapshot, imageHost }),
      misc: async () => getMisc(snapshot, settings),
    });
    if (forms) context.set(formsContext, forms);
    context.set(nonceContext, nonce);
    context.set(turnContext, async (draw) => {
      await threadTurns.next();
      return inSpan('render', {}, draw);
    });
    context.set(documentContext, !new URL(request.url).pathname.endsWith('.data'));
    // Emptied, since the context survives its page.
    const documents: DocumentBytes[] = [];
    context.set(contexts.documentBytesContext, (bytes) => void documents.push(bytes));
    const response = await handle(request, context);
    const [html] = documents.splice(0);
    return { response, nonce, ...(html && request.method !== 'HEAD' && { html }) };
  };
}

function toEntry(build: ServerBuild): Entry {
  const entry: object = build.entry.module;
  if (CONTEXTS.every((name) => name in entry)) return entry as Entry;
  throw new AppError('internal', 'The pages were built from another version. Run "npm run build" again.');
}
