import { expect, it } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { createProgressReporter } from './progress-reporter.ts';

function start() {
  const clock = settableClock('2026-11-20T09:00:00Z');
  const sent: string[] = [];
  const reporter = createProgressReporter(clock, ({ done, now }) => {
    sent.push(`${done} at ${now.toISOString().slice(14, 23)}`);
    return Promise.resolve();
  });
  return { clock, sent, ...reporter };
}

it('reports the beginning and each finished part at once', async () => {
  const { sent, report } = start();
  for (const done of [0, 1, 2]) await report(done);
  expect(sent).toEqual(['0 at 00:00.000', '1 at 00:00.000', '2 at 00:00.000']);
});

it('reports a long part every five seconds, however many batches it has', async () => {
  const { clock, sent, report, repeat } = start();
  await report(3);
  for (const milliseconds of [1, 4998, 1, 4999, 1]) {
    clock.advance(milliseconds);
    await report(3);
    await repeat();
  }
  expect(sent).toEqual(['3 at 00:00.000', '3 at 00:05.000', '3 at 00:10.000']);
});

it('repeats the last number', async () => {
  const { clock, sent, report, repeat } = start();
  await report(4);
  clock.advance(5000);
  await repeat();
  expect(sent).toEqual(['4 at 00:00.000', '4 at 00:05.000']);
});
