import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubConnections } from '#tests/support/stubbed-connections.ts';
import type { Logger } from '../log.server.ts';
import { listen } from './listener.server.ts';
import type { Note } from './notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startListening() {
  const database = stubConnections();
  const notes: Note[] = [];
  const back = vi.fn();
  const warn = vi.fn();
  const listener = listen('postgres://localhost/none', { note: (note) => notes.push(note), back }, {
    warn,
  } as unknown as Logger);
  onTestFinished(() => listener.close());
  return { ...database, listener, notes, back, warn };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('it listens on one connection and passes on each note that can be read', async () => {
  const { listener, clients, queries, notes, back } = startListening();
  await listener.listening;
  expect(clients).toHaveLength(1);
  expect(queries).toEqual(['listen curvela_realtime']);
  clients[0]!.emit('notification', { payload: '{"topic":"tutor:1","event":"changed"}' });
  clients[0]!.emit('notification', { payload: 'nonsense' });
  clients[0]!.emit('notification', {});
  expect(notes).toEqual([{ topic: 'tutor:1', event: 'changed', payload: {} }]);
  expect(back).not.toHaveBeenCalled();
});

test('a lost connection is replaced after 50 ms, and whoever follows must load again', async () => {
  const { listener, clients, back, warn } = startListening();
  await listener.listening;
  clients[0]!.emit('error', new Error('terminated'));
  clients[0]!.emit('end');
  expect(warn).toHaveBeenCalledOnce();
  await pass(49);
  expect(clients).toHaveLength(1);
  await pass(1);
  expect(clients).toHaveLength(2);
  expect(back).toHaveBeenCalledOnce();
});

test('the pauses grow to two seconds while the database is away, and are short again afterwards', async () => {
  const { listener, clients, beAway, back, warn } = startListening();
  await listener.listening;
  beAway(true);
  clients[0]!.emit('end');
  for (const [pause, count] of [
    [50, 2],
    [250, 3],
    [1000, 4],
    [2000, 5],
    [2000, 6],
  ] as const) {
    await pass(pause - 1);
    expect(clients).toHaveLength(count - 1);
    await pass(1);
    expect(clients).toHaveLength(count);
  }
  expect(back).not.toHaveBeenCalled();
  beAway(false);
  await pass(2000);
  expect(back).toHaveBeenCalledOnce();
  // Attempts that never succeeded lose no connection.
  expect(warn).toHaveBeenCalledOnce();
  clients.at(-1)!.emit('end');
  await pass(50);
  expect(clients).toHaveLength(8);
  expect(back).toHaveBeenCalledTimes(2);
});

test('before it has ever listened nobody has missed anything', async () => {
  const database = stubConnections();
  database.beAway(true);
  const back = vi.fn();
  const listener = listen('postgres://localhost/none', { note: vi.fn(), back }, {
    warn: vi.fn(),
  } as unknown as Logger);
  onTestFinished(() => listener.close());
  await pass(0);
  database.beAway(false);
  await pass(50);
  await listener.listening;
  expect(back).not.toHaveBeenCalled();
});

test('a connection on which listening fails is ended and replaced', async () => {
  const database = stubConnections();
  database.beSilent(true);
  const listener = listen('postgres://localhost/none', { note: vi.fn(), back: vi.fn() }, {
    warn: vi.fn(),
  } as unknown as Logger);
  onTestFinished(() => listener.close());
  await pass(0);
  expect(database.end).toHaveBeenCalledOnce();
  database.beSilent(false);
  await pass(50);
  await listener.listening;
  expect(database.clients).toHaveLength(2);
});

test('every fifteen seconds it is checked; one that does not answer is replaced', async () => {
  const { listener, clients, queries, beSilent, end } = startListening();
  await listener.listening;
  await pass(14_999);
  expect(queries).toHaveLength(1);
  await pass(1);
  expect(queries.slice(1)).toEqual(['select 1']);
  await pass(15_000);
  expect(queries.slice(1)).toEqual(['select 1', 'select 1']);
  expect(end).not.toHaveBeenCalled();
  beSilent(true);
  await pass(15_000);
  expect(end).toHaveBeenCalledOnce();
  beSilent(false);
  await pass(50);
  expect(clients).toHaveLength(2);
  // Only the new connection is checked.
  const before = queries.length;
  await pass(15_000);
  expect(queries.length - before).toBe(1);
});

test('closing ends the connection for good, without a warning', async () => {
  const { listener, clients, queries, warn, end } = startListening();
  await listener.listening;
  await listener.close();
  expect(end).toHaveBeenCalledOnce();
  await pass(60_000);
  expect([clients.length, queries.length, warn.mock.calls.length]).toEqual([1, 1, 0]);
});

test('closing waits for the connection to end, but not longer than a second', async () => {
  const { listener, end } = startListening();
  await listener.listening;
  const { promise, resolve } = Promise.withResolvers<void>();
  end.mockReturnValue(promise);
  const closed = vi.fn();
  void listener.close().then(closed);
  await pass(999);
  expect(closed).not.toHaveBeenCalled();
  await pass(1);
  expect(closed).toHaveBeenCalledOnce();
  resolve();
});
