import { lifeHeader } from '#app/platform/page-life.ts';
import { languages } from '#app/platform/texts.ts';
import type { Pages } from './pages.ts';

/**
 * Bytes of cached pages, about two hundred pages; the oldest is evicted. Addresses are unlimited and of any size, so a number of pages
 * would not bound memory.
 */
const MOST_BYTES = 16_000_000;

/** The share of it for addresses with a query. Anybody can make up as many as they like: they evict each other, and no page without one. */
const shareOfQueries = 1 / 4;

/** A page by its path, at most in a given language: there are as many as the site has. */
const isPlain = ({ url }: Request): boolean => {
  const { search } = new URL(url);
  return search === '' || languages.some((language) => search === `?lang=${language}`);
};

/** `pieces`: the page split at each occurrence of the nonce. */
type CachedPage = { until: number; status: number; headers: Headers; pieces: Uint8Array[] };

/** `Buffer.from` would take short pieces from a pool of 64 KB, and keeping the piece would keep the pool. */
const encoder = new TextEncoder();

type Options = { keyOf: (request: Request) => string; now: () => number; mostBytes?: number };

/**
 * Renders a public page once per cache key, and gives each response its own nonce. `keyOf` returns what a page may depend
 * on. Other requests are passed through.
 */
export function withPageCache(pages: Pages, { keyOf, now, mostBytes = MOST_BYTES }: Options): Pages {
  const plain = new Shelf(mostBytes * (1 - shareOfQueries));
  const queries = new Shelf(mostBytes * shareOfQueries);
  return {
    ...pages,
    render: async (request, nonce) => {
      if (request.method !== 'GET') return pages.render(request, nonce);
      const key = keyOf(request);
      const shelf = isPlain(request) ? plain : queries;
      const known = shelf.get(key);
      if (known && known.until > now()) return answer(known, nonce);
      const page = await pages.render(request, nonce);
      const lifetime = Number(page.headers.get(lifeHeader) ?? 0);
      const headers = new Headers(page.headers);
      headers.delete(lifeHeader);
      if (page.status !== 200 || !(lifetime > 0))
        return new Response(page.body, { status: page.status, headers });
      // The nonce is random and React escapes all text, so it occurs nowhere else.
      const pieces = (await page.text()).split(nonce).map((piece) => encoder.encode(piece));
      const fresh = { until: now() + lifetime * 1000, status: page.status, headers, pieces };
      shelf.put(key, fresh);
      return answer(fresh, nonce);
    },
  };
}

class Shelf {
  readonly #most: number;
  readonly #kept = new Map<string, CachedPage>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(key: string): CachedPage | undefined {
    return this.#kept.get(key);
  }

  put(key: string, page: CachedPage): void {
    this.#take(key);
    this.#kept.set(key, page);
    this.#bytes += bytesOf(page);
    for (const oldest of this.#kept.keys()) if (this.#bytes > this.#most) this.#take(oldest);
  }

  #take(key: string): void {
    const page = this.#kept.get(key);
    this.#bytes -= page ? bytesOf(page) : 0;
    this.#kept.delete(key);
  }
}

const bytesOf = ({ pieces }: CachedPage): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

/** A content length tells the compression that the page is complete. */
function answer({ status, headers, pieces }: CachedPage, nonce: string): Response {
  const between = encoder.encode(nonce);
  const whole = Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece])));
  const sent = new Headers(headers);
  sent.set('content-length', String(whole.length));
  return new Response(whole, { status, headers: sent });
}
