export {
  type Country,
  countries,
  currencies,
  type Currency,
  type Locale,
  locales,
  type LocaleState,
} from './locale.ts';
export { preferencesTexts } from './messages/index.ts';
export { PreferencesProvider, type Preferences, usePreferences } from './provider.tsx';
export { askForRegion } from './region-request.ts';
export { usableTimeZone } from './usable-time-zone.ts';
export { type Theme, type Visitor } from './visitor.ts';
