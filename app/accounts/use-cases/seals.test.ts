import { expect, it } from 'vitest';
import { createSeals } from './seals.server.ts';

const seals = createSeals('secret-of-this-installation-00000000');

it('a seal has 132 bits and opens its text for its purpose only', () => {
  const sealed = seals.seal('mailed link', 'a.b');
  expect(sealed).toMatch(/^a\.b\.[\w-]{22}$/);
  expect(seals.open('mailed link', sealed)).toBe('a.b');
  expect(seals.open('known device', sealed)).toBeNull();
  expect(createSeals('secret-of-another-installation-000').open('mailed link', sealed)).toBeNull();
});

it.each(['', 'a', 'a.', 'a.b', `a.${'x'.repeat(22)}`])('%j is no sealed value', (value) => {
  expect(seals.open('mailed link', value)).toBeNull();
});

it('an empty text can be sealed, too', () => {
  expect(seals.open('mailed link', seals.seal('mailed link', ''))).toBe('');
});
