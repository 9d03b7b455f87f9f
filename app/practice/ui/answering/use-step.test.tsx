import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { mounted, settle } from '#tests/support/mounted.tsx';
import { practiceTexts } from '../../messages/index.ts';
import { isItemOver, useStep } from './use-step.ts';

type Steps = ReturnType<typeof useStep>;

function StepsPage({ onStale, onRender }: { onStale(): void; onRender(steps: Steps): void }) {
  const steps = useStep(onStale);
  useEffect(() => onRender(steps));
  return null;
}

/** The steps of a page, as they are after the latest render. */
async function openSteps() {
  const onStale = vi.fn();
  const onRender = vi.fn<(steps: Steps) => void>();
  await mounted(<StepsPage onStale={onStale} onRender={onRender} />, { messages: practiceTexts.en });
  return { steps: () => onRender.mock.lastCall![0], onStale };
}
const failure = (status: number, code = 'x', message = 'The reason.') =>
  new ApiFailure(status, { error: { code, message } });

describe('the steps of practice', () => {
  it('are taken one at a time; only finishing waits for the one before', async () => {
    const { steps } = await openSteps();
    const first = Promise.withResolvers<void>();
    const events: string[] = [];
    const record = (event: string) => () => Promise.resolve(void events.push(event));
    const sent = steps().step('send', () => first.promise.then(record('sent')));
    await settle();
    expect(steps().busy).toBe('send');
    await steps().step('next', record('next'));
    const finished = steps().step('finish', record('finished'));
    await settle();
    expect(events).toEqual([]);
    first.resolve();
    await Promise.all([sent, finished]);
    await settle();
    expect(events).toEqual(['sent', 'finished']);
    expect(steps().busy).toBeNull();
    await steps().step('next', record('next'));
    expect(events).toEqual(['sent', 'finished', 'next']);
    await settle();
  });

  it('that fail show why, and can be repeated', async () => {
    const { steps, onStale } = await openSteps();
    const work = () => Promise.reject(new ApiUnreachable(''));
    await steps().step('send', work);
    await settle();
    expect(steps().notice).toEqual({
      text: 'No connection. Nothing is lost; try again in a moment.',
      again: { name: 'send', work },
    });
    expect(steps().busy).toBeNull();
    await steps().step('send', () => Promise.reject(failure(500)));
    await settle();
    expect(steps().notice?.again?.name).toBe('send');
    expect(onStale).not.toHaveBeenCalled();
    await steps().step('send', () => Promise.resolve());
    await settle();
    expect(steps().notice).toBeNull();
  });

  it.each([404, 409])('that come too late (%i) show where the learner is now', async (status) => {
    const { steps, onStale } = await openSteps();
    await steps().step('send', () => Promise.reject(failure(status)));
    await settle();
    expect(onStale).toHaveBeenCalledOnce();
    const moved = 'You carried on somewhere else. This is where you are now.';
    expect(steps().notice).toEqual({ text: moved, again: null });
    await steps().step('next', () => Promise.resolve());
    await settle();
    expect(steps().notice).toEqual({ text: moved, again: null });
    await steps().step('send', () => Promise.resolve());
    await settle();
    expect(steps().notice).toBeNull();
  });

  it('of a next question that came too late can be repeated', async () => {
    const { steps, onStale } = await openSteps();
    await steps().step('next', () => Promise.reject(failure(409)));
    await settle();
    expect(onStale).toHaveBeenCalledOnce();
    expect(steps().notice?.again?.name).toBe('next');
    await steps().step('next', () => Promise.resolve());
    await settle();
    expect(steps().notice).toBeNull();
  });

  it('name an answer that was refused, and whether it could be read', async () => {
    const { steps, onStale } = await openSteps();
    steps().refused(failure(422, 'unreadable'));
    await settle();
    expect(steps().notice).toEqual({ text: 'The reason.', again: null, unread: true });
    steps().refused(failure(400));
    await settle();
    expect(steps().notice).toEqual({ text: 'The reason.', again: null, unread: false });
    expect(onStale).not.toHaveBeenCalled();
    steps().refused(failure(409));
    await settle();
    expect(steps().notice).toEqual({
      text: 'You carried on somewhere else. This is where you are now.',
      again: null,
      unread: false,
    });
    expect(onStale).toHaveBeenCalledOnce();
    steps().followed();
    await settle();
    expect(steps().notice).toEqual({
      text: 'You carried on in another window. This is the question you’re on now.',
      again: null,
    });
  });
});

it('a question is over when the server says so', () => {
  expect(isItemOver(failure(409, 'item_over'))).toBe(true);
  expect(isItemOver(failure(409, 'other'))).toBe(false);
  expect(isItemOver(new Error('item_over'))).toBe(false);
});
