import type { ApiContext } from '#app/platform/api.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { readVisitor } from '#app/preferences/public.server.ts';
import type { Owner } from './holds/queries.server.ts';
import type { Reader } from './lost-time.server.ts';

/** The zone that the page says, else that of the preferences; the language is that of the call. */
export function readerOf(c: ApiContext, timeZone: string | undefined): Reader {
  const { state, timeZone: preferred } = readVisitor(c.req.raw);
  const locale = state.locale.startsWith(c.var.language) ? state.locale : localeOf[c.var.language];
  return { locale, timeZone: timeZoneNamed(timeZone ?? '') || preferred };
}

/** Whose holds may be touched: the account's, and those this browser made before signing in. */
export const ownerOf = (c: ApiContext): Owner => ({
  accountId: c.var.account?.id ?? null,
  visitorId: c.var.visitorId,
});

const localeOf = { en: 'en-GB', es: 'es-CO', fr: 'fr-FR' } as const;
