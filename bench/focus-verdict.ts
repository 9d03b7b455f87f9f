import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { createServices } from '#server/services.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { startSession } from '#app/teaching/use-cases/start-session.server.ts';
import { takeTurn } from '#app/teaching/use-cases/turns/take-turn.server.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import { type BenchFigure, median, milliseconds } from './figure.ts';

const rounds = 20;
/** Textbook problems, each with a wrong line and right ones. The wrong one gets a hint with its verdict. */
const problems = [
  ['3(x-2)=9', '3x-2=9', '3x-6=9', '3x=15', 'x=5'],
  ['2x^2-5x-3=0', '(2x-1)(x+3)=0', '(2x+1)(x-3)=0', 'x=-1/2 or x=3'],
  ['factor x^2-7x+12', '(x-3)(x+4)', '(x-3)(x-4)'],
  ['expand 3(x-2)(x+1)', '3x^2-3x-2', '3x^2-3x-6'],
  ['1/2 + 1/3', '2/5', '5/6'],
  ['derive x*sin(x)', 'cos(x)', 'sin(x)+x*cos(x)'],
] as const;

/** From receiving a line to storing its verdict, with the built-in tutor's text: in a focus session, with a database. */
export async function measure(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-focus-'));
  const database = await startEmbeddedPostgres({ dataDir });
  const maths = createMaths({ timeLimit: 10_000, patience: 10_000 });
  const pool = createPool(database.url, 10);
  try {
    await migrate(database.url);
    const settings = loadSettings({ JWT_SECRET: 'a-secret-of-the-measurement-0123456789' });
    const services = {
      ...createServices({ settings, pool, log: silentLog, clock: systemClock, random: systemRandom }),
      maths,
    };
    await session(services, 0);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) times.push(...(await session(services, round)));
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return [
      {
        name: `focus: a line to its verdict, ${times.length} lines, median`,
        value: milliseconds(median(times)),
        goal: '',
        met: true,
      },
      {
        name: 'focus: the same, 95th percentile',
        value: milliseconds(p95),
        goal: '≤ 300 ms',
        met: p95 <= 300,
      },
    ];
  } finally {
    await maths.close();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** All lines of one problem, with the milliseconds of each turn. */
async function session(services: TeachingServices, round: number): Promise<number[]> {
  const owner = { accountId: '00000000-0000-4000-a000-0000000000aa' };
  const [problem, ...lines] = problems[round % problems.length] ?? problems[0];
  const started = await startSession(services, owner, {
    model: 'focus',
    problem,
    locale: 'en',
    focus: { energy: round % 2 === 0 ? 'low' : 'okay' },
  });
  let { card } = started;
  const times: number[] = [];
  for (const answer of lines) {
    if (card?.purpose !== 'line') break;
    const start = performance.now();
    const turn = await takeTurn(services, owner, started.id, { cardId: card.id, answer });
    times.push(performance.now() - start);
    card = turn.session.card;
  }
  return times;
}
