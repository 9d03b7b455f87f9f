import { expect, test } from 'vitest';
import { silentLog } from '#app/platform/log.server.ts';
import { createRefusalLog } from './refusal-log.ts';

type Refusal = Parameters<ReturnType<typeof createRefusalLog>>[0];
const refusal = (given: Partial<Refusal> = {}): Refusal => ({
  status: 429,
  network: '203.0.113.7',
  method: 'POST',
  path: '/functions/v1/contact',
  ...given,
});

function setup() {
  const lines: Record<string, unknown>[] = [];
  let now = Date.UTC(2026, 10, 29);
  const record = createRefusalLog({
    log: { ...silentLog, info: (line) => void lines.push(line as Record<string, unknown>) },
    clock: { now: () => new Date(now) },
  });
  return { lines, record, pass: (seconds: number) => (now += seconds * 1000) };
}

test('the first refusal of a network is logged at once, a flood as one count a minute', () => {
  const { lines, record, pass } = setup();
  for (let time = 0; time < 500; time += 1) record(refusal());
  expect(lines).toEqual([{ ...refusal(), count: 1 }]);
  pass(61);
  record(refusal({ path: '/functions/v1/bookings' }));
  expect(lines[1]).toEqual({ ...refusal({ path: '/functions/v1/bookings' }), count: 500 });
});

test('another network and another kind of refusal have lines of their own', () => {
  const { lines, record } = setup();
  record(refusal());
  record(refusal({ network: '203.0.113.8' }));
  record(refusal({ status: 401 }));
  record(refusal({ status: 403 }));
  expect(lines).toHaveLength(4);
});

test('answers, mistakes of a form and failures are no refusals', () => {
  const { lines, record } = setup();
  for (const status of [200, 304, 400, 404, 409, 422, 500, 503]) record(refusal({ status }));
  expect(lines).toEqual([]);
});

test('more networks than are remembered are still logged', () => {
  const { lines, record } = setup();
  for (let place = 0; place <= 10_000; place += 1) record(refusal({ network: `network ${place}` }));
  expect(lines).toHaveLength(10_001);
  record(refusal({ network: 'network 10000' }));
  expect(lines).toHaveLength(10_001);
});
