import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml)|image\/svg)/;
/** Smaller answers gain less than the header costs. */
const smallest = 1024;

/**
 * Compresses what is made per request, brotli before gzip, flushing with each chunk so that a streamed page
 * arrives as it is made. Event streams and already compressed answers pass untouched.
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  if (!body || headers.has('content-encoding') || c.req.method === 'HEAD') return;
  if (!compressible.test(headers.get('content-type') ?? '')) return;
  if (Number(headers.get('content-length') ?? smallest) < smallest) return;
  headers.append('vary', 'accept-encoding');
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoder = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
  if (!encoder) return;

  const stream =
    encoder === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as never);
  source.on('error', (error) => stream.destroy(error));
  const compressed = new Headers(headers);
  compressed.set('content-encoding', encoder);
  compressed.delete('content-length');
  c.res = new Response(Readable.toWeb(source.pipe(stream)) as ReadableStream, {
    status: c.res.status,
    headers: compressed,
  });
};
