import { expect, it } from 'vitest';
import { headersOf } from './security.ts';

it('a site with an https address sends HSTS; a local one does not', () => {
  const name = 'strict-transport-security';
  expect(headersOf({ siteUrl: 'https://curvela.example' })[name]).toBe('max-age=31536000');
  expect(headersOf({ siteUrl: 'http://localhost:5173' })).not.toHaveProperty(name);
});
