import { expect, it } from 'vitest';
import { nameIn } from './full-name.ts';

it('a name is trimmed and kept as it is written', () => {
  expect(nameIn('  María-José d’Été 王小明 ')).toBe('María-José d’Été 王小明');
});

it.each([null, 42, { full: 'name' }, 'two\nlines', 'nul\u0000', 'x'.repeat(121)])(
  '%j is no name',
  (value) => {
    expect(nameIn(value)).toBe('');
  },
);

it('120 characters are a name', () => {
  expect(nameIn('x'.repeat(120))).toHaveLength(120);
});
