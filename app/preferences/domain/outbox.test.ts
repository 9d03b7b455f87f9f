import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

/** An account behind a controllable network, and pauses that the test ends. */
function world(shelved: string | null = null) {
  const state = { shelf: shelved, cut: false, arrived: [] as string[], troubles: 0, paused: [] as number[] };
  let wake: () => void = () => undefined;
  const open = () =>
    createOutbox<string>({
      send: async (value) => {
        if (state.cut) throw new Error('no network');
        state.arrived.push(value);
      },
      shelf: { read: () => state.shelf, write: (value) => (state.shelf = value) },
      onTrouble: () => (state.troubles += 1),
      onSent: () => undefined,
      pause: (milliseconds) =>
        new Promise((resolve) => {
          state.paused.push(milliseconds);
          wake = resolve;
        }),
    });
  /** Ends the current pause and runs everything that follows from it. */
  const go = async () => {
    wake();
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  return { state, open, go };
}

test('rapid changes become one call with the last value', async () => {
  const { state, open, go } = world();
  const outbox = open();
  for (const colour of ['red', 'green', 'blue']) outbox.put(colour);
  await go();
  expect(state).toMatchObject({ arrived: ['blue'], shelf: null });
  expect(outbox.waiting()).toBeNull();
});

test('a failed value is retried with increasing pauses until it arrives', async () => {
  const { state, open, go } = world();
  state.cut = true;
  const outbox = open();
  outbox.put('large');
  for (let tries = 0; tries < 6; tries += 1) await go();
  expect(state).toMatchObject({ arrived: [], troubles: 6, shelf: 'large' });
  expect(state.paused).toEqual([250, 1000, 3000, 10_000, 30_000, 30_000, 30_000]);
  state.cut = false;
  await go();
  expect(state).toMatchObject({ arrived: ['large'], shelf: null });
});

test('a later change replaces the one that failed', async () => {
  const { state, open, go } = world();
  state.cut = true;
  const outbox = open();
  outbox.put('large');
  await go();
  outbox.put('small');
  state.cut = false;
  await go();
  expect(state.arrived).toEqual(['small']);
});

test('a value stored when the page was closed is sent with the next page', async () => {
  const { state, open, go } = world('large');
  const outbox = open();
  expect(outbox.waiting()).toBe('large');
  await go();
  expect(state).toMatchObject({ arrived: ['large'], shelf: null });
});

test('a value from another window replaces it and stays in storage', async () => {
  const { state, open, go } = world();
  const outbox = open();
  outbox.put('large');
  state.shelf = 'small';
  outbox.discardWaiting();
  await go();
  expect(state).toMatchObject({ arrived: [], shelf: 'small' });
});

test('once closed, it sends nothing more and keeps the stored value', async () => {
  const { state, open, go } = world();
  const outbox = open();
  outbox.put('large');
  outbox.close();
  await go();
  expect(state).toMatchObject({ arrived: [], shelf: 'large' });
  outbox.put('small');
  await go();
  expect(state).toMatchObject({ arrived: [], shelf: 'small', paused: [250] });
});

/** An outbox whose calls the test ends, with the results in call order. */
function slowOutbox() {
  const state = { shelf: null as string | null, calls: [] as string[], paused: [] as number[] };
  const ends: ((reason?: Error) => void)[] = [];
  let wake: () => void = () => undefined;
  const outbox = createOutbox<string>({
    send: (value) =>
      new Promise((resolve, reject) => {
        state.calls.push(value);
        ends.push((reason) => (reason ? reject(reason) : resolve()));
      }),
    shelf: { read: () => state.shelf, write: (value) => (state.shelf = value) },
    onTrouble: () => undefined,
    onSent: () => undefined,
    pause: (milliseconds) =>
      new Promise((resolve) => {
        state.paused.push(milliseconds);
        wake = resolve;
      }),
  });
  const settle = async () => {
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  return {
    state,
    outbox,
    endPause: () => (wake(), settle()),
    answer: (reason?: Error) => (ends.shift()?.(reason), settle()),
  };
}

test('a value added during a call stays waiting after that call’s response, and is sent next', async () => {
  const { state, outbox, endPause, answer } = slowOutbox();
  outbox.put('large');
  await endPause();
  outbox.put('small');
  await answer();
  expect(outbox.waiting()).toBe('small');
  expect(state.shelf).toBe('small');
  await endPause();
  expect(state.calls).toEqual(['large', 'small']);
});

test('a late response does not remove the newer value of another window', async () => {
  const { state, outbox, endPause, answer } = slowOutbox();
  outbox.put('large');
  await endPause();
  state.shelf = 'small';
  outbox.discardWaiting();
  await answer();
  expect(state.shelf).toBe('small');
});

test('after a success the next change waits the short time again', async () => {
  const { state, outbox, endPause, answer } = slowOutbox();
  outbox.put('large');
  await endPause();
  await answer(new Error('no network'));
  await endPause();
  outbox.put('small');
  await answer();
  expect(state.paused).toEqual([250, 1000, 250]);
});
