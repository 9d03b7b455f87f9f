import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { migrate } from '#database/migrate.ts';
import { createServices } from '#server/services.ts';
import { type LanguageModel, startLanguageModel } from '#tests/support/language-model.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { seededRandom, systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { createTutorWords, teachingApi } from '#app/teaching/index.server.ts';
import { readEvents } from '#app/teaching/model/model-text/read-events.ts';
import type { BenchFigure } from './figure.ts';

const streams = 200;
const atOnce = 10;
const perSecond = 20;
const modelText =
  'Look at the bracket in the first line. What does the number in front of it do to each of the terms?';
const account = { id: '00000000-0000-4000-a000-0000000000aa', email: 'maya@example.org' };

type Call = (path: string, init?: RequestInit) => Promise<Response>;
type StreamedText = { text: string; added: number };

/** Our overhead on a language model's first token, and whether a reader whose connection breaks misses anything. */
export async function measure(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-model-'));
  const database = await startEmbeddedPostgres({ dataDir });
  const maths = createMaths({ timeLimit: 10_000, patience: 10_000 });
  const pool = createPool(database.url, 20);
  const model = await startLanguageModel({ text: modelText, perSecond, firstAfter: 100 });
  try {
    await migrate(database.url);
    const { call, close } = await app(pool, maths, model);
    await stream(call, model, 0);
    const events: StreamedText[] = [];
    let next = 1;
    const reader = async () => {
      while (next <= streams) events.push(await stream(call, model, next++));
    };
    await Promise.all(Array.from({ length: atOnce }, reader));
    await close();
    return figuresOf(events);
  } finally {
    await model.close();
    await maths.close();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function figuresOf(events: readonly StreamedText[]): BenchFigure[] {
  const added = events.map((one) => one.added).toSorted((a, b) => a - b);
  const at = (share: number) => added[Math.floor(added.length * share)] ?? Number.NaN;
  const wrong = events.filter(({ text }) => text !== modelText).length;
  return [
    {
      name: `model: added to its first word, ${streams} streams of ${perSecond}/s, ${atOnce} at once, median`,
      value: `${at(0.5).toFixed(1)} ms`,
      goal: '',
      met: true,
    },
    {
      name: 'model: the same, 95th percentile',
      value: `${at(0.95).toFixed(1)} ms`,
      goal: '≤ 50 ms',
      met: at(0.95) <= 50,
    },
    {
      name: 'model: streams with a word lost or doubled, connection broken at random',
      value: String(wrong),
      goal: '0',
      met: wrong === 0,
    },
  ];
}

/** The API over HTTP with a signed-in caller. */
async function app(
  pool: ReturnType<typeof createPool>,
  maths: ReturnType<typeof createMaths>,
  model: LanguageModel,
) {
  const settings = loadSettings({
    JWT_SECRET: 'a-secret-of-the-measurement-0123456789',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'local',
    AI_CALLS_PER_DAY: '100000',
  });
  const services = createServices({
    settings,
    pool,
    log: silentLog,
    clock: systemClock,
    random: systemRandom,
  });
  const words = createTutorWords({ ...services, maths });
  const app = newApi();
  app.use(async (c, next) => {
    c.set('requestId', 'bench');
    c.set('language', 'en');
    c.set('account', { ...account, isAdmin: false, sessionId: undefined });
    c.set('visitorId', null);
    await next();
  });
  app.route('/', teachingApi({ ...services, maths, words }));
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call: Call = (path, init) => fetch(`http://127.0.0.1:${port}/teaching${path}`, init);
  const close = async () => {
    await words?.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { call, close };
}

/** One turn, read to its end with occasional disconnects. The number in its problem identifies the model's request. */
async function stream(call: Call, model: LanguageModel, number: number): Promise<StreamedText> {
  const random = seededRandom(number + 1);
  const problem = `${number + 2}(x-2)=${9000 + number}`;
  const begun = await call('/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'socratic-guide', problem, locale: 'en' }),
  });
  const { session } = (await begun.json()) as { session: { id: string; turns: { id: string }[] } };
  const path = `/sessions/${session.id}/turns/${session.turns[0]?.id}/words`;
  let text = '';
  let lastId = '';
  let first = 0;
  for (;;) {
    const gone = new AbortController();
    const headers = { accept: 'text/event-stream', ...(lastId === '' ? {} : { 'last-event-id': lastId }) };
    const { body } = await call(path, { headers, signal: gone.signal });
    if (!body) throw new Error('a stream has a body');
    for await (const { id, event, data } of readEvents(body)) {
      if (event === 'done' || event === 'fallback') return { text, added: first - sentFirst(model, number) };
      if (first === 0) first = performance.now();
      text += (JSON.parse(data) as { text?: string[] }).text?.join('') ?? '';
      lastId = id;
      if (random.fraction() < 0.1) break;
    }
    gone.abort();
  }
}

/** When the model sent its first token for a problem. */
function sentFirst({ requests, sentAt }: LanguageModel, number: number): number {
  const at = requests.findIndex(({ messages }) => messages[1]?.content.includes(`= ${9000 + number}"`));
  return sentAt[at]?.[0] ?? Number.NaN;
}
