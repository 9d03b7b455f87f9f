import { expect, test } from 'vitest';
import { referralCode } from './index.ts';

test.each([
  ['?ref=Spring-Fair', 'spring-fair'],
  ['?lang=es&ref=ANA', 'ana'],
  ['?ref=', null],
  ['?reference=ana', null],
  ['', null],
])('the query string %j contains the code %j', (search, code) => expect(referralCode(search)).toBe(code));
