/** API of `preferences` for other features on the server. */
export { preferencesApi } from './api/routes.server.ts';
export { type Currency, type Locale, locales } from './domain/locale.ts';
export { type Visitor, readVisitor } from './domain/visitor.ts';
export {
  loadChosenLocaleAndZone,
  loadChosenLocalesAndZones,
  queryChosenLocalesAndZones,
} from './use-cases/chosen-locale.server.ts';
export { localeOfCall, localeAndZoneOfCall } from './use-cases/locale-of-call.server.ts';
