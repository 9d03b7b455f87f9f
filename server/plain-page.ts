import { html, raw } from 'hono/html';
import { brand } from '#app/platform/brand.ts';
import type { Visitor } from '#app/preferences/index.server.ts';

/* The colours of app/ui/styles/tokens.css, since the page loads no build files. */
const light =
  '--paper:#fcfaf2;--card:#fffdf9;--ink:#22242f;--muted:#555866;--line:#e6dfcf;--dot:#d5cbb8;--axis:#7d8094;--primary:#00615f;--on:#fbfefd;--curve:#c8623c;--focus:#4a4fb5';
const dark =
  '--paper:#12141f;--card:#1b1e2b;--ink:#ece8df;--muted:#b9b4a8;--line:#33364a;--dot:#474a5e;--axis:#9295a8;--primary:#6fd0c8;--on:#0b2123;--curve:#e0885f;--focus:#b6baff';

const styleOf = (theme: Visitor['theme']) => `
  :root{color-scheme:${theme === 'system' ? 'light dark' : theme};${theme === 'dark' ? dark : light}}
  ${theme === 'system' ? `@media (prefers-color-scheme:dark){:root{${dark}}}` : ''}
  *{box-sizing:border-box}
  body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 20px;color:var(--ink);
    font:1.125rem/1.6 "Atkinson Hyperlegible Next",system-ui,-apple-system,"Segoe UI",sans-serif;
    background:var(--paper) radial-gradient(circle,var(--dot) 1px,transparent 1.2px) 0 0/24px 24px}
  main{max-width:34rem;width:100%;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:32px clamp(20px,6vw,44px) 36px}
  svg{display:block;width:100%;max-width:280px;height:auto;margin:0 0 20px}
  .axis{fill:none;stroke:var(--axis);stroke-width:1.6;stroke-linecap:round}
  .hand{fill:none;stroke:var(--curve);stroke-width:4;stroke-linecap:round}
  .gap{stroke-dasharray:2 9}
  h1{font-size:1.7rem;line-height:1.2;margin:0 0 12px;text-wrap:balance}
  p{margin:0 0 14px}.muted{color:var(--muted);font-size:1rem}
  a{display:inline-flex;align-items:center;min-height:48px;margin-top:8px;padding:0 24px;border-radius:12px;background:var(--primary);
    color:var(--on);font-weight:650;text-decoration:none}
  a:hover{text-decoration:underline}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
  .brand{margin:20px 0 0;font-weight:650}
  @media (forced-colors:active){a{border:2px solid}}`;

type About = {
  status: number;
  visitor: Visitor;
  title: string;
  lead: string;
  safe: string;
  /** The link that continues from here. */
  again: { text: string; address: string };
};

/** A self-contained page in the visitor's language and colours. */
export async function plainPage({ status, visitor, title, lead, safe, again }: About): Promise<Response> {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const { state, theme } = visitor;
  const page = await html`<!doctype html>
    <html lang="${state.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(styleOf(theme))}
        </style>
      </head>
      <body>
        <main>
          <svg viewBox="0 0 280 120" aria-hidden="true">
            <path class="axis" d="M14 104H270M14 104V10" />
            <path class="hand" d="M14 86C44 82 60 58 92 60S120 66 132 52" />
            <path class="hand gap" d="M132 52C142 40 152 60 166 56" />
            <path class="hand" d="M166 56C190 50 214 34 258 26" />
          </svg>
          <h1>${title}</h1>
          <p>${lead}</p>
          <p class="muted">${safe}</p>
          <a href="${pathOf(again.address)}">${again.text}</a>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': state.locale,
      vary: 'Accept-Language, Cookie',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** A leading double slash would point to another site. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}
