import { describe, expect, it } from 'vitest';
import { lastWait, recordRefusal } from './refusals.ts';

const refused = (body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status: 429, headers });

describe('the wait after a 429', () => {
  it('is read from its header', async () => {
    await recordRefusal(refused({ retry_after: 9 }, { 'retry-after': '120' }));
    expect(lastWait()).toBe(120);
  });
  it('is read from its body where the header is hidden', async () => {
    await recordRefusal(refused({ retry_after: 41.2 }));
    expect(lastWait()).toBe(42);
  });
  it('is null when absent, also after an earlier one', async () => {
    await recordRefusal(refused({ retry_after: 41 }));
    await recordRefusal(new Response('busy', { status: 429 }));
    expect(lastWait()).toBeNull();
  });
  it('leaves the body unread', async () => {
    expect(await (await recordRefusal(refused({ msg: 'slow down' }))).json()).toEqual({ msg: 'slow down' });
  });
  it('is unchanged by other responses', async () => {
    await recordRefusal(refused({ retry_after: 7 }));
    await recordRefusal(Response.json({ retry_after: 99 }));
    expect(lastWait()).toBe(7);
  });
});
