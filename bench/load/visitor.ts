import { Agent, request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Samples } from './samples.ts';

export type TimedRequest = {
  method?: string;
  body?: unknown;
  accept?: string;
  /** Idempotency-Key: one per click. */
  key?: string;
};
export type LoadReply<Body = unknown> = { status: number; ok: boolean; text: string; body: Body };

type AppServer = { url: string; samples: Samples };

/** Connections per user. Browsers open up to six to one site over HTTP/1.1, but rarely need them. */
const connections = 4;
/** Milliseconds after which a user gives up. */
const patience = 30_000;
const clientsKey = 'sb_publishable_curvela';
/** Statuses that users may get: a slot taken by another user, a conversation that has moved on. */
const expected = new Set([409, 429, 503]);

/** A separate browser: connections, cookies, network address and session. */
export class LoadVisitor {
  readonly #app: AppServer;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: connections, keepAliveMsecs: 30_000 });
  readonly #cookies = new Map<string, string>();
  readonly #address: string;
  token: string | null = null;

  constructor(app: AppServer, number: number) {
    this.#app = app;
    // A distinct network each, from the range for benchmarks (RFC 2544); the app server trusts forwarded addresses from this machine.
    this.#address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** Sends a request and reads the response completely. `kind` is the name in the report. */
  ask<Body = Record<string, unknown>>(
    kind: string,
    path: string,
    options: TimedRequest = {},
  ): Promise<LoadReply<Body>> {
    return this.#ask(kind, path, { ...options, at: performance.now() }) as Promise<LoadReply<Body>>;
  }

  #ask(
    kind: string,
    path: string,
    options: TimedRequest & { at: number; again?: boolean },
  ): Promise<LoadReply> {
    const { at, again = false } = options;
    return new Promise((resolve) => {
      const { method = options.body === undefined ? 'GET' : 'POST' } = options;
      const sent = request(
        this.#app.url + path,
        { method, agent: this.#agent, headers: this.#headers(path, options), timeout: patience },
        (got) => void this.#read(got, { kind, at }).then(resolve),
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer for half a minute')));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server may just have closed a kept-alive connection: browsers retry on a new one.
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET' && !again;
        if (!isStale) return resolve(this.#broken({ kind, at }, error));
        this.#app.samples.trouble(
          'a kept connection was closed as it was used, and asked again on a new one',
        );
        resolve(this.#ask(kind, path, { ...options, again: true }));
      });
      sent.end(options.body === undefined ? undefined : JSON.stringify(options.body));
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #headers(path: string, { body, accept, key }: TimedRequest): Record<string, string> {
    return {
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en-GB,en;q=0.9',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36',
      'x-forwarded-for': this.#address,
      accept: accept ?? (path.startsWith('/functions/') ? 'application/json' : '*/*'),
      ...(this.#cookies.size > 0
        ? { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(/^\/(rest|auth)\//.test(path) ? { apikey: clientsKey } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
    };
  }

  async #read(got: IncomingMessage, { kind, at }: { kind: string; at: number }): Promise<LoadReply> {
    const status = got.statusCode ?? 0;
    const pieces: Buffer[] = [];
    let first = Number.NaN;
    try {
      for await (const piece of got as AsyncIterable<Buffer>) {
        if (Number.isNaN(first)) first = performance.now();
        pieces.push(piece);
      }
    } catch (error) {
      return this.#broken({ kind, at }, error as Error);
    }
    const streams = got.headers['content-type']?.startsWith('text/event-stream') === true;
    const ms = (streams ? first : performance.now()) - at;
    this.#app.samples.add({ kind, status, ms, at });
    this.#keepCookies(got.headers['set-cookie'] ?? []);
    const text = decoded(Buffer.concat(pieces), got.headers['content-encoding']);
    const body = bodyOf(text, got.headers['content-type']);
    if (status >= 400 && !expected.has(status))
      this.#app.samples.trouble(`${kind}: ${status} ${text.slice(0, 160)}`);
    if ((status === 429 || status === 503) && !got.headers['retry-after'])
      this.#app.samples.trouble(`${kind}: ${status} without Retry-After`);
    return { status, ok: status < 400, text, body };
  }

  #broken({ kind, at }: { kind: string; at: number }, error: Error): LoadReply {
    this.#app.samples.add({ kind, status: 0, ms: performance.now() - at, at });
    this.#app.samples.trouble(`${kind}: broken, ${error.message}`);
    return { status: 0, ok: false, text: '', body: {} };
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
  }
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function bodyOf(text: string, type = ''): unknown {
  if (!type.includes('application/json') || text === '') return {};
  return JSON.parse(text);
}
