import { expect, it, vi } from 'vitest';
import {
  maintenanceHeader,
  onAvailabilityChange,
  type Unavailability,
  currentUnavailability,
  retryingFetch,
} from './maintenance.ts';

const origin = 'https://curvela.example';
const closedAnswer = () => new Response('', { status: 503, headers: { [maintenanceHeader]: '1' } });

it('page data is retried while the product is closed, and listeners are notified of both changes', async () => {
  const answers = [closedAnswer(), closedAnswer(), new Response('the page')];
  const notices: Unavailability[] = [];
  const leave = onAvailabilityChange(() => notices.push(currentUnavailability()));
  const pause = vi.fn(() => Promise.resolve());
  const send = () => Promise.resolve(answers.shift() as Response);
  const answer = await retryingFetch({ send, pause, origin })('/pricing.data');
  leave();
  expect(await answer.text()).toBe('the page');
  expect(pause).toHaveBeenCalledTimes(2);
  expect(notices).toEqual(['closed', null]);
});

it('an API call is answered at once, so that its form can show it; other origins do not count', async () => {
  const pause = () => Promise.reject(new Error('nobody waits'));
  const closed = retryingFetch({ send: () => Promise.resolve(closedAnswer()), pause, origin });
  expect((await closed('https://other.example/x.data')).status).toBe(503);
  expect(currentUnavailability()).toBeNull();
  expect((await closed('/functions/v1/bookings', { method: 'POST' })).status).toBe(503);
  expect(currentUnavailability()).toBe('closed');
});

it('an aborted navigation stops waiting', async () => {
  const pause = () => Promise.reject(new DOMException('left', 'AbortError'));
  const closed = retryingFetch({ send: () => Promise.resolve(closedAnswer()), pause, origin });
  await expect(closed('/pricing.data')).rejects.toThrow('left');
});

const busyAnswer = (headers: HeadersInit = { 'retry-after': '2' }) =>
  new Response('', { status: 503, headers });

it('page data is requested again after the delay that a busy server names', async () => {
  const answers = [busyAnswer(), busyAnswer(), new Response('the page')];
  const waited: number[] = [];
  const pause = (_: unknown, milliseconds: number) => Promise.resolve(void waited.push(milliseconds));
  const send = () => Promise.resolve(answers.shift() as Response);
  const answer = await retryingFetch({ send, pause, origin })('/pricing.data');
  expect([await answer.text(), waited]).toEqual(['the page', [2000, 2000]]);
});

it.each([
  ['says so six times', '/pricing.data', {}, busyAnswer, 6],
  ['does not say when', '/pricing.data', {}, () => busyAnswer({}), 1],
  ['was sent something', '/pricing.data', { method: 'POST' }, busyAnswer, 1],
  ['was called', '/functions/v1/bookings', {}, busyAnswer, 1],
])('a server that %s is trusted', async (_, address, init, answer, expectedCalls) => {
  const send = vi.fn(() => Promise.resolve(answer()));
  const waiting = retryingFetch({ send, pause: () => Promise.resolve(), origin });
  expect((await waiting(address, init)).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(expectedCalls);
});

it('an overloaded server after maintenance gets another request, however long it was closed', async () => {
  const answers = [...Array.from({ length: 9 }, closedAnswer), busyAnswer(), new Response('the page')];
  const send = () => Promise.resolve(answers.shift() as Response);
  const answer = await retryingFetch({ send, pause: () => Promise.resolve(), origin })('/pricing.data');
  expect(await answer.text()).toBe('the page');
});

it('page data is retried while offline, and submitted data is not sent again', async () => {
  const notices: Unavailability[] = [];
  const leave = onAvailabilityChange(() => notices.push(currentUnavailability()));
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  const answers = [fails, fails, () => Promise.resolve(new Response('the page'))];
  const cut = retryingFetch({
    send: () => (answers.shift() ?? fails)(),
    pause: () => Promise.resolve(),
    origin,
  });
  expect(await (await cut('/pricing.data')).text()).toBe('the page');
  leave();
  expect(notices).toEqual(['cut', null]);
  await expect(cut('/pricing.data', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  await expect(cut('/functions/v1/bookings')).rejects.toThrow('Failed to fetch');
});
