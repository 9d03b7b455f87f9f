import { describe, expect, it } from 'vitest';
import { RequestQueue } from './request-queue.ts';

const figures = {
  atOnce: 2,
  atOnceAtEnd: 1,
  mostWaiting: 5,
  patience: 1500,
  shortPatience: 100,
  standing: 1000,
  longest: 2000,
  mostLong: 3,
};
const queueOf = () => new RequestQueue<string>(figures);
/** Requests that arrive in this order at the same moment. */
const come = (queue: RequestQueue<string>, now: number, ...requests: string[]) =>
  requests.map((request) => queue.enter(request, now));

describe('the request queue', () => {
  it('starts as many requests as there are slots, and the others in order of arrival', () => {
    const queue = queueOf();
    expect(come(queue, 0, 'a', 'b', 'c', 'd')).toEqual([true, true, false, false]);
    expect(queue.step(10)).toEqual({ go: [], refused: [] });
    queue.leave('a');
    expect(queue.step(20)).toEqual({ go: ['c'], refused: [] });
    queue.leave('b');
    queue.leave('c');
    expect(queue.step(30)).toEqual({ go: ['d'], refused: [] });
    expect(queue.waiting).toBe(0);
  });

  it('works a burst off: none of it is refused before a second and a half', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b', 'c', 'd', 'e');
    expect(queue.step(999).refused).toEqual([]);
    queue.leave('a');
    queue.leave('b');
    expect(queue.step(999).go).toEqual(['c', 'd']);
    queue.leave('c');
    expect(queue.step(999).go).toEqual(['e']);
    expect(queue.overloaded(2000)).toBe(false);
  });

  it('refuses requests after a tenth of a second once it was not empty for a second, and takes the newest first', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b', 'c');
    come(queue, 950, 'd', 'e');
    expect(queue.overloaded(1000)).toBe(true);
    queue.leave('a');
    expect(queue.step(1000)).toEqual({ go: ['e'], refused: ['c'] });
    expect(queue.step(1050)).toEqual({ go: [], refused: ['d'] });
  });

  it('returns to the long timeout as soon as it is empty', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b', 'c');
    queue.step(1500);
    expect(queue.waiting).toBe(0);
    come(queue, 1501, 'd');
    expect(queue.overloaded(1600)).toBe(false);
    expect(queue.step(1700)).toEqual({ go: [], refused: [] });
  });

  it('refuses nothing during shutdown, and keeps the order of arrival', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b', 'c', 'd');
    queue.close();
    expect(queue.step(5000)).toEqual({ go: ['c'], refused: [] });
    queue.leave('c');
    expect(queue.step(6000)).toEqual({ go: ['d'], refused: [] });
  });

  it('has a maximum length: the oldest requests are refused', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
    expect(queue.step(1)).toEqual({ go: [], refused: ['c', 'd'] });
  });

  it('gives the slot of a slow request to the next one, and counts its end once', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b');
    come(queue, 1900, 'c', 'd', 'e');
    expect(queue.step(2000).go).toEqual(['c', 'd']);
    queue.leave('a');
    expect(queue.step(2001).go).toEqual([]);
  });

  it('gives away only a few slots: when all requests are slow, the cause is load', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b');
    come(queue, 1900, 'c', 'd', 'e', 'f');
    expect(queue.step(2000).go).toEqual(['c', 'd']);
    come(queue, 3950, 'g', 'h');
    expect(queue.step(4000).go).toEqual(['h']);
    expect(queue.step(4020).go).toEqual([]);
    queue.leave('b');
    expect(queue.step(4030).go).toEqual(['g']);
  });

  it('gives away no slot while the process is busy: slow requests then wait for us', () => {
    const queue = queueOf();
    come(queue, 0, 'a', 'b');
    come(queue, 1900, 'c');
    expect(queue.step(2000, true).go).toEqual([]);
    expect(queue.step(2050).go).toEqual(['c']);
  });
});
