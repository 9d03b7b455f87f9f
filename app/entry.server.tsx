import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, NonceProvider } from './platform/nonce.ts';
import { failureContext } from './platform/page-failure.ts';

// The server sets these contexts; it must import the same objects as the built pages.
export { nonceContext } from './platform/nonce.ts';
export { failureContext } from './platform/page-failure.ts';
export { servicesContext } from './platform/services.server.ts';
export { aiTutorContext, backendContext, siteUrlContext } from './platform/site.ts';
export { coursePagesContext } from '#app/courses/index.ts';
export { firstTrialsContext } from '#app/teaching/index.ts';

/** Milliseconds after which pending data of a page is abandoned; the page itself one second later. */
export const streamTimeout = 5_000;

/** Renders a page: streamed for people, complete for crawlers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const wantsAll = isbot(request.headers.get('User-Agent') ?? '');

  return new Promise((resolve, reject) => {
    let answered = false;
    let timer: NodeJS.Timeout | undefined;
    const answer = () => {
      answered = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        [wantsAll ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError: () => {
          if (!answered) status = 500;
        },
      },
    );
    timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** Reports errors of loaders and components, except aborted requests and intentional error responses. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const failure = context.get(failureContext);
  if (failure) failure.thrown = error;
  // The server redirects console.error to its log; there is no other way to reach it from here.
  // oxlint-disable-next-line no-console
  console.error(error);
}
