import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compression } from './compression.ts';

const long = 'Curvela '.repeat(1000);
const app = new Hono();
app.use(compression);
app.get('/json', (c) => c.json({ long }));
app.get('/whole', (c) => c.html(long, 200, { 'content-length': String(long.length) }));
app.get('/small', (c) => c.json({ short: true }));
app.get('/events', (c) => c.body(long, 200, { 'content-type': 'text/event-stream' }));
app.get('/image', (c) => c.body(long, 200, { 'content-type': 'image/png' }));
app.get('/page', () => {
  const pieces = [long, '<p>late</p>'];
  const body = new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/html' } });
});

const get = (path: string, accepted: string) =>
  app.request(path, { headers: { 'accept-encoding': accepted } });
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('compression', () => {
  it('prefers brotli, then gzip, and sends uncompressed without either', async () => {
    const brotli = await get('/json', 'gzip, deflate, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(JSON.parse(brotliDecompressSync(await bytes(brotli)).toString())).toEqual({ long });
    const zipped = await get('/json', 'gzip');
    expect(JSON.parse(gunzipSync(await bytes(zipped)).toString())).toEqual({ long });
    const plain = await get('/json', 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(await plain.json()).toEqual({ long });
  });

  it('removes the content length of a compressed page', async () => {
    const page = await get('/whole', 'br');
    expect(page.headers.get('content-length')).toBeNull();
    expect(brotliDecompressSync(await bytes(page)).toString()).toBe(long);
  });

  it('compresses streamed pages', async () => {
    const page = await get('/page', 'br');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(page)).toString()).toBe(`${long}<p>late</p>`);
  });

  it.each(['/small', '/events', '/image'])('does not change %s', async (path) => {
    const answer = await get(path, 'br');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect((await answer.text()).length).toBeGreaterThan(10);
  });
});
