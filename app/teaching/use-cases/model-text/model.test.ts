import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type LanguageModel, type Script, startLanguageModel } from '#tests/support/language-model.ts';
import { createLanguageModel, ModelFailure } from './model.server.ts';

let model: LanguageModel;
afterEach(() => model.close());

const patience = { first: 300, next: 300, whole: 5000 };
async function asks(script: Script, stop: AbortSignal = new AbortController().signal, waiting = patience) {
  model = await startLanguageModel(script);
  const client = createLanguageModel({ baseUrl: model.baseUrl, apiKey: 'key-of-the-test', model: 'local' });
  let text = '';
  const answer = client.ask(
    { instructions: 'Be brief.', messages: [{ role: 'user', content: 'Hello' }] },
    stop,
    waiting,
  );
  try {
    for (;;) {
      const piece = await answer.next();
      if (piece.done) return { text, usage: piece.value };
      text += piece.value;
    }
  } catch (thrown) {
    if (!(thrown instanceof ModelFailure)) throw thrown;
    return { text, trouble: thrown.trouble, retryAfter: thrown.retryAfter };
  }
}

test('follows the protocol: model, key, instructions, usage', async () => {
  const answer = await asks({ text: 'Look at the first line.' }, undefined, { ...patience, first: 5000 });
  expect(answer).toEqual({ text: 'Look at the first line.', usage: { prompt: 4, answer: 5 } });
  expect(model.requests[0]).toMatchObject({
    model: 'local',
    stream: true,
    authorization: 'Bearer key-of-the-test',
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hello' },
    ],
  });
});

test.each([
  ['slow to begin', { firstAfter: 60_000 }, { text: '', trouble: 'timeout' }],
  [
    'silent in the middle',
    { text: 'One two three four.', stallsAfter: 2 },
    { text: 'One two', trouble: 'timeout' },
  ],
  [
    'broken in the middle',
    { text: 'One two three four.', breaksAfter: 2, perSecond: 50 },
    { trouble: 'broken' },
  ],
  ['busy', { status: 429, retryAfter: 7 }, { text: '', trouble: 'refused', retryAfter: 7 }],
  ['out of order', { status: 500 }, { text: '', trouble: 'refused' }],
  ['a page', { nonsense: 'not-json' }, { text: '', trouble: 'nonsense' }],
  ['half an event', { nonsense: 'not-json-events' }, { text: '', trouble: 'nonsense' }],
  ['nothing', { nonsense: 'empty' }, { text: '', trouble: 'nonsense' }],
  ['something else', { nonsense: 'no-choices' }, { text: '', trouble: 'nonsense' }],
] as const)('a model that is %s is aborted', async (_, script, expected) => {
  expect(await asks(script)).toMatchObject(expected);
});

test('an endless response is aborted at the timeout', async () => {
  const { trouble } = await asks({ nonsense: 'endless' }, undefined, { first: 2000, next: 2000, whole: 400 });
  expect(trouble).toBe('timeout');
  await expect.poll(() => model.aborted()).toBe(1);
});

test('a stop ends the call on the other side', async () => {
  const stop = new AbortController();
  const asking = asks({ text: 'One two three four five six.', stallsAfter: 2 }, stop.signal, {
    ...patience,
    first: 5000,
    next: 60_000,
  });
  await expect.poll(() => model.sentAt[0]?.length).toBe(2);
  stop.abort();
  expect(await asking).toMatchObject({ trouble: 'stopped' });
  await expect.poll(() => model.aborted()).toBe(1);
});

test('an endpoint that redirects gets no answer: words and key go to the configured host alone', async () => {
  model = await startLanguageModel({ text: 'Elsewhere.' });
  const redirecting = createServer((_, response) => {
    response.writeHead(307, { location: `${model.baseUrl}/chat/completions` }).end();
  });
  await new Promise<void>((done) => redirecting.listen(0, '127.0.0.1', done));
  const { port } = redirecting.address() as AddressInfo;
  const client = createLanguageModel({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key', model: 'local' });
  const stop = new AbortController().signal;
  const question = { instructions: 'Be brief.', messages: [{ role: 'user' as const, content: 'Hello' }] };
  await expect(client.ask(question, stop, { ...patience, first: 5000 }).next()).rejects.toThrow(ModelFailure);
  expect(model.requests).toEqual([]);
  redirecting.close();
});
