import { expect, test } from 'vitest';
import { missingOn, owner } from './owner.ts';

const complete = {
  ...owner,
  legalName: 'Curvela Ltd',
  address: '1 Graph Street, London',
  registration: '12345678',
  email: 'hello@example.org',
  authority: 'ICO, Wilmslow',
  law: 'England and Wales',
  reviewed: '2026-12-01',
};

test('owner data that is present is not reported, and missing data is named on the page that needs it', () => {
  expect(missingOn('terms', complete)).toEqual([]);
  expect(missingOn('privacy', complete)).toEqual([]);
  expect(missingOn('terms', { ...complete, law: null, authority: null })).toEqual(['law']);
  expect(missingOn('privacy', { ...complete, authority: null, reviewed: null })).toEqual([
    'authority',
    'reviewed',
  ]);
});
