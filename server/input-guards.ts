import type { MiddlewareHandler } from 'hono';
import { readStrictJson } from '#app/platform/api/input.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';

/** Largest body in bytes, far above anything that a person types. */
const largestBody = 256 * 1024;
/** Milliseconds after which a call without a response is aborted, also one that asks for a stream. */
const longestCall = 15_000;
const bodyless = new Set(['GET', 'HEAD', 'DELETE']);

/**
 * Refuses bodies that are too large, also chunked ones without a length. Hono's own guard copies the Request, which fails with the Node
 * adapter: every DELETE would end in a 500.
 */
export const sizeGuard: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > largestBody) throw platformError('too_large', { status: 413 });
  if (declared !== undefined || c.req.header('transfer-encoding') === undefined || !c.req.raw.body)
    return next();
  const { url, method, headers } = c.req.raw;
  c.req.raw = new Request(url, { method, headers, body: await readAtMost(c.req.raw.body, largestBody) });
  await next();
};

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > limit) throw platformError('too_large', { status: 413 });
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Refuses bodies that are not JSON in valid UTF-8 before anything reads them. */
export const jsonGuard: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) return next();
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw platformError('unsupported_media', { status: 415 });
  }
  readStrictJson(bytes);
  await next();
};

/** Answers 408 after so many milliseconds. The work itself is not stopped; its result is ignored. */
export const givenUpAfter =
  (limit: number): MiddlewareHandler<ApiEnvironment> =>
  async (_, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(platformError('timeout', { status: 408 })), limit);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

/** Times out a call that has not started to respond. A streamed response may take as long as it needs once it has started. */
export const timeGuard = givenUpAfter(longestCall);
