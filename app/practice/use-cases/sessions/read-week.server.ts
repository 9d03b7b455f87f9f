import { dayKeyOf } from '#app/platform/times.ts';
import { recentOfEach } from '../record-evidence.server.ts';
import { loadDisputes, loadRecentEvidence, loadStates } from '../../db/evidence.server.ts';
import { skillName } from '../items/view.server.ts';
import { type LearnerClaim, claimsOf } from '../../domain/mastery/claims.ts';
import { dueAtOf } from '../../domain/mastery/due.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';
import { type PracticeCaller, lockLearner, type PracticeServices, loadZone } from '../context.server.ts';
import type { WeekView } from '../../model/views.ts';
import { loadWeekItems } from '../../db/week.server.ts';
import { daysOfWeek, type FirstWeekday, weekDays, type WeekItem } from '../../domain/sessions/week.ts';

const dayMs = 86_400_000;

/** A learner's week and what it has shown so far. Throws 404 `unknown_profile`. */
export async function readWeek(
  services: Pick<PracticeServices, 'db' | 'clock' | 'learners'>,
  caller: PracticeCaller,
  { profileId, first }: { readonly profileId: string; readonly first: FirstWeekday },
): Promise<WeekView> {
  const { db, clock } = services;
  const own = { profileId, accountId: caller.accountId };
  await lockLearner(services, db, own);
  const zone = await loadZone(db, own, caller.zone);
  const now = clock.now();
  const days = daysOfWeek(now, zone, first);
  const begins = days[0] ?? dayKeyOf(now, zone);
  // No zone is more than a day from UTC; earlier items are filtered out by their local day.
  const loaded = await loadWeekItems(db, profileId, new Date(+new Date(begins) - dayMs));
  const items = loaded.filter(({ servedAt }) => dayKeyOf(servedAt, zone) >= begins);
  const states = await loadStates(db, profileId);
  const evidence = await loadRecentEvidence(db, profileId, recentOfEach);
  const claims = claimsOf(evidence, states, await loadDisputes(db, profileId)).filter(
    ({ since, disputed }) => !disputed && dayKeyOf(since, zone) >= begins,
  );
  const named = ({ skill }: LearnerClaim) => ({ id: skill, name: skillName(skill, caller.language) });
  return {
    today: dayKeyOf(now, zone),
    days: weekDays(days, { items, states }, { now, zone }),
    mastered: latestFirst(claims, 'mastered').map((claim) => ({
      skill: named(claim),
      at: claim.since,
      answers: claim.evidence.length,
    })),
    kept: latestFirst(claims, 'kept').map((claim) => {
      const state = states.get(claim.skill);
      return {
        skill: named(claim),
        days: daysBetween(claim, evidence),
        nextAt: state ? dueAtOf(state) : null,
      };
    }),
    undecided: undecidedIn(items),
  };
}

const latestFirst = (claims: readonly LearnerClaim[], kind: LearnerClaim['kind']) =>
  claims.filter((claim) => claim.kind === kind).toSorted((a, b) => b.since.localeCompare(a.since));

/** Whole days between the two answers that show retention. */
function daysBetween({ evidence: ids }: LearnerClaim, evidence: readonly Evidence[]): number {
  const [before, after] = ids.map((id) => evidence.find((one) => one.id === id)?.at);
  return before && after ? Math.round((+after - +before) / dayMs) : 0;
}

function undecidedIn(items: readonly WeekItem[]): WeekView['undecided'] {
  const unsure = items.filter(({ undecided }) => undecided > 0);
  const last = unsure.at(-1);
  if (!last) return null;
  return { count: unsure.reduce((sum, { undecided }) => sum + undecided, 0), sessionId: last.sessionId };
}
