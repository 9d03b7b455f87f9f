import { expect, it } from 'vitest';
import { metadataIn, oddMetadata } from './metadata.ts';

it.each([
  ['nothing', undefined, {}],
  ['null', null, {}],
  ['an empty object', {}, {}],
  ['a name', { full_name: ' Ana María ' }, { full_name: 'Ana María' }],
  ['a name and another field', { full_name: 'Ana', plan: 'free' }, { full_name: 'Ana' }],
  ['a name of null', { full_name: null }, {}],
  ['the role of a user', { role: 'user' }, { role: 'user' }],
  ['another role, which becomes the role of a user', { role: 'admin' }, { role: 'user' }],
  ['a role of null', { role: null }, { role: 'user' }],
  ['a name and a role', { full_name: 'Léa', role: 'x' }, { full_name: 'Léa', role: 'user' }],
])('metadata of %s are stored as such', (_, given, stored) => {
  expect(metadataIn(given)).toEqual(stored);
});

it.each([
  ['a text', 'Ana'],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['Ana']],
  ['an empty list', []],
  ['a name that is a number', { full_name: 7 }],
  ['a name of 121 characters', { full_name: 'x'.repeat(121) }],
])('metadata are refused when they are %s', (_, given) => {
  expect(metadataIn(given)).toBeNull();
});

it('a name of 120 characters is accepted', () => {
  expect(metadataIn({ full_name: 'x'.repeat(120) })).toEqual({ full_name: 'x'.repeat(120) });
});

it('the refusal of odd metadata names the field', async () => {
  const refused = oddMetadata();
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'full_name must be a text of at most 120 characters',
  });
});
