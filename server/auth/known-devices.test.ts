import { describe, expect, it } from 'vitest';
import { createSeals } from '#app/accounts/use-cases/seals.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { deviceCookie, knownDevice } from './known-devices.ts';

const seals = createSeals('secret-of-the-known-devices-0000000');
const siteOf = (siteUrl: string) => ({
  seals,
  random: seededRandom(3),
  settings: { siteUrl } as Settings,
});
const site = siteOf('https://curvela.example');

/** Signs in with these addresses one after another, and returns the cookie header that the browser then sends. */
const signInAll = (emails: readonly string[], before?: string) =>
  emails.reduce<string | undefined>(
    (cookies, email) => deviceCookie(cookies, site, email).split(';')[0],
    before,
  );
const pupils = (number: number) => Array.from({ length: number }, (_, n) => `pupil-${n + 1}@school.example`);

describe('the cookie of a known device', () => {
  it('is readable by the server alone, for the auth calls alone, for 400 days', () => {
    const attributes = deviceCookie(undefined, site, 'ana@example.org').split('; ').slice(1);
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/auth/v1',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  it('needs no TLS on a developer’s machine', () => {
    const cookie = deviceCookie(undefined, siteOf('http://localhost:5173'), 'ana@example.org');
    expect(cookie).not.toContain('Secure');
  });

  it('does not contain the email address', () => {
    expect(decodeURIComponent(deviceCookie(undefined, site, 'ana@example.org'))).not.toContain('ana');
  });

  it('stands for the address by the 16 last characters of a keyed hash', () => {
    const value = /known_device=([^~]*)~/.exec(deviceCookie(undefined, site, 'ana@example.org'))?.[1];
    expect(value).toMatch(/^[\w-]{16}$/);
  });
});

describe('a device', () => {
  it('is unknown before its first sign-in, and known for that account alone after it', () => {
    expect(knownDevice(undefined, seals, 'ana@example.org')).toBeNull();
    expect(knownDevice('', seals, 'ana@example.org')).toBeNull();
    const cookies = signInAll(['ana@example.org']);
    expect(knownDevice(cookies, seals, 'ana@example.org')).toMatch(/^[\w-]{16}~[\da-f-]{36}$/);
    expect(knownDevice(cookies, seals, 'eva@example.org')).toBeNull();
  });

  it('keeps its id when it signs in again, and with it the attempts that it has used', () => {
    const once = signInAll(['ana@example.org']);
    const again = signInAll(['ana@example.org'], once);
    expect(again).toBe(once);
    expect(knownDevice(again, seals, 'ana@example.org')).toBe(knownDevice(once, seals, 'ana@example.org'));
  });

  it('is another one for each account', () => {
    const cookies = signInAll(['ana@example.org', 'eva@example.org']);
    const [ana, eva] = ['ana', 'eva'].map((name) => knownDevice(cookies, seals, `${name}@example.org`));
    expect(ana).not.toBeNull();
    expect(eva).not.toBeNull();
    expect(ana).not.toBe(eva);
  });

  it('remembers the last eight accounts', () => {
    const cookies = signInAll(pupils(9));
    const known = pupils(9).map((email) => knownDevice(cookies, seals, email) !== null);
    expect(known).toEqual([false, true, true, true, true, true, true, true, true]);
    expect(cookies?.split('!')).toHaveLength(8);
  });

  it('moves an account to the front when it signs in again, so that the oldest is forgotten', () => {
    const cookies = signInAll(
      ['new@school.example'],
      signInAll(['pupil-1@school.example'], signInAll(pupils(8))),
    );
    expect(knownDevice(cookies, seals, 'pupil-1@school.example')).not.toBeNull();
    expect(knownDevice(cookies, seals, 'pupil-2@school.example')).toBeNull();
  });

  it('is unknown when its seal is not ours', () => {
    const cookies = signInAll(['ana@example.org']);
    const elsewhere = createSeals('secret-of-another-installation-000');
    const forged = cookies?.replace(/\.[\w-]+$/, '.AAAAAAAAAAAAAAAAAAAAAA');
    expect(knownDevice(forged, seals, 'ana@example.org')).toBeNull();
    expect(knownDevice(cookies, elsewhere, 'ana@example.org')).toBeNull();
  });

  it('is found among other cookies, and only in the first eight entries', () => {
    const own = signInAll(['ana@example.org']) ?? '';
    expect(knownDevice(`a=b; ${own}; c=d`, seals, 'ana@example.org')).not.toBeNull();
    const value = own.split('=')[1] ?? '';
    const behind = (number: number) => `known_device=${'x!'.repeat(number)}${value}`;
    expect(knownDevice(behind(7), seals, 'ana@example.org')).not.toBeNull();
    expect(knownDevice(behind(8), seals, 'ana@example.org')).toBeNull();
  });
});
