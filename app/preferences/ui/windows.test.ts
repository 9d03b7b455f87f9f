import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { languageOfAddress, onReturn, openWindowChannel, pauseOrOnline } from './windows.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const show = (page: ReturnType<typeof openPage>, persisted: boolean) =>
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the channel between windows', () => {
  test('reaches the other windows and not the one that sends', () => {
    openPage();
    const received: string[] = [];
    const one = openWindowChannel(() => received.push('one'));
    const other = openWindowChannel(() => received.push('other'));
    one.tell();
    expect(received).toEqual(['other']);
    other.close();
    one.tell();
    expect(received).toEqual(['other']);
  });

  test('a page that returns from the back-forward cache has missed messages', () => {
    const page = openPage();
    let received = 0;
    const { close } = openWindowChannel(() => (received += 1));
    show(page, false);
    expect(received).toBe(0);
    show(page, true);
    expect(received).toBe(1);
    close();
    show(page, true);
    expect(received).toBe(1);
  });
});

test.each([
  ['?lang=fr', 'fr'],
  ['?x=1&lang=en', 'en'],
  ['?lang=de', undefined],
  ['', undefined],
])('the language of the address %j is %j', (search, language) => {
  openPage(`http://localhost:5173/tutors${search}`);
  expect(languageOfAddress()).toBe(language);
});

describe('a pause', () => {
  const paused = (milliseconds: number) => {
    const page = openPage();
    const removed = vi.spyOn(page.window, 'removeEventListener');
    let isOver = false;
    void pauseOrOnline(milliseconds).then(() => (isOver = true));
    return { page, removed, isOver: () => isOver, settle: () => vi.advanceTimersByTimeAsync(0) };
  };

  test('ends after its time, and listens no longer', async () => {
    const { removed, isOver } = paused(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
    expect(removed).toHaveBeenCalledWith('online', expect.any(Function));
  });

  test('ends when the browser is online again, and leaves no timer behind', async () => {
    const { page, isOver, settle } = paused(1000);
    page.window.dispatchEvent(new Event('online'));
    await settle();
    expect([isOver(), vi.getTimerCount()]).toEqual([true, 0]);
  });
});

test('a window that regains attention is noticed until the listener leaves', () => {
  const { document } = openPage();
  let returns = 0;
  const stop = onReturn(() => (returns += 1));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(returns).toBe(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(returns).toBe(1);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(returns).toBe(1);
});
