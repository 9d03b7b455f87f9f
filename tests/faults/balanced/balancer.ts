import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export type Balancer = {
  url: string;
  /** Addresses of the processes that are ready. */
  ready(): string[];
  /** Completed responses, by the address of their process. */
  served(address: string): number;
  /** Responses in progress, including sockets, by the address of their process. */
  open(address: string): number;
  close(): Promise<void>;
};

/** Milliseconds between two health checks, and their timeout. */
const askEvery = 100;
const patience = 3000;

/** Safe methods (RFC 9110, 9.2.1). */
const isSafe = (method = 'GET') => method === 'GET' || method === 'HEAD';
/** The connection failed before anything was sent: no process has seen the request. */
const neverArrived = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED';

/**
 * A typical load balancer: round robin over the processes whose /readyz succeeds; responses and sockets are streamed. A request is retried
 * at the next process only where that is safe: a read without a response so far, or one that never arrived. Every other failure is a 502,
 * or a closed connection.
 */
export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const backends = addresses.map((address) => ({ address, ready: false, served: 0, open: 0 }));
  type Backend = (typeof backends)[number];
  let turn = 0;
  const next = (tried: readonly Backend[]): Backend | undefined => {
    const able = backends.filter((backend) => backend.ready && !tried.includes(backend));
    turn += 1;
    return able[turn % Math.max(1, able.length)];
  };
  const forwarded = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
  });

  const pass = (from: IncomingMessage, body: Buffer, answer: ServerResponse, tried: Backend[]): void => {
    const backend = next(tried);
    if (!backend) return void answer.writeHead(tried.length > 0 ? 502 : 503, { 'retry-after': '1' }).end();
    const { method, url } = from;
    const sent = request(backend.address + url, { method, headers: forwarded(from), agent: false });
    const broken = (error: NodeJS.ErrnoException) => {
      if (neverArrived(error)) backend.ready = false;
      if (answer.headersSent || answer.destroyed) answer.destroy();
      else if (isSafe(method) || neverArrived(error)) pass(from, body, answer, [...tried, backend]);
      else answer.writeHead(502).end();
    };
    sent.on('error', broken);
    sent.on('response', (got) => {
      backend.open += 1;
      got.once('close', () => (backend.open -= 1));
      got.once('end', () => (backend.served += 1));
      // When the upstream stream breaks, break the downstream one.
      got.once('aborted', () => answer.destroy());
      answer.writeHead(got.statusCode ?? 502, got.headers);
      answer.flushHeaders();
      got.pipe(answer);
    });
    answer.once('close', () => !answer.writableFinished && sent.destroy());
    sent.end(body);
  };

  const server = createServer((from, answer) => {
    const pieces: Buffer[] = [];
    from.on('data', (piece: Buffer) => pieces.push(piece));
    from.on('end', () => pass(from, Buffer.concat(pieces), answer, []));
    answer.on('error', () => undefined);
  });
  server.on('upgrade', (from, socket, head) => {
    const backend = next([]);
    socket.on('error', () => socket.destroy());
    if (!backend) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    const { hostname, port } = new URL(backend.address);
    const there = connect(Number(port), hostname, () => {
      const lines = Object.entries(forwarded(from)).map(
        ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
      );
      there.write(`${from.method} ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      backend.open += 1;
      there.once('close', () => (backend.open -= 1));
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    there.on('close', () => socket.destroy());
    socket.on('close', () => there.destroy());
  });

  const ask = async (backend: Backend) => {
    const answer = await fetch(`${backend.address}/readyz`, { signal: AbortSignal.timeout(patience) }).catch(
      () => null,
    );
    backend.ready = answer?.status === 200;
    await answer?.body?.cancel();
  };
  const closed = new AbortController();
  const watch = async (backend: Backend) => {
    while (!closed.signal.aborted) {
      await ask(backend);
      await new Promise((resolve) => setTimeout(resolve, askEvery));
    }
  };
  const watching = backends.map(watch);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const of = (address: string) => backends.find((backend) => backend.address === address);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => backends.filter(({ ready }) => ready).map(({ address }) => address),
    served: (address) => of(address)?.served ?? 0,
    open: (address) => of(address)?.open ?? 0,
    close: async () => {
      closed.abort();
      await Promise.all(watching);
      server.close();
      server.closeAllConnections();
    },
  };
}
