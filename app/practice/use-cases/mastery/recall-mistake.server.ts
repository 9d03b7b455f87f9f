import type { Kysely } from 'kysely';
import type { KnownMistake, SkillId } from '@curvela/curriculum';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { loadAttemptsOf } from '../../db/practice.server.ts';
import type { AttemptRecord, ProfileRef } from '../../model/record.ts';
import { loadZone } from '../context.server.ts';
import { mistakeParts } from '../items/mistake-text.server.ts';
import { toPlainText } from '../items/parts.server.ts';
import { loadClaims } from './read-claims.server.ts';

/** A mistake that a learner repeats in a skill. */
export type RecalledMistake = {
  readonly mistake: KnownMistake;
  /** What is wrong or what to ask oneself, as whole sentences. */
  readonly text: string;
  /** Questions that show it. */
  readonly times: number;
  /** Whole days of the learner since the last of them. */
  readonly daysAgo: number;
  /** How the last of them was put right: by oneself, or with a hint; null when it was not, or is not known. */
  readonly helped: 'oneself' | 'hint' | null;
};

const dayMs = 86_400_000;

/**
 * The latest mistake that a learner repeats in a skill, from the same claims that the profile shows: one to which the learner or an adult has
 * objected is left out. Null without one. The profile must be the account's.
 */
export async function recallMistake(
  db: Kysely<DB>,
  own: ProfileRef,
  { skill, language, now }: { skill: SkillId; language: Language; now: Date },
): Promise<RecalledMistake | null> {
  const { claims, evidence } = await loadClaims(db, own.profileId);
  const byId = new Map(evidence.map((one) => [one.id, one]));
  const habits = claims.flatMap(({ mistake, disputed, evidence: ids }) => {
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    const last = shown.at(-1);
    return mistake !== null && !disputed && last && shown.some((one) => one.skill === skill)
      ? [{ mistake, last, times: shown.length }]
      : [];
  });
  const [habit] = habits.toSorted((one, other) => +other.last.at - +one.last.at);
  const parts = habit && mistakeParts(habit.mistake, language);
  if (!habit || !parts) return null;
  const { mistake, last, times } = habit;
  const zone = await loadZone(db, own);
  const attempts = (await loadAttemptsOf(db, [last.itemId])).get(last.itemId) ?? [];
  return {
    mistake,
    text: toPlainText(parts),
    times,
    daysAgo: (dayNumber(now, zone) - dayNumber(last.at, zone)) / dayMs,
    helped: helpOf(attempts),
  };
}

const dayNumber = (instant: Date, zone: string) => Date.parse(dayKeyOf(instant.toISOString(), zone));

function helpOf(attempts: readonly AttemptRecord[]): RecalledMistake['helped'] {
  const last = attempts.at(-1);
  if (last?.verdict !== 'equal') return null;
  return last.rung < 0 ? 'oneself' : 'hint';
}
