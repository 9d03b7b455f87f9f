import { beforeEach, expect, it } from 'vitest';
import { deviceStorage, tabStorage } from '#app/platform/browser-storage.ts';
import { openPage } from '#tests/support/page-document.ts';
import { allowNewPassword, forgetRecovery, isNewPasswordAllowed } from './recovery.ts';
import { clearDevice, readStoredSession } from './stored-session.ts';

const token = (sessionId: string, issuedAt: number) =>
  `head.${Buffer.from(JSON.stringify({ session_id: sessionId, iat: issuedAt })).toString('base64url')}.sign`;
const store = (access_token: string) =>
  deviceStorage.setItem(
    'sb-session',
    JSON.stringify({ access_token, refresh_token: 'r', user: { id: 'ana' } }),
  );

beforeEach(() => void openPage());

it('a recovery session may set a password, also after its token was renewed', () => {
  store(token('recovery', 1));
  expect(isNewPasswordAllowed()).toBe(false);
  allowNewPassword();
  store(token('recovery', 2));
  expect(isNewPasswordAllowed()).toBe(true);
});

it('another session in the same tab may not set a password without the old one', () => {
  store(token('recovery', 1));
  allowNewPassword();
  store(token('other', 2));
  expect(isNewPasswordAllowed()).toBe(false);
});

it('setting the password revokes the permission', () => {
  store(token('recovery', 1));
  allowNewPassword();
  forgetRecovery();
  expect(isNewPasswordAllowed()).toBe(false);
});

it('signing out clears both storages except for the accessibility settings of the device', () => {
  store(token('one', 1));
  deviceStorage.setItem('accessibility_settings', '{"fontSize":"large"}');
  deviceStorage.setItem('curvela.unsaved.locale.ana', '{}');
  tabStorage.setItem('typed_account', '{}');
  clearDevice();
  expect(readStoredSession()).toBeNull();
  expect(deviceStorage.getItem('accessibility_settings')).toBe('{"fontSize":"large"}');
  expect(deviceStorage.getItem('curvela.unsaved.locale.ana')).toBeNull();
  expect(tabStorage.getItem('typed_account')).toBeNull();
});
