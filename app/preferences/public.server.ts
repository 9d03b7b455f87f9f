export { preferencesApi } from './api.server.ts';
export { chosenPlace, chosenPlaces } from './mail-place.server.ts';
export { type Currency, type Locale, locales } from './locale.ts';
export { localeOfCall, readerOf } from './reader.server.ts';
export { readVisitor, type Visitor } from './visitor.ts';
