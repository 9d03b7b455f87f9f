import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { brand } from '#app/platform/brand.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { longDayOf } from '#app/platform/times.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import { archiveTexts } from '../../messages/own-data/archive/index.ts';
import { exportEnds } from '../../domain/own-data/rules.ts';

type Deps = Pick<Services, 'db' | 'mail' | 'settings' | 'clock'>;
type OwnDataRequest = { id: string; accountId: string; language: Language };

/** Page on which export and erasure are managed. */
const accountPage = '/dashboard?tab=account';
/** Hours after which an email to an erased account is deleted, sent or not. */
const lastMailHours = 24;
const locales: Record<Language, string> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };

/** Locale and time zone for emails to the account: the chosen ones, else those of the page that made the request. */
async function loadLocaleAndZone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, language }: OwnDataRequest,
) {
  const chosen = await loadChosenLocaleAndZone(db, accountId);
  const place = chosen ?? { locale: locales[language], timeZone: 'UTC' };
  return { ...place, now: clock.now(), language: languageOfLocale(place.locale) };
}

/**
 * Emails the owner that the export is ready. Like the other functions here it runs in the transaction of
 * `services.db`.
 */
export async function sendExportReadyMail(
  services: Deps,
  request: OwnDataRequest,
  to: string,
): Promise<void> {
  const localeAndZone = await loadLocaleAndZone(services, request);
  const t = translator(archiveTexts, localeAndZone.language, 'ownDataArchive');
  await services.mail.enqueue(services.db, {
    to,
    language: localeAndZone.language,
    subject: t('mail.ready.subject', { brand }),
    text: joinParagraphs([
      t('mail.ready.body'),
      t('mail.ready.where', { day: longDayOf(exportEnds(services.clock.now()), localeAndZone) }),
      `${services.settings.siteUrl}${accountPage}`,
    ]),
    messageId: `account-export-${request.id}`,
  });
}

/** Emails the owner the date of the erasure and how to stop it. */
export async function sendErasureScheduledMail(
  services: Deps,
  request: OwnDataRequest & { dueAt: Date; ahead: number },
  to: string,
): Promise<void> {
  const localeAndZone = await loadLocaleAndZone(services, request);
  const t = translator(archiveTexts, localeAndZone.language, 'ownDataArchive');
  const day = longDayOf(request.dueAt, localeAndZone);
  await services.mail.enqueue(services.db, {
    to,
    language: localeAndZone.language,
    subject: t('mail.scheduled.subject', { brand, day }),
    text: joinParagraphs([
      t('mail.scheduled.body', { day }),
      ...(request.ahead > 0 ? [t('mail.scheduled.ahead', { count: request.ahead })] : []),
      t('mail.scheduled.stop'),
      `${services.settings.siteUrl}${accountPage}`,
      t('mail.scheduled.notYou'),
    ]),
    messageId: `account-erasure-${request.id}-scheduled`,
  });
}

/** The last email, after the erasure. It is deleted once sent, after one day at the latest. */
export async function sendErasureDoneMail(
  services: Deps,
  { id, language }: { id: string; language: Language },
  to: string,
): Promise<void> {
  const t = translator(archiveTexts, language, 'ownDataArchive');
  await services.mail.enqueue(services.db, {
    to,
    language,
    subject: t('mail.done.subject', { brand }),
    text: joinParagraphs([t('mail.done.body'), t('mail.done.kept')]),
    messageId: `account-erasure-${id}-done`,
    forgetAt: forgottenAt(services.clock.now()),
  });
}

export const forgottenAt = (now: Date): Date => new Date(now.getTime() + lastMailHours * 3_600_000);

/** The account's language, stored for the email that is written after the account is gone. */
export const loadLanguage = async (
  services: Pick<Deps, 'db' | 'clock'>,
  request: OwnDataRequest,
): Promise<Language> => (await loadLocaleAndZone(services, request)).language;

const joinParagraphs = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
