import { expect, it } from 'vitest';
import { createLog } from './log.server.ts';

it('a log line holds no secret and no mail body, at any depth', () => {
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
