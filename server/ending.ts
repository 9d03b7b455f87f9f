import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ListeningServers } from './listening-servers.ts';

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

/** Milliseconds from the closing of the door on: for what is being answered, and for a connection on which nothing was asked. */
const patience = 6000;
const silence = 1000;

/** How a server ends: `watch` sees every answer before it is written, `close` shuts its doors and resolves when no connection is left. */
type Closing = {
  watch(response: ServerResponse): void;
  close(doors: Pick<ListeningServers, 'close'>): Promise<void>;
};

/**
 * Closes each connection when nothing is owed on it: no request is being answered, and every byte of the last answer has been handed
 * over, however slowly its reader takes it (`closeIdleConnections` cuts such an answer off). What is not done within six seconds is cut.
 */
export function closingOf(server: Server): Closing {
  /** Answers owed on each connection; null before its first request. */
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
  // `close` of the server calls it.
  server.closeIdleConnections = () => closeAll(0);
  return {
    watch: (response) => {
      const { socket } = response;
      if (!socket) return;
      owe(socket, 1);
      response.once('close', () => owe(socket, -1));
    },
    close: (doors) =>
      new Promise((resolve) => {
        closing = true;
        // After the reading of what has come: a busy process looks at the clock first.
        const silent = setTimeout(() => setImmediate(closeAll, null), silence);
        const force = setTimeout(() => server.closeAllConnections(), patience);
        void doors.close().then(() => {
          clearTimeout(silent);
          clearTimeout(force);
          resolve();
        });
      }),
  };
}
