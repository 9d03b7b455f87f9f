import { expect, test, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { partOf } from '#tests/support/part-of.ts';
import type { ModelAttempt } from '../../model/model-attempt.ts';
import { ModelHealth } from './model-health.server.ts';

const now = new Date('2026-11-20T10:00:00Z');

function create() {
  const warn = vi.fn();
  const health = new ModelHealth(
    partOf<Pick<Services, 'clock' | 'log'>>({ clock: { now: () => now }, log: { warn } }),
    { baseUrl: 'http://localhost:1', apiKey: undefined },
  );
  const learn = (...attempts: Partial<ModelAttempt>[]) =>
    health.learn(attempts.map((attempt) => partOf<ModelAttempt>(attempt)));
  return { health, learn, warn };
}

test('a model that asks for a pause is not called for that many seconds, at least one minute and at most ten', () => {
  const restAfter = (retryAfter: number) => {
    const { health, learn } = create();
    learn({ outcome: 'refused', retryAfter });
    return health.restsUntil?.toISOString();
  };
  expect(restAfter(90)).toBe('2026-11-20T10:01:30.000Z');
  expect(restAfter(5)).toBe('2026-11-20T10:01:00.000Z');
  expect(restAfter(3600)).toBe('2026-11-20T10:10:00.000Z');
});

test('without such a request three failures in a row are needed, each of which is logged', () => {
  const { health, learn, warn } = create();
  learn({ outcome: 'timeout' }, { outcome: 'broken' });
  expect([health.restsUntil, health.allows()]).toEqual([null, true]);
  learn({ outcome: 'nonsense' });
  expect([health.restsUntil, health.allows()]).toEqual([new Date('2026-11-20T10:01:00Z'), false]);
  expect(warn.mock.calls.map(([about]) => about as unknown)).toEqual([
    { outcome: 'timeout' },
    { outcome: 'broken' },
    { outcome: 'nonsense' },
  ]);
});

test.each(['spoken', 'guarded'] as const)('a call that is %s ends the row of failures', (outcome) => {
  const { health, learn, warn } = create();
  learn({ outcome: 'timeout' }, { outcome: 'timeout' }, { outcome }, { outcome: 'timeout' });
  expect(health.restsUntil).toBeNull();
  expect(warn).toHaveBeenCalledTimes(3);
});

test('a call that was stopped says nothing about the model', () => {
  const { health, learn, warn } = create();
  learn({ outcome: 'stopped' }, { outcome: 'stopped' }, { outcome: 'stopped' });
  expect(health.restsUntil).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
