import { expect, it } from 'vitest';
import { batching, createLog } from './log.server.ts';

it('a log line contains no secret and no email body, at any depth', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info(
    {
      requestId: 'r-1',
      password: 'hunter2',
      headers: { authorization: 'Bearer abc', cookie: 'sid=1' },
      request: { body: { refresh_token: 'xyz' } },
      mail: { subject: 'Confirm', text: 'code 123456' },
    },
    'request',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"requestId":"r-1"');
  expect(lines[0]).not.toMatch(/hunter2|Bearer|sid=1|xyz|Confirm|123456/);
});

it('lines are buffered for a moment; a warning is written at once, after those before it', () => {
  const [written, waiting] = [[] as string[], [] as string[]];
  const lines = {
    write: (line: string) => waiting.push((JSON.parse(line) as { msg: string }).msg),
    flushSync: () => written.push(waiting.splice(0).join()),
  };
  const moments: (() => void)[] = [];
  const log = createLog(
    'info',
    batching(lines, (flush) => moments.push(flush)),
  );
  log.info({}, 'one');
  log.info({}, 'two');
  expect([written, moments.length]).toEqual([[], 1]);
  moments.shift()?.();
  log.info({}, 'three');
  log.warn({}, 'four');
  expect(written).toEqual(['one,two', 'three,four']);
});
