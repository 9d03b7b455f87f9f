import type { ApiContext } from '#app/platform/api.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { readVisitor } from '#app/preferences/public.server.ts';
import type { Reader } from './lost-time.server.ts';

/** The zone that the page says, else that of the preferences; the language is that of the call. */
export function readerOf(c: ApiContext, timeZone: string | undefined): Reader {
  const { state, timeZone: preferred } = readVisitor(c.req.raw);
  const locale = state.locale.startsWith(c.var.language) ? state.locale : localeOf[c.var.language];
  return { locale, timeZone: timeZoneNamed(timeZone ?? '') || preferred };
}

const localeOf = { en: 'en-GB', es: 'es-CO', fr: 'fr-FR' } as const;
