import { html } from 'hono/html';
import { brand } from '../brand.ts';

/* Email programs ignore our style sheets: every element has inline colours, overridden for dark mode where supported. */
const dark = `@media (prefers-color-scheme: dark) { .ground { background: #12141f !important; color: #ece8df !important }
  .way { color: #6fd0c8 !important } .quiet { color: #b9b4a8 !important; border-color: #33364a !important } }`;
const ground =
  'margin: 0; background: #fcfaf2; color: #22242f; font: 17px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif';
const way = 'color: #00615f; font-weight: 600; overflow-wrap: anywhere';
const mutedStyle =
  'margin: 32px 0 0; padding-top: 16px; border-top: 1px solid #e0d9c9; color: #555866; font-size: 15px';

/**
 * Builds the HTML of an email from its text, so that both have the same content: paragraphs, and links for lines
 * `label: address` with an address of this site. Other addresses, such as one in a user's note, stay
 * text.
 */
export async function letterPage(mail: { subject: string; text: string; language: string }, siteUrl: string) {
  const paragraphs = mail.text.trim().split(/\n{2,}/u);
  const page = await html`<!doctype html>
    <html lang="${mail.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${dark}
        </style>
      </head>
      <body class="ground" style="${ground}">
        <div style="max-width: 560px; margin: 0 auto; padding: 32px 20px">
          <h1 style="margin: 0 0 20px; font-size: 22px; line-height: 1.3">${mail.subject}</h1>
          ${paragraphs.map((paragraph) => html`<p style="margin: 0 0 16px">${linesOf(paragraph, siteUrl)}</p>`)}
          <p class="quiet" style="${mutedStyle}">
            <a class="way" style="${way}" href="${siteUrl}/">${brand}</a>
          </p>
        </div>
      </body>
    </html>`;
  return String(page);
}

const linesOf = (paragraph: string, siteUrl: string) =>
  paragraph.split('\n').map((line, at) => html`${at === 0 ? '' : html`<br />`}${lineOf(line, siteUrl)}`);

function lineOf(line: string, siteUrl: string) {
  const [, label, address] = /^(?:(.+?)[\s\u00a0]*:\s+)?(https?:\/\/\S+)$/u.exec(line.trim()) ?? [];
  if (address === undefined || !isOurs(address, siteUrl)) return line;
  return html`<a class="way" style="${way}" href="${address}">${label ?? address}</a>`;
}

const isOurs = (address: string, siteUrl: string): boolean =>
  address === siteUrl || ['/', '?', '#'].some((sign) => address.startsWith(`${siteUrl}${sign}`));
