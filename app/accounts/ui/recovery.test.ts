import { beforeEach, expect, it, vi } from 'vitest';

const { deviceStorage, tabStorage } = vi.hoisted(() => {
  const createStorage = () => {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      clear: () => entries.clear(),
    };
  };
  return { deviceStorage: createStorage(), tabStorage: createStorage() };
});
vi.mock('#app/platform/browser-storage.ts', () => ({
  deviceStorage,
  tabStorage,
  readJson: (storage: typeof deviceStorage, key: string) =>
    JSON.parse(storage.getItem(key) ?? 'null') as unknown,
}));
// Test files in one process share modules, which may already hold the real storage.
vi.resetModules();
const { allowNewPassword, forgetRecovery, isNewPasswordAllowed } = await import('./recovery.ts');
const { clearDevice, readStoredSession } = await import('./stored-session.ts');

const token = (sessionId: string, issuedAt: number) =>
  `head.${Buffer.from(JSON.stringify({ session_id: sessionId, iat: issuedAt })).toString('base64url')}.sign`;
const store = (access_token: string) =>
  deviceStorage.setItem(
    'sb-session',
    JSON.stringify({ access_token, refresh_token: 'r', user: { id: 'ana' } }),
  );

beforeEach(() => {
  deviceStorage.clear();
  tabStorage.clear();
});

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
