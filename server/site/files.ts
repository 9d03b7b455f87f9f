import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { brand } from '#app/platform/brand.ts';
import type { Services } from '#app/platform/services.server.ts';
import { languages } from '#app/platform/texts.ts';
import { loadActiveTutors } from '#app/tutors/index.server.ts';
import { openPages } from './addresses.ts';

/** Cache time in seconds. */
const keptFor = 3600;
const cacheHeaders = { 'cache-control': `public, max-age=${keptFor}` };

/** The files for search engines, devices and finders of weaknesses. */
export function siteFiles(services: Services, courseIds: readonly string[]) {
  const site = services.settings.siteUrl;
  const files = new Hono<ApiEnvironment>();
  files.get('/robots.txt', (c) => c.text(robots(site), 200, cacheHeaders));
  files.get('/.well-known/security.txt', (c) =>
    c.text(securityText(site, services.clock.now()), 200, cacheHeaders),
  );
  files.get('/sitemap.xml', async (c) => {
    const tutors = await loadActiveTutors(services.db);
    const pages = [
      ...openPages,
      ...courseIds.map((id) => `/courses/${id}`),
      ...tutors.map(({ slug }) => `/tutors/${slug}`),
    ];
    return c.body(sitemap(site, pages), 200, {
      ...cacheHeaders,
      'content-type': 'application/xml; charset=utf-8',
    });
  });
  files.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest), 200, { ...cacheHeaders, 'content-type': 'application/manifest+json' }),
  );
  return files;
}

/** Personal pages are not disallowed here but send `noindex`: a crawler that may not fetch a page never sees that. */
const robots = (site: string): string =>
  ['User-agent: *', 'Disallow: /functions/', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');

/** Days until a copy of the file is to be fetched again; RFC 9116 recommends less than a year. */
const securityTextDays = 180;

/** Where to report a weakness (RFC 9116). The addresses of administrators are not published. */
const securityText = (site: string, now: Date): string =>
  [
    `Contact: ${site}/contact`,
    `Expires: ${new Date(now.getTime() + securityTextDays * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Each page with its alternates in the other languages (https://www.sitemaps.org, with `xhtml:link`). */
function sitemap(site: string, pages: readonly string[]): string {
  const entries = pages.map((page) => {
    const address = encodeURI(`${site}${page}`);
    const link = (hreflang: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    const others = [
      ...languages.map((language) => link(language, `${address}?lang=${language}`)),
      // Visitors with none of these languages; each address also has to list itself.
      link('x-default', address),
    ];
    return `<url><loc>${address}</loc>${others.join('')}</url>`;
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-${size}-maskable.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest). */
const manifest = {
  name: brand,
  short_name: brand,
  id: '/',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#fcfaf2',
  theme_color: '#fcfaf2',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    icon(512, 'maskable'),
  ],
};
