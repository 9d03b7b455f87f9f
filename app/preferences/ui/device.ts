import { type Comfort, defaultComfort, mergeComfort } from '../domain/comfort.ts';
import { detect, type LocaleState, mergeSaved } from '../domain/locale.ts';
import { rawPrefs, type SavedPreferences, applyRawPrefs, writePrefs } from '../domain/visitor.ts';
import { deviceStorage, readJson as readStored } from '#app/platform/browser-storage.ts';

/** Versioned: a new format gets a new key and leaves the old one alone. */
export const localeKey = 'curvela.locale.v1';
/** The name is prescribed by the specification (section 9). */
export const comfortKey = 'accessibility_settings';

/** Detects the locale state from this browser. */
export const detectDevice = (): LocaleState =>
  detect(
    () => ({
      languages: navigator.languages.length > 0 ? navigator.languages : [navigator.language],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    // oxlint-disable-next-line no-console
    (reason) => console.warn('The region of this device could not be detected', reason),
  );

/**
 * Stored preferences over detected ones; with "use device locale" the state is detected again. Without usable storage
 * `mirrored`, from the cookie, is used.
 */
export function readDeviceState(mirrored: LocaleState | null): LocaleState {
  const detected = detectDevice();
  const merged = mergeSaved(detected, readJson(localeKey) ?? mirrored);
  return merged.useDeviceLocale ? detected : merged;
}

export const writeDeviceState = (state: LocaleState): void => store(localeKey, state);

export function readDeviceComfort(): Comfort | null {
  const saved = readJson(comfortKey);
  return saved === null ? null : mergeComfort(defaultComfort, saved);
}

export const writeDeviceComfort = (comfort: Comfort | null): void => store(comfortKey, comfort);

/** Mirrors the preferences into the cookie, which the server and other windows read. */
export function writeCookie({ state, theme, comfort, comfortOf }: SavedPreferences): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = writePrefs({ state, theme, comfort, comfortOf }) + secure;
}

/** The preferences that a window of this browser mirrored last. */
export const readCookie = (base: SavedPreferences): SavedPreferences =>
  applyRawPrefs(base, rawPrefs(document.cookie));

/** Applies the theme to the document. */
export function applyTheme(theme: SavedPreferences['theme']): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export const readJson = (key: string): unknown => readStored(deviceStorage, key);

/** Private windows may refuse storage; the cookie still has the value then. Null removes the key. */
export function store(key: string, value: unknown): void {
  if (value === null) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, JSON.stringify(value));
}
