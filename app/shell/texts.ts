import type { Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/locale.ts';
import type { en as preferences } from '#app/preferences/messages/en.ts';
import type { en as shell } from './messages/en.ts';

/** The catalogues of all features. A new feature adds its English source here, one line each. */
type Catalogue = typeof shell & typeof preferences;

declare module 'use-intl/core' {
  interface AppConfig {
    Locale: Locale | Language;
    Messages: Catalogue;
  }
}
