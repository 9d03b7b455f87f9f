import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { assetHeaders, headersOf } from './security.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const suffixes = { br: '.br', gzip: '.gz', none: '' } as const;
type Encoding = keyof typeof suffixes;

/** A built file in the encodings that the build produced; its bytes once they have been requested. */
type Asset = {
  file: string;
  headers: Record<string, string>;
  encodings: readonly Encoding[];
  cached: Map<Encoding, AssetResponse>;
};
type AssetResponse = { body: Buffer; headers: Record<string, string> };

/** Bytes kept in memory. The whole build in all encodings is about 7 MB; a larger build must not fill the memory. */
const MOST_KEPT = 32_000_000;
const built = '/assets/';

type Options = { siteUrl: string; mostBytes?: number };

/**
 * Answers requests for built files from a list made at start: a name that is not listed does not exist, so no path can leave the directory.
 * Prefers the compressed variants (.br, .gz) of the build. Bytes stay in memory after the first request, up to `mostKept`. Runs before all
 * middleware, because a page requests about thirty files and each would otherwise cost as much as a call. Returns false for any other
 * request.
 */
export function builtFiles(
  directory: string,
  { siteUrl, mostBytes = MOST_KEPT }: Options,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const assets = listAssets(directory, headersOf({ siteUrl }));
  let freeBytes = mostBytes;
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const asset = assets.get(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (!asset) return path.startsWith(built) && refuse(response);
    const encoding = chosen(asset, request.headers['accept-encoding']);
    let cached = asset.cached.get(encoding);
    if (!cached) {
      const { size } = statSync(asset.file + suffixes[encoding]);
      if (size > freeBytes) return fromDisk(asset, encoding, response);
      freeBytes -= size;
      asset.cached.set(encoding, (cached = read(asset, encoding)));
    }
    if (cached.headers.etag !== undefined && request.headers['if-none-match'] === cached.headers.etag) {
      const { 'content-length': _, ...headers } = cached.headers;
      response.writeHead(304, headers).end();
    } else response.writeHead(200, cached.headers).end(cached.body);
    return true;
  };
}

/** 404 for a file of another build, without rendering a page. */
function refuse(response: ServerResponse): true {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...assetHeaders,
  });
  response.end('There is no such file.\n');
  return true;
}

function chosen({ encodings }: Asset, accepted = ''): Encoding {
  return (
    encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)) ??
    'none'
  );
}

const encodedHeaders = (asset: Asset, encoding: Encoding): Record<string, string> => ({
  ...asset.headers,
  ...(encoding === 'none' ? {} : { 'content-encoding': encoding }),
});

function read(asset: Asset, encoding: Encoding): AssetResponse {
  const body = readFileSync(asset.file + suffixes[encoding]);
  // Names of built files contain a content hash; the other files get an ETag.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const immutable = asset.headers['cache-control']?.includes('immutable') === true;
  return {
    body,
    headers: {
      ...encodedHeaders(asset, encoding),
      'content-length': String(body.length),
      ...(immutable ? {} : { etag }),
    },
  };
}

function fromDisk(asset: Asset, encoding: Encoding, response: ServerResponse): true {
  response.writeHead(200, encodedHeaders(asset, encoding));
  createReadStream(asset.file + suffixes[encoding])
    .on('error', () => response.destroy())
    .pipe(response);
  return true;
}

function listAssets(directory: string, common: Record<string, string>): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(directory)) return assets;
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, entry);
    const type = types[extname(entry)];
    if (!type || !statSync(file).isFile()) continue;
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    const isBuilt = path.startsWith(built);
    assets.set(path, {
      file,
      encodings: (['br', 'gzip'] as const).filter((name) => existsSync(file + suffixes[name])),
      cached: new Map(),
      headers: {
        'content-type': type,
        vary: 'accept-encoding',
        'cache-control': isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...(isBuilt ? assetHeaders : common),
      },
    });
  }
  return assets;
}
