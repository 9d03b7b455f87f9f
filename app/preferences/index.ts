/** API of `preferences` for other features in the browser. */
export { type Currency, type Locale, currencies, locales } from './domain/locale.ts';
export { requestRegionDrawer } from './domain/region-request.ts';
export type { Visitor } from './domain/visitor.ts';
export { PreferencesProvider, usePreferences } from './ui/provider.tsx';
