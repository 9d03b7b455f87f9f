import { expect, it } from 'vitest';
import { advisePassword } from './password-advice.ts';
import { topPasswords } from '../domain/top-passwords.ts';

const common = new Set(topPasswords());

it('what is tried first is named, also with a capital and a number behind it', () => {
  for (const password of ['123456', 'password', 'Dragon1!', 'Football99', 'iloveyou'])
    expect([password, advisePassword(password, common)]).toEqual([password, 'common']);
});

it('a password with a name, an address or the name of the service in it is easy to guess', () => {
  const noor = { name: 'Noor Haddad', email: 'haddad.family@example.org' };
  for (const password of ['noorhaddad7x', 'xx-family-xx', 'Curvela-leafs'])
    expect([password, advisePassword(password, common, noor)]).toEqual([password, 'own']);
  // Three letters occur in many words by chance.
  expect(advisePassword('ana plants trees', common, { name: 'Ana' })).toBeNull();
});

it('one sign again and again is no secret', () => {
  expect(advisePassword('zzzzzzzzzzz', common)).toBe('repeated');
});

it('six characters are enough, and eight are better', () => {
  expect(advisePassword('k4v!zu', common)).toBe('short');
  expect(advisePassword('k4v!zu9p', common)).toBeNull();
  expect(advisePassword('bridge candle otter', common)).toBeNull();
});

it('nothing is advised on what is refused anyway, or not there yet', () => {
  for (const password of ['', 'abc', '12345']) expect(advisePassword(password, common)).toBeNull();
});

it('three thousand are known, none shorter than a password may be', () => {
  expect(common.size).toBe(3000);
  expect([...common].filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
});
