import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';

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

type Asset = { file: string; type: string; immutable: boolean; encodings: readonly ('br' | 'gzip')[] };

/**
 * Serves the built files by a list made once at start: a name that is not in it does not exist, so no path can
 * reach outside. Compressed twins (.br, .gz) that the build made are preferred.
 */
export function serveAssets(directory: string): MiddlewareHandler {
  const assets = listAssets(directory);
  return async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = asset.encodings.find((name) => accepted.includes(name));
    const suffix = { br: '.br', gzip: '.gz' } as const;
    const body = readFileSync(encoding ? `${asset.file}${suffix[encoding]}` : asset.file);
    c.header('content-type', asset.type);
    c.header('content-length', String(body.length));
    c.header('vary', 'accept-encoding');
    c.header(
      'cache-control',
      asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    if (encoding) c.header('content-encoding', encoding);
    return c.body(body);
  };
}

function listAssets(directory: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(directory)) return assets;
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, entry);
    const type = types[extname(entry)];
    if (!type || !statSync(file).isFile()) continue;
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    const encodings = (['br', 'gzip'] as const).filter((name) =>
      existsSync(`${file}.${name === 'br' ? 'br' : 'gz'}`),
    );
    assets.set(path, { file, type, immutable: path.startsWith('/assets/'), encodings });
  }
  return assets;
}
