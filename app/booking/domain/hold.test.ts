import { expect, test } from 'vitest';
import { heldWhilePaying } from './hold.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const hold = { createdAt: at('09:00'), expiresAt: at('09:10') };

test('a hold lasts until two minutes after the checkout page expires', () => {
  expect(heldWhilePaying(hold, at('09:40'))).toEqual(at('09:42'));
});

test('a hold lasts at most ninety minutes, however many checkouts are started', () => {
  expect(heldWhilePaying(hold, at('10:35'))).toEqual(at('10:30'));
});

test('starting a checkout never shortens a hold', () => {
  expect(heldWhilePaying({ ...hold, expiresAt: at('10:45') }, at('09:40'))).toEqual(at('10:45'));
});
