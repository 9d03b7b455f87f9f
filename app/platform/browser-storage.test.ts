import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, readJson, tabStorage } from './browser-storage.ts';

const storages = [
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const;

/** A storage whose named methods throw. */
function storageOf(broken: readonly string[] = []) {
  const values = new Map<string, string>();
  const methods: Record<string, (key: string, value: string) => unknown> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
  };
  for (const name of broken)
    methods[name] = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  return { ...methods, values };
}

function block(name: string): void {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

describe.each(storages)('%s', (name, storage) => {
  beforeEach(() => {
    vi.stubGlobal('document', {});
    storage.clear();
  });

  it('stores values in the browser', () => {
    const browser = storageOf();
    vi.stubGlobal(name, browser);
    storage.setItem('a', '1');
    expect([browser.values.get('a'), storage.getItem('a')]).toEqual(['1', '1']);
    storage.removeItem('a');
    expect([browser.values.size, storage.getItem('a')]).toEqual([0, null]);
  });

  it.each([
    ['is blocked', () => block(name)],
    ['is missing', () => vi.stubGlobal(name, undefined)],
    [
      'throws at everything',
      () => vi.stubGlobal(name, storageOf(['getItem', 'setItem', 'removeItem', 'clear'])),
    ],
    ['is full', () => vi.stubGlobal(name, storageOf(['setItem']))],
  ])('where it %s, keeps values until the page is reloaded', (_, prepare) => {
    prepare();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.getItem('b'), storage.getItem('c')]).toEqual(['1', '2', null]);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.clear();
    expect(storage.getItem('b')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('without room for a new value does not return the old one', () => {
    const browser = storageOf(['setItem']);
    browser.values.set('a', 'old');
    vi.stubGlobal(name, browser);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
  });

  it('keeps nothing on the server', () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal(name, undefined);
    storage.setItem('a', 'somebody’s');
    expect(storage.getItem('a')).toBeNull();
  });
});

it('returns null for invalid JSON', () => {
  vi.stubGlobal('localStorage', storageOf());
  deviceStorage.setItem('a', '{"b":');
  expect(readJson(deviceStorage, 'a')).toBeNull();
});

it('values that the browser did not accept end with their page', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', {});
  deviceStorage.setItem('a', '1');
  expect(deviceStorage.getItem('a')).toBe('1');
  vi.stubGlobal('document', {});
  expect(deviceStorage.getItem('a')).toBeNull();
});
