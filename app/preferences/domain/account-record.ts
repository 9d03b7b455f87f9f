import { type Comfort, isColour, isFontSize } from './comfort.ts';
import { isCountry, isCurrency, isLocale, isZoneText, type LocaleState } from './locale.ts';
import type { ComfortRecord, LocaleRecord } from '../model/schemas.ts';

/** Converts a locale state to a row of `user_locale_preferences`. */
export const localeRecordOf = (state: LocaleState): LocaleRecord => ({
  preferred_locale: state.locale,
  preferred_currency: state.currency,
  preferred_country: state.country,
  preferred_timezone: state.timezone,
  use_device_locale: state.useDeviceLocale,
});

/**
 * Parses an account's locale; null for anything else, such as the response to a suppressed call (`{ ok: true, skipped:
 * true }`).
 */
export function readLocaleRecord(answer: unknown): LocaleRecord | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const {
    preferred_locale,
    preferred_currency,
    preferred_country,
    preferred_timezone,
    use_device_locale,
  }: Partial<Record<keyof LocaleRecord, unknown>> = answer;
  if (!isLocale(preferred_locale) || !isCurrency(preferred_currency) || !isCountry(preferred_country))
    return null;
  if (!isZoneText(preferred_timezone) || typeof use_device_locale !== 'boolean') return null;
  return { preferred_locale, preferred_currency, preferred_country, preferred_timezone, use_device_locale };
}

/**
 * Merges the account's preferences over the device's. If the account follows the device, the state is detected again:
 * `detected`.
 */
export function stateOfAccount(record: LocaleRecord, here: LocaleState, detected: LocaleState): LocaleState {
  if (record.use_device_locale) return detected;
  return {
    locale: record.preferred_locale,
    country: record.preferred_country,
    currency: record.preferred_currency,
    timezone: record.preferred_timezone,
    source: here.source,
    useDeviceLocale: false,
  };
}

/** Converts accessibility settings to a row of `user_preferences`. */
export const comfortRecordOf = (comfort: Comfort): ComfortRecord => ({
  text_color: comfort.textColor,
  background_color: comfort.backgroundColor,
  font_size: comfort.fontSize,
  dyslexia_friendly_font: comfort.dyslexiaFriendlyFont,
});

/** Settings in a row of `user_preferences`; null for anything else. An invalid colour becomes the default. */
export function readComfortRecord(row: unknown): Comfort | null {
  if (typeof row !== 'object' || row === null) return null;
  const {
    text_color,
    background_color,
    font_size,
    dyslexia_friendly_font,
  }: Partial<Record<keyof ComfortRecord, unknown>> = row;
  if (!isFontSize(font_size) || typeof dyslexia_friendly_font !== 'boolean') return null;
  return {
    textColor: isColour(text_color) ? text_color : 'default',
    backgroundColor: isColour(background_color) ? background_color : 'default',
    fontSize: font_size,
    dyslexiaFriendlyFont: dyslexia_friendly_font,
  };
}
