import { expect, it } from 'vitest';
import { headersOf } from './security.ts';

it('a site whose address is https is never asked for without it again; on one’s own machine nothing is said', () => {
  const name = 'strict-transport-security';
  expect(headersOf({ siteUrl: 'https://curvela.example' })[name]).toBe('max-age=31536000');
  expect(headersOf({ siteUrl: 'http://localhost:5173' })).not.toHaveProperty(name);
});
