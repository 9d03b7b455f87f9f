import type { Server, ServerResponse } from 'node:http';

type Fetch<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>;

/** How a process says that it ends, before it closes its door. */
export type Ending = {
  /** Answers of a server until the end, with streams that end when it comes. */
  answers<Environment>(fetch: Fetch<Environment>): Fetch<Environment>;
  /** Sees every answer before it is written. */
  watch(response: ServerResponse): void;
  /** The end has come: resolves when whoever sends requests here has had time to hear of it. */
  begin(): Promise<void>;
};

/**
 * From `begin` on, `/readyz` says 503, answers close their connection, so that nobody sends a request into one that is about to be closed,
 * and event streams that are followed end cleanly after a whole event: who reads one goes on at another process after the last event.
 * Requests are answered as ever. `notice`: milliseconds until a load balancer has asked again.
 */
export function endingOf(notice: number): Ending {
  const over = new AbortController();
  const open = new Set<ServerResponse>();
  return {
    answers: (fetch) => async (request, environment) => {
      if (over.signal.aborted && new URL(request.url).pathname === '/readyz')
        return Response.json({ ready: false, ending: true }, { status: 503 });
      const answer = await fetch(request, environment);
      return isFollowed(request, answer) ? endedBy(answer, over.signal) : answer;
    },
    watch: (response) => {
      if (over.signal.aborted) response.shouldKeepAlive = false;
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    begin: async () => {
      for (const response of open) response.shouldKeepAlive = false;
      over.abort();
      await new Promise((resolve) => setTimeout(resolve, notice));
    },
  };
}

/** A stream that answers a write is that write's answer and comes whole. */
const isFollowed = ({ method }: Request, { headers, body }: Response): boolean =>
  method === 'GET' && body !== null && headers.get('content-type')?.startsWith('text/event-stream') === true;

/** The same answer, which ends with the last event that has come when the signal does. */
function endedBy(answer: Response, signal: AbortSignal): Response {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const ended = new Promise<{ done: true }>((resolve) => {
    if (signal.aborted) resolve({ done: true });
    else signal.addEventListener('abort', () => resolve({ done: true }), { once: true });
  });
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await Promise.race([reader.read(), ended]);
      if ('value' in next && next.value) return controller.enqueue(next.value);
      controller.close();
      await reader.cancel().catch(() => undefined);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

/** Finishes what runs; connections that idle are closed as soon as they do, the rest within four seconds. */
export const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 4000);
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
