import { expect, test } from 'vitest';
import { heldWhilePaying } from './hold.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const hold = { createdAt: at('09:00'), expiresAt: at('09:10') };

test('a time is held until two minutes after the page for paying ends', () => {
  expect(heldWhilePaying(hold, at('09:40'))).toEqual(at('09:42'));
});

test('it is held for at most ninety minutes, however many checkouts are started', () => {
  expect(heldWhilePaying(hold, at('10:35'))).toEqual(at('10:30'));
});

test('beginning to pay never makes it shorter', () => {
  expect(heldWhilePaying({ ...hold, expiresAt: at('10:45') }, at('09:40'))).toEqual(at('10:45'));
});
