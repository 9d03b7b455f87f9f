import { expect, it } from 'vitest';
import { readBearer } from './bearer.ts';

it.each(['Bearer a.b-_.c', 'Bearer   a.b-_.c', 'Bearer \ta.b-_.c', 'bearer a.b-_.c'])(
  'one token, however its scheme is written: %s',
  (header) => expect(readBearer(header)).toBe('a.b-_.c'),
);

it.each([undefined, '', 'Bearer sb_publishable_curvela'])('anonymous: %s', (header) =>
  expect(readBearer(header)).toBeNull(),
);

it.each(['Bearer', 'Bearer a.b. c', 'Bearer a.b.c, Bearer d', 'Bearer \u00a0a.b.c', 'Basic YTpi', 'a.b.c'])(
  'invalid: %s',
  (header) => expect(readBearer(header)).toBeUndefined(),
);
