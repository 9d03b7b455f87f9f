import type { Kysely } from 'kysely';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { type LocaleAndZone, longDayOf } from '#app/platform/times.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import {
  type DormantProfile,
  listUnwarned,
  listWarned,
  lockDormant,
  recordKeepRequest,
  setWarned,
} from '../db/dormancy.server.ts';
import { type AccountProfileRef, deleteProfile, loadProfile } from '../db/learners.server.ts';
import { deletionAfter, warnedBefore } from '../domain/dormancy.ts';
import type { LearnerProfile } from '../domain/profile.ts';
import { dormancyMailTexts } from '../messages/dormancy/mail.ts';
import { learnerError } from '../model/errors.ts';
import { registerInvitationJob } from './adult-links.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'mail' | 'settings' | 'log'>;

const batch = 100;
/** Milliseconds after which the copy of the last mail is deleted. */
const lastMailMs = 86_400_000;
const locales: Record<Language, string> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };

/** Registers the nightly jobs. Call once, before the jobs start. */
export function registerLearnerJobs(services: Services): void {
  services.jobs.repeat('learners.dormancy', '20 4 * * *', () => endDormantProfiles(services));
  registerInvitationJob(services);
}

/**
 * Deletes the profiles of children that nobody used for two years and that were warned about thirty days ago or more, and warns about those that
 * come next. Use after the warning ends it. One transaction each, so that a failure does not undo the others.
 */
export async function endDormantProfiles(services: Deps): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  for (const id of await listWarned(db)) await inOneTransaction(services, id, judgeWarned);
  const before = warnedBefore(now);
  for (;;) {
    const ids = await listUnwarned(db, before, batch);
    for (const id of ids) await inOneTransaction(services, id, warn);
    if (ids.length < batch) return;
  }
}

type Step = (services: Deps, profile: DormantProfile) => Promise<void>;

const inOneTransaction = (services: Deps, id: string, step: Step): Promise<void> =>
  services.db.transaction().execute(async (trx) => {
    const profile = await lockDormant(trx, id);
    // An adult's profile meanwhile: a warning about it has no effect any more.
    if (profile) await step({ ...services, db: trx }, profile);
    else await setWarned(trx, { id, warning: null });
  });

const warn: Step = async (services, profile) => {
  const now = services.clock.now();
  if (profile.lastUsed >= warnedBefore(now)) return;
  const deleteOn = deletionAfter(profile.lastUsed, now);
  await setWarned(services.db, { id: profile.id, warning: { warnedAt: now, deleteOn } });
  await write(services, { ...profile, deleteOn }, 'warning');
};

const judgeWarned: Step = async (services, profile) => {
  const { id, accountId, lastUsed, warnedAt, deleteOn } = profile;
  if (!warnedAt || !deleteOn) return;
  if (lastUsed > warnedAt) await setWarned(services.db, { id, warning: null });
  else if (deleteOn <= services.clock.now()) {
    await deleteProfile(services.db, { id, accountId }, services.clock.now());
    await write(services, { ...profile, deleteOn }, 'done');
    services.log.info({ profileId: id }, 'a profile that nobody used for two years was deleted');
  }
};

async function write(
  { db, mail, settings, clock }: Deps,
  { id, accountId, name, language, email, deleteOn }: DormantProfile & { deleteOn: Date },
  kind: 'warning' | 'done',
): Promise<void> {
  if (email === null) return;
  const place = await placeOf(db, { accountId, language });
  const t = translator(dormancyMailTexts, languageOfLocale(place.locale), 'dormancyMail');
  const values = { name, day: longDayOf(deleteOn, { ...place, now: clock.now() }) };
  const page = `${settings.siteUrl}/learner-profiles`;
  const lines =
    kind === 'warning'
      ? [
          t('warning.body', values),
          t('warning.keep', values),
          `${page}?learner=${id}`,
          t('warning.otherwise', values),
        ]
      : [t('done.body', values), t('done.again', values), page];
  await mail.enqueue(db, {
    to: email,
    language: languageOfLocale(place.locale),
    subject: t(`${kind}.subject`, values),
    text: `${lines.join('\n\n')}\n`,
    messageId: `learner-${id}-dormant-${kind}-${deleteOn.getTime()}`,
    // The last mail about a learner who is gone.
    ...(kind === 'done' && { forgetAt: new Date(clock.now().getTime() + lastMailMs) }),
  });
}

const placeOf = async (
  db: Kysely<DB>,
  { accountId, language }: { accountId: string; language: Language },
): Promise<LocaleAndZone> =>
  (await loadChosenLocaleAndZone(db, accountId)) ?? { locale: locales[language], timeZone: 'UTC' };

/** Keeps a learner whose data would be deleted; counts as use. Throws `unknown_profile` (404). */
export async function keepProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  own: AccountProfileRef,
): Promise<LearnerProfile> {
  const kept = (await recordKeepRequest(db, own, clock.now())) && (await loadProfile(db, own));
  if (!kept) throw learnerError('unknown_profile', { status: 404 });
  return kept;
}
