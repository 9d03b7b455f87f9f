import { expect, it } from 'vitest';
import { advisePassword } from './password-advice.ts';
import { topPasswords } from '../domain/top-passwords.ts';

const common = new Set(topPasswords());

it('a common password is reported, also with a capital letter and a digit appended', () => {
  for (const password of ['123456', 'password', 'Dragon1!', 'Football99', 'iloveyou'])
    expect([password, advisePassword(password, common)]).toEqual([password, 'common']);
});

it('a password that contains the name, the address or the brand is easy to guess', () => {
  const noor = { name: 'Noor Haddad', email: 'haddad.family@example.org' };
  for (const password of ['noorhaddad7x', 'xx-family-xx', 'Curvela-leafs'])
    expect([password, advisePassword(password, common, noor)]).toEqual([password, 'own']);
  // Three letters occur in many words by chance.
  expect(advisePassword('ana plants trees', common, { name: 'Ana' })).toBeNull();
  expect(advisePassword('noor plants trees', common, { name: 'Noor' })).toBe('own');
});

it('each part of an address and its host counts, but not the end that many hosts share', () => {
  const email = 'cedar.maple+linden_otter-birch@willow.info';
  for (const part of ['cedar', 'maple', 'linden', 'otter', 'birch', 'willow'])
    expect([part, advisePassword(`7${part}7x!`, common, { email })]).toEqual([part, 'own']);
  expect(advisePassword('7information!', common, { email })).toBeNull();
});

it('a repeated character is weak', () => {
  expect(advisePassword('zzzzzzzzzzz', common)).toBe('repeated');
  expect(advisePassword('zqZQzzqqzqz', common)).toBe('repeated');
  expect(advisePassword('zqxzqxzqxzq', common)).toBeNull();
});

it('six characters are accepted, and eight are recommended', () => {
  expect(advisePassword('k4v!zu', common)).toBe('short');
  expect(advisePassword('k4v!zu9', common)).toBe('short');
  expect(advisePassword('k4v!zu9p', common)).toBeNull();
  expect(advisePassword('bridge candle otter', common)).toBeNull();
});

it('a password that is empty or too short gets no advice', () => {
  for (const password of ['', 'abc', '12345']) expect(advisePassword(password, common)).toBeNull();
});

it('the list has three thousand passwords of the allowed length', () => {
  expect(common.size).toBe(3000);
  expect([...common].filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
});

it('a digit or sign within a common password is not one that was appended', () => {
  expect(advisePassword('foot7ball', common)).toBeNull();
  expect(advisePassword('1football', common)).toBeNull();
  expect(advisePassword('football7!_', common)).toBe('common');
});
