import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { expectsSignedIn } from '#app/platform/signed-in-cookie.ts';
import { type Language, languages } from '#app/platform/texts.ts';
import { type Comfort, defaultComfort, mergeComfort } from './comfort.ts';
import { detect, type LocaleState, mergeSaved, withLanguage } from './locale.ts';
import { usableTimeZone } from './usable-time-zone.ts';

export type Theme = 'system' | 'light' | 'dark';
export const themes = ['system', 'light', 'dark'] as const;
type ComfortOf = 'device' | 'account';

/** Everything about a visitor that the first paint needs, from cookie, URL and headers. Grants no rights. */
export type Visitor = {
  language: Language;
  state: LocaleState;
  /** A valid time zone for formatting. */
  timeZone: string;
  theme: Theme;
  comfort: Comfort;
  /** Source of the comfort settings: this device, or the account signed in on it. */
  comfortOf: ComfortOf;
  /** Whether the device has reported its zone and preferences (the cookie exists). */
  known: boolean;
  /** Whether a user is probably signed in, according to the browser's cookie. */
  somebody: boolean;
};

const prefsCookie = 'prefs';
/** Browsers limit a cookie to about 4 KB; ours is below 400 bytes. */
const longestCookie = 2000;

/** Content of the cookie. Kept short, because it is sent with each request. */
export type SavedPreferences = Pick<Visitor, 'state' | 'theme' | 'comfort' | 'comfortOf'>;

export function writePrefs(saved: SavedPreferences): string {
  const value = encodeURIComponent(JSON.stringify({ v: 1, ...saved }));
  return `${prefsCookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The parsed but unvalidated cookie; null when it is missing, too long or not JSON. */
export function rawPrefs(cookieHeader: string): Record<string, unknown> | null {
  const part = cookieHeader.split(/;\s*/).find((piece) => piece.startsWith(`${prefsCookie}=`));
  if (!part || part.length > longestCookie) return null;
  try {
    const content: unknown = JSON.parse(decodeURIComponent(part.slice(prefsCookie.length + 1)));
    return typeof content === 'object' ? (content as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Merges the cookie over other values, field by field. */
export function applyRawPrefs(base: SavedPreferences, raw: Record<string, unknown> | null): SavedPreferences {
  return {
    state: mergeSaved(base.state, raw?.state),
    theme: themes.find((theme) => theme === raw?.theme) ?? base.theme,
    comfort: mergeComfort(base.comfort, raw?.comfort),
    comfortOf: raw?.comfortOf === 'account' ? 'account' : 'device',
  };
}

/** Languages of an Accept-Language header, the preferred one first, ties in the order of the header. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** `?lang=`, else the cookie, else the first browser language, else Colombian Spanish. */
export function readVisitor(request: Request): Visitor {
  const cookies = request.headers.get('Cookie') ?? '';
  const raw = rawPrefs(cookies);
  const header = request.headers.get('Accept-Language') ?? '';
  const suggested = detect(() => ({ languages: acceptedLanguages(header), timeZone: '' }));
  const requested = new URL(request.url).searchParams.get('lang');
  const wanted = languages.find((language) => language === requested);
  const guessed: SavedPreferences = {
    state: suggested,
    theme: 'system',
    comfort: defaultComfort,
    comfortOf: 'device',
  };
  const saved = applyRawPrefs(guessed, raw);
  const state = wanted ? withLanguage(saved.state, wanted) : saved.state;
  return {
    ...saved,
    state,
    language: languageOfLocale(state.locale),
    timeZone: usableTimeZone(state),
    known: raw !== null,
    somebody: expectsSignedIn(cookies),
  };
}
