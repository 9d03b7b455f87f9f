import { afterAll, beforeAll, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { seedTutors } from '#app/tutors/index.server.ts';
import { testServices } from '#tests/support/database.ts';
import { siteFiles } from './files.ts';

let test: Awaited<ReturnType<typeof testServices>>;
let files: ReturnType<typeof siteFiles>;
beforeAll(async () => {
  test = await testServices();
  await seedTutors(test.services.db, test.services.clock);
  files = siteFiles(test.services, ['fractions']);
});
afterAll(() => test.close());

const read = async (path: string) => (await files.request(path)).text();

it('the sitemap lists public pages, courses and bookable tutors, each in three languages', async () => {
  await test.services.db
    .updateTable('app.tutors')
    .set({ status: 'paused' })
    .where('slug', '=', 'amara-okafor')
    .execute();
  const map = await read('/sitemap.xml');
  const site = test.services.settings.siteUrl;
  for (const page of ['/', '/faq', '/courses/fractions', '/tutors/lucia-restrepo'])
    expect(map).toContain(`<loc>${site}${page}</loc>`);
  expect(map).toContain(`hreflang="es" href="${site}/tutors/lucia-restrepo?lang=es"`);
  expect(map).toContain(`hreflang="x-default" href="${site}/tutors/lucia-restrepo"`);
  for (const page of ['amara-okafor', '/dashboard', '/founder-hub']) expect(map).not.toContain(page);
});

it('robots.txt names the sitemap and disallows calls', async () => {
  const robots = await read('/robots.txt');
  expect(robots).toContain('Disallow: /functions/');
  expect(robots).toContain(`Sitemap: ${test.services.settings.siteUrl}/sitemap.xml`);
});

it('security.txt says where to report a weakness, for less than a year, and names no person', async () => {
  const { siteUrl: site, adminEmails } = test.services.settings;
  const text = await read('/.well-known/security.txt');
  expect(text).toBe(
    [
      `Contact: ${site}/contact`,
      'Expires: 2027-05-19T09:00:00.000Z',
      'Preferred-Languages: en, es, fr',
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
  for (const email of adminEmails) expect(text).not.toContain(email);
});

it('the manifest names only icons that exist', async () => {
  const manifest = JSON.parse(await read('/manifest.webmanifest')) as { icons: { src: string }[] };
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  expect(manifest.icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
});
