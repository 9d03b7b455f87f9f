import { expect, it } from 'vitest';
import { validNameOf } from './full-name.ts';

it('a name is trimmed and otherwise unchanged', () => {
  expect(validNameOf('  María-José d’Été 王小明 ')).toBe('María-José d’Été 王小明');
});

it.each([null, 42, { full: 'name' }, 'two\nlines', 'nul\u0000', 'x'.repeat(121)])(
  '%j is not a valid name',
  (value) => {
    expect(validNameOf(value)).toBe('');
  },
);

it('a name may have 120 characters', () => {
  expect(validNameOf('x'.repeat(120))).toHaveLength(120);
});
