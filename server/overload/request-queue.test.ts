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
const roomOf = () => new RequestQueue<string>(figures);
/** Requests that arrive in this order at the same moment. */
const come = (room: RequestQueue<string>, now: number, ...guests: string[]) =>
  guests.map((guest) => room.enter(guest, now));

describe('the request queue', () => {
  it('starts as many requests as there are slots, and the others in order of arrival', () => {
    const room = roomOf();
    expect(come(room, 0, 'a', 'b', 'c', 'd')).toEqual([true, true, false, false]);
    expect(room.step(10)).toEqual({ go: [], refused: [] });
    room.leave('a');
    expect(room.step(20)).toEqual({ go: ['c'], refused: [] });
    room.leave('b');
    room.leave('c');
    expect(room.step(30)).toEqual({ go: ['d'], refused: [] });
    expect(room.waiting).toBe(0);
  });

  it('works a burst off: none of it is refused before a second and a half', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b', 'c', 'd', 'e');
    expect(room.step(999).refused).toEqual([]);
    room.leave('a');
    room.leave('b');
    expect(room.step(999).go).toEqual(['c', 'd']);
    room.leave('c');
    expect(room.step(999).go).toEqual(['e']);
    expect(room.overloaded(2000)).toBe(false);
  });

  it('refuses requests after a tenth of a second once it was not empty for a second, and takes the newest first', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b', 'c');
    come(room, 950, 'd', 'e');
    expect(room.overloaded(1000)).toBe(true);
    room.leave('a');
    expect(room.step(1000)).toEqual({ go: ['e'], refused: ['c'] });
    expect(room.step(1050)).toEqual({ go: [], refused: ['d'] });
  });

  it('returns to the long timeout as soon as it is empty', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b', 'c');
    room.step(1500);
    expect(room.waiting).toBe(0);
    come(room, 1501, 'd');
    expect(room.overloaded(1600)).toBe(false);
    expect(room.step(1700)).toEqual({ go: [], refused: [] });
  });

  it('refuses nothing during shutdown, and keeps the order of arrival', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b', 'c', 'd');
    room.close();
    expect(room.step(5000)).toEqual({ go: ['c'], refused: [] });
    room.leave('c');
    expect(room.step(6000)).toEqual({ go: ['d'], refused: [] });
  });

  it('has a maximum length: the oldest requests are refused', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
    expect(room.step(1)).toEqual({ go: [], refused: ['c', 'd'] });
  });

  it('gives the slot of a slow request to the next one, and counts its end once', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b');
    come(room, 1900, 'c', 'd', 'e');
    expect(room.step(2000).go).toEqual(['c', 'd']);
    room.leave('a');
    expect(room.step(2001).go).toEqual([]);
  });

  it('gives away only a few slots: when all requests are slow, the cause is load', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b');
    come(room, 1900, 'c', 'd', 'e', 'f');
    expect(room.step(2000).go).toEqual(['c', 'd']);
    come(room, 3950, 'g', 'h');
    expect(room.step(4000).go).toEqual(['h']);
    expect(room.step(4020).go).toEqual([]);
    room.leave('b');
    expect(room.step(4030).go).toEqual(['g']);
  });

  it('gives away no slot while the process is busy: slow requests then wait for us', () => {
    const room = roomOf();
    come(room, 0, 'a', 'b');
    come(room, 1900, 'c');
    expect(room.step(2000, true).go).toEqual([]);
    expect(room.step(2050).go).toEqual(['c']);
  });
});
