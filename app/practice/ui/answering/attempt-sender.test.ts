import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import type { AttemptResponse } from '../../api/client.ts';
import { loadDraft, saveDraft } from '../../domain/answering/draft-storage.ts';
import { createSender } from './attempt-sender.ts';
import { loadUnsent, saveUnsent, type UnsentAttempt } from './unsent-attempts.ts';

/** A browser's storage. */
function stubStorage(name: 'localStorage' | 'sessionStorage'): void {
  const values = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
}

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const attempt = (id: string, text: string): UnsentAttempt => ({
  accountId: 'carmen',
  sessionId: 'session',
  itemId: `item of ${id}`,
  attempt: { id, answer: { kind: 'formula', text }, confidence: null, tookMs: 1000 },
});
const refused = (status: number) => new ApiFailure(status, { error: { code: 'x', message: '' } });
const answered = {} as AttemptResponse;

/** A sender whose requests are answered by the test, in order. */
function senderOf(accountId = 'carmen') {
  const calls: { id: string; resolve(): void; reject(failure: unknown): void }[] = [];
  const events: string[] = [];
  const sender = createSender(
    accountId,
    {
      onAnswer: (entry) => events.push(`answered ${entry.attempt.id}`),
      onRefused: (entry) => events.push(`refused ${entry.attempt.id}`),
      onWaiting: (left) => events.push(`waiting ${left.length}`),
    },
    (_, { id }) =>
      new Promise((resolve, reject) => calls.push({ id, resolve: () => resolve(answered), reject })),
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { sender, calls, events, settle };
}

describe('answers that wait for the connection', () => {
  it('are sent one at a time, the oldest first', async () => {
    const { sender, calls, events, settle } = senderOf();
    saveUnsent(attempt('1', 'x = 1'));
    saveUnsent(attempt('2', 'x = 2'));
    void sender.flush();
    void sender.flush();
    expect(calls.map(({ id }) => id)).toEqual(['1']);
    calls[0]?.resolve();
    await settle();
    expect(calls.map(({ id }) => id)).toEqual(['1', '2']);
    calls[1]?.resolve();
    await settle();
    expect(events).toEqual(['answered 1', 'answered 2', 'waiting 0']);
    expect(loadUnsent('carmen')).toEqual([]);
  });

  it('stay stored without a response, and are sent again after a second', async () => {
    const { sender, calls, events, settle } = senderOf();
    saveUnsent(attempt('1', 'x = 1'));
    void sender.flush();
    calls[0]?.reject(new ApiUnreachable(''));
    await settle();
    expect(events).toEqual(['waiting 1']);
    expect(loadUnsent('carmen').map((entry) => entry.attempt.id)).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ id }) => id)).toEqual(['1', '1']);
  });

  it('are deleted when the server refuses them, and the next one is sent', async () => {
    const { sender, calls, events, settle } = senderOf();
    saveUnsent(attempt('1', '3+('));
    saveUnsent(attempt('2', 'x = 2'));
    void sender.flush();
    calls[0]?.reject(refused(422));
    await settle();
    calls[1]?.resolve();
    await settle();
    expect(events).toEqual(['refused 1', 'answered 2', 'waiting 0']);
  });

  it('of another account of the same browser are not sent', async () => {
    const { sender, calls, settle } = senderOf('noor');
    saveUnsent(attempt('1', 'x = 1'));
    void sender.flush();
    await settle();
    expect(calls).toEqual([]);
    expect(loadUnsent('carmen')).toHaveLength(1);
  });

  it('are not sent again after the page was left', async () => {
    const { sender, calls, settle } = senderOf();
    saveUnsent(attempt('1', 'x = 1'));
    void sender.flush();
    calls[0]?.reject(new ApiUnreachable(''));
    await settle();
    sender.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
  });

  it('that fail after the page was left start no timer', async () => {
    const { sender, calls, events, settle } = senderOf();
    saveUnsent(attempt('1', 'x = 1'));
    void sender.flush();
    sender.stop();
    calls[0]?.reject(new ApiUnreachable(''));
    await settle();
    expect(events).toEqual(['waiting 1']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('typed text', () => {
  const item = { id: 'item of 1', ask: { kind: 'formula', label: null, formText: null } } as const;
  const typed = (text: string) => ({
    draft: { kind: 'formula', text } as const,
    confidence: null,
    tookMs: 0,
  });

  it('after an answer was sent is kept when the verdict arrives', async () => {
    const { sender, calls, settle } = senderOf();
    saveDraft(item.id, typed('x = 1'));
    saveUnsent(attempt('1', 'x = 1'));
    void sender.flush();
    saveDraft(item.id, typed('x = 12'));
    calls[0]?.resolve();
    await settle();
    expect(loadDraft(item).draft).toEqual({ kind: 'formula', text: 'x = 12' });
  });

  it('for another kind of answer is not restored', () => {
    saveDraft(item.id, typed('x = 1'));
    const choice = { id: item.id, ask: { kind: 'choice', options: [] } } as const;
    expect(loadDraft(choice).draft).toEqual({ kind: 'choice', number: null });
  });
});
