import { startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, median, milliseconds } from './figure.ts';

const repetitions = 3;

/**
 * From the start of the process to the last byte of the home page: on an empty data directory, on an existing one, and after node and
 * PostgreSQL were killed.
 */
export async function measure(): Promise<BenchFigure[]> {
  const empty: number[] = [];
  const warm: number[] = [];
  const killed: number[] = [];
  for (let round = 0; round < repetitions; round += 1) {
    const first = await timedStart();
    empty.push(first.took);
    await first.app.stop();
    const second = await timedStart(first.app.dataDir);
    warm.push(second.took);
    await second.app.kill();
    const third = await timedStart(first.app.dataDir);
    killed.push(third.took);
    await third.app.stop();
    third.app.clear();
  }
  return [
    {
      name: 'start to first page, empty directory',
      value: milliseconds(median(empty)),
      goal: '≤ 8 s',
      met: median(empty) <= 8000,
    },
    {
      name: 'start to first page, warm',
      value: milliseconds(median(warm)),
      goal: '≤ 3 s',
      met: median(warm) <= 3000,
    },
    {
      name: 'start to first page after SIGKILL, PostgreSQL recovering',
      value: milliseconds(median(killed)),
      goal: '≤ 5 s',
      met: median(killed) <= 5000,
    },
  ];
}

async function timedStart(dataDir?: string) {
  const started = performance.now();
  const app = await startAppServer(dataDir ? { dataDir } : {});
  await (await fetch(app.url)).text();
  return { app, took: performance.now() - started };
}
