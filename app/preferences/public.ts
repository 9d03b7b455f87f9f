export { appearance, type Comfort } from './comfort.ts';
export {
  type Country,
  countries,
  currencies,
  type Currency,
  type Locale,
  locales,
  type LocaleState,
  usableTimeZone,
} from './locale.ts';
export { preferencesTexts } from './messages/index.ts';
export { PreferencesProvider, type Preferences, usePreferences } from './provider.tsx';
export { askForRegion } from './region-request.ts';
export { type Theme, type Visitor } from './visitor.ts';
