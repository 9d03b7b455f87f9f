import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { type PageHead, headFaults, headOf, shared } from '../audit/head.ts';
import { publicAddresses, publicPages, publicRoutes } from '../audit/public-pages.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';

let app: AppServer;
beforeAll(async () => {
  app = await startAppServer();
});
afterAll(async () => {
  await app?.stop();
  app?.clear();
});

it('every public route is covered', async () => {
  expect(Object.keys(publicPages).sort()).toEqual((await publicRoutes()).sort());
});

it.each(languages)(
  'a link to a page in %s is shared in that language, with a preview image in it',
  async (language) => {
    const address = `/teaching?lang=${language}`;
    const head = await headOf(app.url, address, 'en');
    expect(headFaults(head, address, language)).toEqual([]);
    expect(head.shared).toMatch(new RegExp(`/teaching\\?lang=${language}$`));
    expect(head.pictureWords).toMatch(/^Curvela\. .{20,}$/);
    const picture = await fetch(app.url + new URL(head.picture).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    // Width and height from the PNG header.
    const size = new DataView(await picture.arrayBuffer());
    expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630]);
  },
);

it.each(languages)(
  '%s: every public page has a title, its own description, and links to all its languages',
  async (language) => {
    const heads: [string, PageHead][] = [];
    for (const address of publicAddresses) heads.push([address, await headOf(app.url, address, language)]);
    const faults = heads.flatMap(([address, head]) =>
      headFaults(head, address, language).map((fault) => `${address}: ${fault}`),
    );
    // Another mode of a page, and a single session of a page, are not pages of their own.
    const routes = heads.filter(([address]) => !/mode=|\/session\//.test(address));
    const same = [
      ...shared(routes.map(([address, { title }]) => [address, title])),
      ...shared(routes.map(([address, { description }]) => [address, description])),
    ];
    expect([...faults, ...same]).toEqual([]);
  },
);
