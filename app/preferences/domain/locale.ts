import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Language } from '#app/platform/texts.ts';

/** Locales, countries and currencies of the specification (section 3). */
export const locales = ['en-US', 'en-GB', 'es-CO', 'es-ES', 'fr-FR'] as const;
export const countries = ['US', 'GB', 'CO', 'ES', 'FR'] as const;
export const currencies = ['USD', 'COP', 'EUR', 'GBP'] as const;

export type Locale = (typeof locales)[number];
type Country = (typeof countries)[number];
export type Currency = (typeof currencies)[number];

/** The visitor's region, language, currency and time zone. */
export type LocaleState = {
  locale: Locale;
  country: Country;
  currency: Currency;
  /** An IANA name such as `America/Bogota`; free text, so code that formats times must use `usableTimeZone`. */
  timezone: string;
  source: 'device' | 'default';
  useDeviceLocale: boolean;
};

/** Settings of a device: languages in order of preference, and its time zone. */
type Device = { languages: readonly string[]; timeZone: string };

export const defaultLocale: Locale = 'es-CO';
export const defaultCurrency: Currency = 'COP';

export const currencyOfCountry: Record<Country, Currency> = {
  US: 'USD',
  GB: 'GBP',
  CO: 'COP',
  ES: 'EUR',
  FR: 'EUR',
};

const zoneOfCountry: Record<Country, string> = {
  US: 'America/New_York',
  GB: 'Europe/London',
  CO: 'America/Bogota',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
};

/** The state when nothing could be detected (specification, section 4). */
export const fallbackState: LocaleState = {
  locale: 'en-US',
  country: 'US',
  currency: 'USD',
  timezone: 'America/New_York',
  source: 'default',
  useDeviceLocale: true,
};

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);
export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value);

/** The first browser language, exactly; else a locale of the same language; else Colombian Spanish. */
export function localeOf(browserLanguages: readonly string[]): Locale {
  const first = browserLanguages[0]?.toLowerCase() ?? '';
  const prefix = first.split('-')[0] ?? '';
  return (
    locales.find((locale) => locale.toLowerCase() === first) ??
    locales.find((locale) => prefix !== '' && locale.startsWith(`${prefix}-`)) ??
    defaultLocale
  );
}

/** The country of a locale. */
export const countryOf = (locale: Locale): Country => locale.slice(3) as Country;

/** The country's currency; else that of the locale's country; else Colombian pesos. */
export function currencyOf(country: string, locale: string): Currency {
  if (isCountry(country)) return currencyOfCountry[country];
  if (isLocale(locale)) return currencyOfCountry[countryOf(locale)];
  return defaultCurrency;
}

/** Default time zone until the device has reported its own (first server response). */
export const likelyTimeZone = (country: Country): string => zoneOfCountry[country];

/** The state suggested by the device. `tellDevice` may throw; then the fallback is used and `warn` gets the reason. */
export function detect(tellDevice: () => Device, warn: (reason: unknown) => void = () => {}): LocaleState {
  try {
    const device = tellDevice();
    const locale = localeOf(device.languages);
    const country = countryOf(locale);
    const currency = currencyOf(country, locale);
    const timezone = device.timeZone || likelyTimeZone(country);
    return { locale, country, currency, timezone, source: 'device', useDeviceLocale: true };
  } catch (reason) {
    warn(reason);
    return fallbackState;
  }
}

/** Changes one field manually, which turns off "use device locale". */
export function changeField<Field extends 'locale' | 'country' | 'currency' | 'timezone'>(
  state: LocaleState,
  field: Field,
  value: LocaleState[Field],
): LocaleState {
  return { ...state, [field]: value, useDeviceLocale: false };
}

/** Merges a saved state over another, field by field; invalid values are ignored. */
export function mergeSaved(base: LocaleState, saved: unknown): LocaleState {
  if (typeof saved !== 'object' || saved === null) return base;
  const from = saved as Record<string, unknown>;
  return {
    locale: isLocale(from.locale) ? from.locale : base.locale,
    country: isCountry(from.country) ? from.country : base.country,
    currency: isCurrency(from.currency) ? from.currency : base.currency,
    timezone: isZoneText(from.timezone) ? from.timezone : base.timezone,
    source: from.source === 'device' || from.source === 'default' ? from.source : base.source,
    useDeviceLocale: typeof from.useDeviceLocale === 'boolean' ? from.useDeviceLocale : base.useDeviceLocale,
  };
}

/** The longest zone name has 32 characters; free text may be longer. */
export const longestZone = 64;

export const isZoneText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestZone;

/** The state in another language; keeps the region if its locale already has that language. */
export function withLanguage(state: LocaleState, language: Language): LocaleState {
  if (languageOfLocale(state.locale) === language) return state;
  const inCountry = locales.find((locale) => locale === `${language}-${state.country}`);
  const locale =
    inCountry ?? locales.find((candidate) => languageOfLocale(candidate) === language) ?? state.locale;
  return { ...state, locale, useDeviceLocale: false };
}
