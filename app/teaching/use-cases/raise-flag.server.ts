import { recipientLanguage } from '#app/accounts/index.server.ts';
import { findAdultsOfMinor, type MinorsAdults } from '#app/learners/index.server.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { brand } from '#app/platform/brand.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import type { SessionOwner } from '../model/record.ts';
import type { SafetyKind } from '../model/safety/signs.ts';
import { safetyMailTexts } from '../messages/safety-mail.ts';
import { speaksOfAbuse } from '../domain/safety/read-safety.ts';
import {
  findAdult,
  findFlaggedWords,
  insertFlag,
  lockFlagsOf,
  wasAdultInformed,
} from '../db/safety.server.ts';

const day = 86_400_000;
/**
 * Kinds that notify the adult. Not when abuse is mentioned, alone or beside them: the adult may be the abuser, and an email could make it
 * worse; a founder reads it first.
 */
const informs: ReadonlySet<SafetyKind> = new Set(['self_harm', 'threat', 'personal_data']);

/** Flagged words: those of a turn, or `words` when no conversation has been started. */
type FlaggedWords = {
  sessionId: string | null;
  turnId: string | null;
  words: string | null;
  profileId: string | null;
  kind: SafetyKind;
  owner: SessionOwner;
  language: Language;
};

/**
 * Queues a safety flag for the founders, and a second one where words of another kind also speak of abuse. Notifies the account's adult as set
 * for the learner, at most once a day; for a minor’s own account its linked adults instead, whatever is set. All in the transaction of `services.db`. The email does not quote the words.
 */
export async function raiseFlag(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'>,
  flagged: FlaggedWords,
): Promise<void> {
  const { db, clock, random } = services;
  const { owner, sessionId, turnId, words, kind } = flagged;
  const accountId = 'accountId' in owner ? owner.accountId : null;
  const now = clock.now();
  const id = random.uuid();
  const written = words ?? (turnId === null ? null : await findFlaggedWords(db, turnId));
  const isOfAbuse = kind === 'abuse' || (written !== null && speaksOfAbuse(written));
  const informed =
    accountId !== null &&
    informs.has(kind) &&
    !isOfAbuse &&
    (await inform(services, { accountId, flagId: id }, flagged));
  const flag = { accountId, sessionId, turnId, words, createdAt: now };
  await insertFlag(db, { ...flag, id, kind, adultInformedAt: informed ? now : null });
  if (isOfAbuse && kind !== 'abuse')
    await insertFlag(db, { ...flag, id: random.uuid(), kind: 'abuse', adultInformedAt: null });
}

type InformDeps = Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>;

async function inform(
  services: InformDeps,
  { accountId, flagId }: { accountId: string; flagId: string },
  flagged: FlaggedWords,
): Promise<boolean> {
  const { db, clock, mail, settings } = services;
  const { sessionId, profileId, language } = flagged;
  await lockFlagsOf(db, accountId);
  if (await wasAdultInformed(db, accountId, new Date(clock.now().getTime() - day))) return false;
  const minor = await findAdultsOfMinor(db, accountId);
  if (minor) return informLinkedAdults(services, { ...minor, flagId }, flagged);
  const adult = await findAdult(db, { accountId, profileId });
  if (!adult) return false;
  const chosen = await loadChosenLocaleAndZone(db, accountId);
  const speaks = chosen ? languageOfLocale(chosen.locale) : language;
  const t = translator(safetyMailTexts, speaks, 'safetyMail');
  const parts = [
    t('body', { name: adult.learner }),
    t('talk', { name: adult.learner }),
    ...(sessionId === null ? [] : [t('where'), `${settings.siteUrl}/ai-tutor?session=${sessionId}`]),
    t('setting', { name: adult.learner }),
    `${settings.siteUrl}/learner-profiles`,
  ];
  await mail.enqueue(db, {
    to: adult.email,
    language: speaks,
    subject: t('subject', { brand, name: adult.learner }),
    text: `${parts.join('\n\n')}\n`,
    messageId: `safety-${flagId}`,
  });
  return true;
}

async function informLinkedAdults(
  { db, mail, settings }: InformDeps,
  { flagId, name, adults }: MinorsAdults & { flagId: string },
  { sessionId, language }: FlaggedWords,
): Promise<boolean> {
  for (const { linkId, email } of adults) {
    const speaks = await recipientLanguage(db, email, language);
    const t = translator(safetyMailTexts, speaks, 'safetyMail');
    const conversation = new URLSearchParams({ linked: linkId, session: sessionId ?? '' });
    const parts = [
      t('body', { name }),
      t('talk', { name }),
      ...(sessionId === null ? [] : [t('whereLinked'), `${settings.siteUrl}/ai-tutor?${conversation}`]),
      t('settingLinked', { name }),
      `${settings.siteUrl}/learner-profiles`,
    ];
    await mail.enqueue(db, {
      to: email,
      language: speaks,
      subject: t('subject', { brand, name }),
      text: `${parts.join('\n\n')}\n`,
      messageId: `safety-${flagId}-${linkId}`,
    });
  }
  return adults.length > 0;
}
