import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ListeningServers } from './listening-servers.ts';

type Fetch<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>;

/** The announcement that a process is about to end, before its port closes. */
export type Ending = {
  /** Wraps a server's handler: open event streams end when the process is about to end. */
  answers<Environment>(fetch: Fetch<Environment>): Fetch<Environment>;
  /** Must see every response before it is written. */
  watch(response: ServerResponse): void;
  /** Starts the announcement; resolves when load balancers have had time to notice. */
  begin(): Promise<void>;
};

/**
 * From `begin` on, `/readyz` answers 503, responses close their connection, so that no request is sent into one that is about to close, and
 * open event streams end after a complete event: the client resumes at another process after its last event. Requests are still answered.
 * `notice`: milliseconds until a load balancer has polled again.
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

/** A stream in response to a write is the result of that write and is sent completely. */
const isFollowed = ({ method }: Request, { headers, body }: Response): boolean =>
  method === 'GET' && body !== null && headers.get('content-type')?.startsWith('text/event-stream') === true;

/** The same response, cut after the last complete event when the signal fires. */
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

/** Milliseconds after the port closes: for responses in progress, and for a connection without a request. */
const patience = 6000;
const silence = 1000;

/** How a server ends: `watch` must see every response before it is written, `close` stops listening and resolves when no connection is left. */
type Closing = {
  watch(response: ServerResponse): void;
  close(listeners: Pick<ListeningServers, 'close'>): Promise<void>;
};

/**
 * Closes each connection once it is idle: no request in progress, and every byte of the last response written, however slow the reader
 * (`closeIdleConnections` would cut such a response off). What is not done within six seconds is cut.
 */
export function closingOf(server: Server): Closing {
  /** Responses in progress on each connection; null before its first request. */
  const owed = new Map<Socket, number | null>();
  let closing = false;
  const owe = (socket: Socket, change: number) => {
    if (socket.destroyed) return;
    const left = (owed.get(socket) ?? 0) + change;
    owed.set(socket, left);
    if (closing && left === 0) socket.destroySoon();
  };
  const closeAll = (left: number | null) => {
    for (const [socket, answers] of owed) if (answers === left) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    owed.set(socket, null);
    socket.once('close', () => owed.delete(socket));
  });
  // `server.close` calls it.
  server.closeIdleConnections = () => closeAll(0);
  return {
    watch: (response) => {
      const { socket } = response;
      if (!socket) return;
      owe(socket, 1);
      response.once('close', () => owe(socket, -1));
    },
    close: (listeners) =>
      new Promise((resolve) => {
        closing = true;
        // After the data that has arrived is read: a busy process runs timers before I/O.
        const silent = setTimeout(() => setImmediate(closeAll, null), silence);
        const force = setTimeout(() => server.closeAllConnections(), patience);
        void listeners.close().then(() => {
          clearTimeout(silent);
          clearTimeout(force);
          resolve();
        });
      }),
  };
}
