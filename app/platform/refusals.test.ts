import { describe, expect, it } from 'vitest';
import { lastWait, noteRefusal } from './refusals.ts';

const refused = (body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status: 429, headers });

describe('a refused call says how long to wait', () => {
  it('by its header', async () => {
    await noteRefusal(refused({ retry_after: 9 }, { 'retry-after': '120' }));
    expect(lastWait()).toBe(120);
  });
  it('by its body where the header stays hidden', async () => {
    await noteRefusal(refused({ retry_after: 41.2 }));
    expect(lastWait()).toBe(42);
  });
  it('or not at all, and an earlier answer is not taken for it', async () => {
    await noteRefusal(refused({ retry_after: 41 }));
    await noteRefusal(new Response('busy', { status: 429 }));
    expect(lastWait()).toBeNull();
  });
  it('and stays to be read by the caller', async () => {
    expect(await (await noteRefusal(refused({ msg: 'slow down' }))).json()).toEqual({ msg: 'slow down' });
  });
  it('while other answers change nothing', async () => {
    await noteRefusal(refused({ retry_after: 7 }));
    await noteRefusal(Response.json({ retry_after: 99 }));
    expect(lastWait()).toBe(7);
  });
});
