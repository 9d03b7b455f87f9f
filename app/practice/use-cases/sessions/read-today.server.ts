import { dayKeyOf } from '#app/platform/times.ts';
import { skillName, itemOfRecord } from '../items/view.server.ts';
import { localize } from '../items/parts.server.ts';
import { countDone, loadItemsOf, loadOpenSession } from '../../db/practice.server.ts';
import {
  type PracticeCaller,
  loadLearnerNow,
  lockLearner,
  type PracticeServices,
  loadZone,
} from '../context.server.ts';
import type { SkillId } from '@curvela/curriculum';
import type { TodayView } from '../../model/views.ts';
import { minutesAQuestion, type TimedAnswer } from '../../domain/sessions/pace.ts';
import { planToday } from '../../domain/sessions/plan.ts';
import type { PracticeSessionRecord } from '../../model/record.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadRecentTimes } from '../../db/pace.server.ts';
import { templates } from '@curvela/curriculum/skills';

type Reader = Pick<PracticeServices, 'db' | 'clock' | 'learners'>;

/** Today's practice plan of a learner, and any open session. Throws 404 `unknown_profile`. */
export async function readToday(
  services: Reader,
  caller: PracticeCaller,
  { profileId }: { readonly profileId: string },
): Promise<TodayView> {
  const { db, clock } = services;
  const own = { profileId, accountId: caller.accountId };
  await lockLearner(services, db, own);
  const zone = await loadZone(db, own, caller.zone);
  const learner = await loadLearnerNow(services, db, own, { zone, withMistakes: false });
  const today = planToday(learner);
  const open = await loadOpenSession(db, profileId);
  const named = (id: SkillId) => ({ id, name: skillName(id, caller.language) });
  return {
    newcomer: today.newcomer,
    reviews: { count: today.reviews.count, skills: today.reviews.skills.map(named) },
    current: today.current && { ...named(today.current.skill), count: today.current.count },
    stretch: today.stretch && named(today.stretch),
    minutes: Math.round(today.questions * minutesAQuestion(await loadTimedAnswers(db, profileId))),
    open: open ? await openView(services, open, caller) : null,
    doneToday: await countDone(db, profileId, dayStart(clock.now(), zone)),
    nextReviewAt: today.nextReviewAt,
  };
}

async function openView(
  { db }: Reader,
  session: PracticeSessionRecord,
  { language }: PracticeCaller,
): Promise<TodayView['open']> {
  const items = await loadItemsOf(db, session.id);
  const pending = items.find(({ state, voidedAt }) => state === 'open' && voidedAt === null);
  const item = pending && itemOfRecord(pending);
  return {
    id: session.id,
    mode: session.mode,
    position: items.length,
    size: session.plan.size,
    pending: item ? localize(item.template.prompt, language, item) : null,
  };
}

const hour = 3_600_000;

/** The first whole hour of the day in the zone: days begin on the hour nearly everywhere. */
function dayStart(now: Date, zone: string): Date {
  const today = dayKeyOf(now, zone);
  let start = Math.floor(now.getTime() / hour) * hour;
  while (dayKeyOf(new Date(start - hour), zone) === today) start -= hour;
  return new Date(start);
}

/** How long the learner took for the latest questions, by kind of answer. Without those whose template was removed. */
export const loadTimedAnswers = async (db: Kysely<DB>, profileId: string): Promise<TimedAnswer[]> =>
  (await loadRecentTimes(db, profileId)).flatMap(({ template, tookMs }) => {
    const kind = templates.get(template)?.kind;
    return kind ? [{ kind, minutes: tookMs / 60_000 }] : [];
  });
