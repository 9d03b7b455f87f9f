import { describe, expect, it } from 'vitest';
import { ApiFailure, ApiUnreachable } from './api-client.ts';
import { requestKeys } from './request-keys.ts';

/** Submits several times with the given outcomes in turn. Returns the keys that were sent. */
async function press(ends: readonly (Error | 'done')[], requests: readonly unknown[] = []) {
  let made = 0;
  const send = requestKeys(() => `key ${(made += 1)}`);
  const sent: string[] = [];
  for (const [index, end] of ends.entries()) {
    const call = (key: string) => {
      sent.push(key);
      return end === 'done' ? Promise.resolve() : Promise.reject(end);
    };
    await send(requests[index] ?? 'the same', call).catch(() => undefined);
  }
  return sent;
}

const refusal = (status: number, code = 'learner_busy') => new ApiFailure(status, { error: { code } });

describe('the key of a request', () => {
  it('changes after a refusal, so that the stored refusal is not repeated', async () => {
    expect(await press([refusal(409), 'done'])).toEqual(['key 1', 'key 2']);
    expect(await press([refusal(422), refusal(404), 'done'])).toEqual(['key 1', 'key 2', 'key 3']);
  });

  it('stays the same without a response, so that it happens once', async () => {
    expect(await press([new ApiUnreachable(), new ApiUnreachable(), 'done'])).toEqual([
      'key 1',
      'key 1',
      'key 1',
    ]);
  });

  it.each([401, 408, 429, 500, 503])('stays the same after %i, which decides nothing', async (status) => {
    expect(await press([refusal(status), 'done'])).toEqual(['key 1', 'key 1']);
  });

  it('stays the same while the first attempt is in progress', async () => {
    expect(await press([refusal(409, 'request_in_progress'), 'done'])).toEqual(['key 1', 'key 1']);
  });

  it('changes for a different request, and after success', async () => {
    const requests = [{ note: 'a' }, { note: 'b' }, { note: 'b' }];
    expect(await press([new ApiUnreachable(), 'done', 'done'], requests)).toEqual([
      'key 1',
      'key 2',
      'key 3',
    ]);
  });
});
