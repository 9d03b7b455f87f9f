import { expect, it } from 'vitest';
import { withPageCache } from './page-cache.ts';

function app(life: string | null, mostBytes = 1_000_000) {
  let rendered = 0;
  let time = 0;
  const pages = withPageCache(
    {
      render: (_, nonce) => {
        rendered += 1;
        const headers = new Headers(life === null ? {} : { 'x-page-life': life });
        return Promise.resolve(new Response(`<script nonce="${nonce}">${rendered}</script>`, { headers }));
      },
    },
    { keyOf: (request) => request.url, now: () => time, mostBytes },
  );
  return {
    text: async (nonce: string, path = '/', method = 'GET') => {
      const page = await pages.render(new Request(`http://localhost${path}`, { method }), nonce);
      return { text: await page.text(), header: page.headers.get('x-page-life') };
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

it('a page with a lifetime is rendered once, and each response has its own nonce', async () => {
  const { text, pass } = app('5');
  expect(await text('AAAA')).toEqual({ text: '<script nonce="AAAA">1</script>', header: null });
  expect((await text('BBBB')).text).toBe('<script nonce="BBBB">1</script>');
  pass(6);
  expect((await text('CCCC')).text).toBe('<script nonce="CCCC">2</script>');
});

it('another address, and a page without a lifetime, are rendered again', async () => {
  const living = app('5');
  await living.text('A');
  expect((await living.text('A', '/?lang=fr')).text).toContain('2');
  const fleeting = app(null);
  await fleeting.text('A');
  expect((await fleeting.text('A')).text).toContain('2');
});

it('pages are cached up to a number of bytes, and the oldest is evicted first', async () => {
  const { text } = app('5', 80);
  for (const path of ['/a', '/b', '/c', '/d']) await text('A', path);
  expect((await text('A', '/d')).text).toContain('4');
  expect((await text('A', '/c')).text).toContain('3');
  expect((await text('A', '/a')).text).toContain('5');
});

it('a page is counted once, however often it is rendered again', async () => {
  const { text, pass } = app('5', 80);
  await text('A', '/a');
  for (let time = 0; time < 20; time += 1) {
    await text('A', '/b');
    pass(4);
  }
  expect((await text('A', '/b')).text).toContain('12');
  expect((await text('A', '/c')).text).toContain('13');
  expect((await text('A', '/b')).text).toContain('12');
});

it('addresses with made-up queries evict each other, and no page without one', async () => {
  const { text } = app('5', 160);
  await text('A', '/a');
  await text('A', '/a?lang=es');
  for (let number = 0; number < 50; number += 1) await text('A', `/a?x=${number}`);
  expect((await text('A', '/a')).text).toContain('>1<');
  expect((await text('A', '/a?lang=es')).text).toContain('>2<');
  expect((await text('A', '/a?x=49')).text).toContain('>52<');
  expect((await text('A', '/a?x=0')).text).toContain('>53<');
});
