import { describe, expect, it } from 'vitest';
import { asAppError, failures } from './errors.server.ts';

const databaseError = (code: string) => Object.assign(new Error('from PostgreSQL'), { code });

describe('an error of PostgreSQL', () => {
  it.each([
    ['40P01', 503, 'unavailable'],
    ['40001', 503, 'unavailable'],
    ['57014', 503, 'unavailable'],
    ['57P03', 503, 'unavailable'],
    // Disk full, out of memory, I/O error, read-only.
    ['53100', 503, 'unavailable'],
    ['53200', 503, 'unavailable'],
    ['58030', 503, 'unavailable'],
    ['25006', 503, 'unavailable'],
    ['22P02', 400, 'invalid_input'],
    ['42P01', 500, 'internal'],
  ])('%s becomes %i %s', (code, status, name) => {
    expect(asAppError(databaseError(code))).toMatchObject({ status, code: name });
  });
});

it('a client that disconnects during a request is not an internal error, unlike a lost database connection', () => {
  const cut = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' });
  expect(asAppError(cut('aborted'))).toMatchObject({ status: 400 });
  expect(asAppError(cut('read ECONNRESET'))).toMatchObject({ status: 503, code: 'unavailable' });
});

it.each([
  [409, 400],
  [400, 400],
  [400, 404, 401],
])('a route declares each status of a failure once, in ascending order: not %i, %i', (...statuses) => {
  expect(() => failures(...statuses)).toThrow(RangeError);
  expect(Object.keys(failures(400, 401))).toEqual(['400', '401']);
});
