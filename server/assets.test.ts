import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFiles } from './assets.ts';

const script = 'export const one = 1;\n'.repeat(40);
let directory: string;
let server: Server;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'curvela-assets-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/one-abc.js'), script);
  writeFileSync(join(directory, 'assets/one-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'icon.svg'), '<svg/>');
  writeFileSync(join(directory, '..', `${directory.split('/').at(-1)}.js`), 'outside');
});
afterEach(() => {
  server.close();
  rmSync(directory, { recursive: true });
  rmSync(`${directory}.js`);
});

async function open(mostKept?: number, from = directory) {
  const file = builtFiles(from, {
    siteUrl: 'http://localhost',
    ...(mostKept === undefined ? {} : { mostBytes: mostKept }),
  });
  server = createServer((request, answer) => file(request, answer) || answer.writeHead(418).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) =>
      request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (got) => {
        const pieces: Buffer[] = [];
        got.on('data', (piece: Buffer) => pieces.push(piece));
        got.on('end', () =>
          resolve({ status: got.statusCode ?? 0, headers: got.headers, body: Buffer.concat(pieces) }),
        );
      })
        .on('error', reject)
        .end(),
    );
}

it('a file is served with the compression of the build, and cached forever', async () => {
  const ask = await open();
  const { status, headers, body } = await ask('/assets/one-abc.js?v=1', { 'accept-encoding': 'gzip, br' });
  expect(status).toBe(200);
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  for (const accepted of ['', 'gzip', 'br;q=0, gzip'])
    expect((await ask('/assets/one-abc.js', { 'accept-encoding': accepted })).body.toString()).toBe(script);
  const head = await ask('/assets/one-abc.js', {}, 'HEAD');
  expect([head.headers['content-length'], head.body.length]).toEqual([String(script.length), 0]);
});

it('a file is read once, unless the memory limit is exceeded', async () => {
  const ask = await open(700);
  expect((await ask('/icon.svg')).body.toString()).toBe('<svg/>');
  unlinkSync(join(directory, 'icon.svg'));
  expect((await ask('/icon.svg')).body.toString()).toBe('<svg/>');
  expect((await ask('/assets/one-abc.js')).body.toString()).toBe(script);
  writeFileSync(join(directory, 'assets/one-abc.js'), 'changed');
  expect((await ask('/assets/one-abc.js')).body.toString()).toBe('changed');
});

it('a file without a content hash in its name is sent again only when it has changed', async () => {
  const ask = await open();
  const { headers } = await ask('/icon.svg');
  expect(headers['x-frame-options']).toBe('DENY');
  const again = await ask('/icon.svg', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('/favicon.ico is an icon and is cached', async () => {
  const ask = await open(undefined, 'public');
  const { status, headers, body } = await ask('/favicon.ico');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=3600',
    etag: expect.stringMatching(/^".+"$/) as string,
  });
  // An ICO file with one PNG image of 48 × 48.
  expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(body.readUInt32LE(14)).toBe(body.length - 22);
  expect(body.subarray(22, 30)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
});

it('a missing build file is answered 404, and any other request is passed on', async () => {
  const ask = await open();
  expect((await ask('/assets/two-abc.js')).status).toBe(404);
  const outside = `/assets/../../${directory.split('/').at(-1)}.js`;
  expect((await ask(outside)).body.toString()).not.toContain('outside');
  expect((await ask('/tutors')).status).toBe(418);
  expect((await ask('/assets/one-abc.js', {}, 'POST')).status).toBe(418);
});
