import type { Kysely } from 'kysely';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { fieldLabel, fieldText } from '#app/tutors/index.server.ts';
import { onBehalfTexts } from '#app/tutors/index.server.ts';
import type { FieldChange } from '../../model/change.ts';

const locales = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' } as const;

/** Notifies a tutor by email, in the tutor’s language, of a founder’s changes. No-op without an email address. */
export async function notifyTutor(
  trx: Kysely<DB>,
  { mail, settings, random }: Pick<Services, 'mail' | 'settings' | 'random'>,
  { tutor, changes }: { tutor: TutorRecord; changes: readonly FieldChange[] },
): Promise<void> {
  if (tutor.email === null) return;
  const language = tutor.mailLanguage;
  const t = translator(onBehalfTexts, language, 'onBehalf');
  const locale = locales[language];
  // A page that opens is news for its tutor, not a change of what the tutor wrote.
  const opens = changes.every(({ field, after }) => field === 'status' && after === 'active');
  const lines = changes.map(({ field, before, after }) => {
    const values = { field: fieldLabel(field, t, locale), after: fieldText(field, after, t, locale) };
    return t('mail.line', { ...values, before: fieldText(field, before, t, locale) });
  });
  await mail.enqueue(trx, {
    to: tutor.email,
    language,
    subject: t(opens ? 'mail.openSubject' : 'mail.subject', { brand }),
    text: [
      ...(opens
        ? [t('mail.open', { name: tutor.name, brand })]
        : [t('mail.hello', { name: tutor.name, brand }), ...lines, t('mail.booked')]),
      t('mail.look', {
        url: `${settings.siteUrl}/tutor-dashboard?edit=page`,
        contact: `${settings.siteUrl}/contact`,
      }),
    ].join('\n\n'),
    messageId: `tutor.${tutor.id}.changed.${random.uuid()}`,
  });
}
