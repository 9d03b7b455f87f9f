import { lifeHeader } from '#app/platform/page-life.ts';
import type { Pages } from './pages.ts';

/** Pages kept at once; the oldest goes first. */
const most = 300;

type Kept = { until: number; status: number; headers: Headers; pieces: string[] };

/**
 * Renders a public page once for all who see the same, and gives each answer its own nonce. `keyOf` names what a
 * page may depend on. Everything else goes straight through.
 */
export function withPageCache(pages: Pages, keyOf: (request: Request) => string, now: () => number): Pages {
  const kept = new Map<string, Kept>();
  return {
    ...pages,
    render: async (request, nonce) => {
      if (request.method !== 'GET') return pages.render(request, nonce);
      const key = keyOf(request);
      const known = kept.get(key);
      if (known && known.until > now()) return answer(known, nonce);
      kept.delete(key);
      const page = await pages.render(request, nonce);
      const life = Number(page.headers.get(lifeHeader) ?? 0);
      const headers = new Headers(page.headers);
      headers.delete(lifeHeader);
      if (page.status !== 200 || !(life > 0))
        return new Response(page.body, { status: page.status, headers });
      // The nonce is random and React escapes all text, so the pieces between its copies hold none of it.
      const fresh = {
        until: now() + life * 1000,
        status: page.status,
        headers,
        pieces: (await page.text()).split(nonce),
      };
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, fresh);
      return answer(fresh, nonce);
    },
  };
}

/** Its length tells whoever compresses it that the page is whole. */
function answer({ status, headers, pieces }: Kept, nonce: string): Response {
  const text = pieces.join(nonce);
  const sent = new Headers(headers);
  sent.set('content-length', String(Buffer.byteLength(text)));
  return new Response(text, { status, headers: sent });
}
