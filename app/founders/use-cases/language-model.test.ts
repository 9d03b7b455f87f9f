import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { silentLog } from '#app/platform/log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { checkLanguageModel } from './check-language-model.server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A local endpoint with this response. */
async function endpoint(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
}
const check = (ai: Settings['ai']) =>
  checkLanguageModel({
    settings: { ai } as Settings,
    clock: settableClock('2026-11-20T09:00:00Z'),
    log: silentLog,
  });
const offering =
  (...ids: string[]): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
  };

test('no request is sent without a language model', async () => {
  expect(await check(undefined)).toEqual({
    state: 'not_configured',
    checkedAt: '2026-11-20T09:00:00.000Z',
    milliseconds: null,
    status: null,
  });
});

test('an endpoint that lists the model is healthy and receives the key at /models', async () => {
  const requests: (string | undefined)[] = [];
  const baseUrl = await endpoint((request, response) => {
    requests.push(request.url, request.headers.authorization);
    offering('other', 'tutor-small')(request, response);
  });
  const health = await check({ baseUrl, apiKey: 'secret-key', model: 'tutor-small' });
  expect(health).toMatchObject({ state: 'healthy', status: 200 });
  expect(requests).toEqual(['/v1/models', 'Bearer secret-key']);
  expect(JSON.stringify(health)).not.toContain('secret-key');
});

test('an endpoint without the model is reported', async () => {
  const baseUrl = await endpoint(offering('other'));
  expect(await check({ baseUrl, apiKey: undefined, model: 'tutor-small' })).toMatchObject({
    state: 'model_unknown',
  });
});

test.each([
  ['a wrong key', 401, '{"error":{"message":"no"}}'],
  ['a page instead of data', 200, '<h1>Welcome</h1>'],
  ['a way elsewhere', 302, ''],
])('%s is reported as rejected, with its status', async (_, status, body) => {
  const baseUrl = await endpoint((__, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:1/' });
    response.end(body);
  });
  expect(await check({ baseUrl, apiKey: 'k', model: 'm' })).toMatchObject({ state: 'refused', status });
});

test('an address without a listener is unreachable', async () => {
  const baseUrl = await endpoint(offering());
  await new Promise((resolve) => server?.close(resolve));
  expect(await check({ baseUrl, apiKey: 'k', model: 'm' })).toMatchObject({
    state: 'unreachable',
    status: null,
  });
});
