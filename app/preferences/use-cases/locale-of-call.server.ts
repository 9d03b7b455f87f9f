import type { ApiContext } from '#app/platform/api.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import type { Locale } from '../domain/locale.ts';
import { readVisitor } from '../domain/visitor.ts';

/**
 * Locale and zone of the caller: the zone sent by the page, else that of the preferences, in the language of the call.
 */
export function localeAndZoneOfCall(
  c: ApiContext,
  timeZone: string | undefined,
): { locale: Locale; timeZone: string } {
  const { state, timeZone: preferred } = readVisitor(c.req.raw);
  const locale = inLanguage(state.locale, c.var.language);
  return { locale, timeZone: timeZoneNamed(timeZone ?? '') || preferred };
}

/** The locale of the preferences, or one in the language of the call if that differs. */
export const localeOfCall = (c: ApiContext): Locale =>
  inLanguage(readVisitor(c.req.raw).state.locale, c.var.language);

const usualLocales = { en: 'en-GB', es: 'es-CO', fr: 'fr-FR' } as const;
const inLanguage = (locale: Locale, language: Language): Locale =>
  locale.startsWith(language) ? locale : usualLocales[language];
