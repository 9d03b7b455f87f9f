export { currencies, type Currency, type Locale, locales } from './locale.ts';
export { PreferencesProvider, usePreferences } from './provider.tsx';
export { askForRegion } from './region-request.ts';
export type { Visitor } from './visitor.ts';
