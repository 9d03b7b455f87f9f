import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { createServices } from '#server/services.ts';
import { type TeachingCall, openTeachingTestApp } from '#tests/simulated-sessions/teaching-test-app.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import type { TeachingSessionView, SessionWithTurns, TurnAnswer } from '#app/teaching/model/views.ts';
import type { BenchFigure } from './figure.ts';

const rounds = 60;
const warming = 6;
const goal = 150;
const accountId = '00000000-0000-4000-a000-0000000000aa';

/** The steps of a round, in this order; each is one figure. */
const deeds = ['begin', 'wrong line', 'words', 'hint', 'example', 'right line', 'answer'] as const;
type Deed = (typeof deeds)[number];
type Waited = Record<Deed, number[]>;

/** From sending to the tutor's first words over HTTP, with built-in texts: the whole turn is the response to one call. */
export async function measure(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-turn-'));
  const database = await startEmbeddedPostgres({ dataDir });
  const maths = createMaths({ timeLimit: 10_000, patience: 10_000 });
  const pool = createPool(database.url, 10);
  try {
    await migrate(database.url);
    const settings = loadSettings({
      JWT_SECRET: 'a-secret-of-the-measurement-0123456789',
      DATA_DIR: dataDir,
    });
    const services = createServices({
      settings,
      pool,
      log: silentLog,
      clock: systemClock,
      random: systemRandom,
    });
    const fixture = await openTeachingTestApp({ ...services, maths });
    const waited = Object.fromEntries(deeds.map((deed) => [deed, [] as number[]])) as Waited;
    for (let round = 0; round < warming + rounds; round += 1) {
      const took = await play(fixture.call, round);
      if (round >= warming) for (const deed of deeds) waited[deed].push(took[deed] ?? Number.NaN);
    }
    await fixture.close();
    return figuresOf(waited);
  } finally {
    await maths.close();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A linear equation with new numbers each time, so that no cache helps. */
async function play(call: TeachingCall, round: number): Promise<Partial<Record<Deed, number>>> {
  const took: Partial<Record<Deed, number>> = {};
  const timed = async <Answer>(deed: Deed, path: string, input: object): Promise<Answer> => {
    const started = performance.now();
    const answer = await call(accountId, path, { method: 'POST', body: JSON.stringify(input) });
    const read = (await answer.json()) as Answer;
    took[deed] = performance.now() - started;
    if (!answer.ok) throw new Error(`${deed}: ${answer.status} ${JSON.stringify(read)}`);
    return read;
  };
  const [a, b, root] = [2 + (round % 7), 3 + (round % 11), 4 + (round % 13)];
  const problem = `${a}(x - ${b}) = ${a * (root - b)}`;
  const begun = await timed<{ session: SessionWithTurns }>('begin', '/sessions', {
    model: 'socratic-guide',
    problem,
    locale: 'en',
  });
  let session: TeachingSessionView = begun.session;
  const turn = async (deed: Deed, input: object) => {
    session = (await timed<TurnAnswer>(deed, `/sessions/${session.id}/turns`, input)).session;
  };
  const cardId = () => session.card?.id;
  await turn('wrong line', { cardId: cardId(), answer: `${a}x - ${b} = ${a * (root - b)}` });
  await turn('words', { text: 'I don’t get it' });
  await turn('hint', { action: 'hint', cardId: cardId() });
  await turn('example', { text: 'another example please' });
  await turn('right line', { cardId: cardId(), answer: `${a}x = ${a * root}` });
  await turn('answer', { cardId: cardId(), answer: `x = ${root}` });
  return took;
}

function figuresOf(waited: Waited): BenchFigure[] {
  const figure = (name: string, values: readonly number[]): BenchFigure => {
    const sorted = values.toSorted((a, b) => a - b);
    const [half, most] = [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
    return {
      name: `built-in turn, first words over HTTP, ${name}, median and 95th percentile`,
      value: `${half?.toFixed(0)} ms, ${most?.toFixed(0)} ms`,
      goal: `≤ ${goal} ms`,
      met: (most ?? Number.NaN) <= goal,
    };
  };
  return [
    figure(
      `all ${rounds * deeds.length}`,
      deeds.flatMap((deed) => waited[deed]),
    ),
    ...deeds.map((deed) => figure(deed, waited[deed])),
  ];
}

if (import.meta.main) {
  for (const { name, value, goal: wanted, met } of await measure())
    process.stdout.write(`${name.padEnd(86)} ${value.padEnd(18)} ${met ? 'meets' : 'MISSES'} ${wanted}\n`);
}
