import { html } from 'hono/html';
import type { ApiContext } from './context.server.ts';

type Markup = ReturnType<typeof html>;

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #22242f;
    background: #fcfaf2; overflow-wrap: anywhere }
  h1, h2 { line-height: 1.25; text-wrap: balance } h2 { font-size: 1.2rem; margin: 0 }
  a { color: #00615f } article { border-top: 1px solid #e0d9c9; padding: 1.5rem 0 } code { font-size: .95em }
  dt { margin-top: 1rem } dd { margin: 0; color: #555866 } time { color: #555866 }
  @media (prefers-color-scheme: dark) { body { color: #ece8df; background: #12141f } a { color: #6fd0c8 }
    article { border-color: #33364a } dd, time { color: #b9b4a8 } }`;

/** A page for operators that does not depend on the app's own assets. English, like the log. */
export function plainPage(c: ApiContext, title: string, body: Markup | Promise<Markup>) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style nonce="${nonce}">
            ${style}
          </style>
        </head>
        <body>
          <h1>${title}</h1>
          ${body}
        </body>
      </html>`,
  );
}
