import { describe, expect, test } from 'vitest';
import { editDistance, suggest } from './suggestions.ts';

describe('the suggestion for a missing page', () => {
  test.each([
    ['/tutors', 'tutors', '/meet-the-team'],
    ['/tutors/', 'tutors', '/meet-the-team'],
    ['/tutors/nobody-here', 'tutor', '/tutor'],
    ['/refund-policy', 'refund', '/terms#refunds'],
    ['/Cookie-Policy', 'cookie', '/privacy#cookies'],
    ['/login', 'near', '/auth'],
    ['/pricng', 'near', '/pricing'],
    ['/meet-the-tam', 'near', '/meet-the-team'],
  ])('%s is %s: %s', (path, kind, to) => {
    expect(suggest(path)).toEqual({ kind, to });
  });

  test.each(['/xyz', '/wp-admin.php', '/a', `/${'long'.repeat(5000)}`])('%s has no suggestion', (path) => {
    expect(suggest(path)).toEqual({ kind: 'none' });
  });
});

test('the distance counts single edits', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', '/faq')).toBe(4);
});
