import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadPeriod, readClaims, readMap, loadZone } from '#app/practice/index.server.ts';
import type { MapView } from '#app/practice/index.ts';
import { listGoals } from './goals.server.ts';
import { loadRunningGoals, pinForPractice } from '#app/learners/index.server.ts';
import { learnerError } from '#app/learners/index.server.ts';
import { paceForForecast } from '#app/learners/index.server.ts';
import { loadProfile } from '#app/learners/index.server.ts';
import { findLinkedOwner, loadSharedProfile } from '#app/learners/index.server.ts';
import type { ReportView } from '../model/report.server.ts';

type Deps = Pick<Services, 'db' | 'clock'>;
type Caller = { readonly accountId: string; readonly language: Language };

/**
 * The report of a learner, for the learner’s account, its linked adults, and a booked tutor with consent. Throws 404 `unknown_profile`
 * for all others.
 */
export async function readReport(
  { db, clock }: Deps,
  { accountId, language }: Caller,
  profileId: string,
): Promise<ReportView> {
  const { owner, reader, profile } = await findReadable({ db, clock }, accountId, profileId);
  const caller = { accountId: owner, language };
  const services = { db, clock, learners: { pin: pinForPractice, goals: loadRunningGoals } };
  const zone = await loadZone(db, { profileId, accountId: owner });
  const map = await readMap(services, caller, { profileId });
  const { claims } = await readClaims(services, caller, { profileId });
  const period = await loadPeriod(db, profileId);
  return {
    learner: { name: profile.name, schoolYear: profile.schoolYear },
    reader,
    madeAt: clock.now().toISOString(),
    period: period && {
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      questions: period.questions,
    },
    strands: strandsOf(map),
    claims: claims.map(({ key, kind, text, detail, since, dispute }) => ({
      key,
      kind,
      text,
      detail,
      since,
      disputed: dispute !== null,
    })),
    pace: paceForForecast(profile.pace),
    goals: await listGoals({ db, clock }, { id: profileId, accountId: owner }, { language, zone }),
  };
}

async function findReadable({ db, clock }: Deps, accountId: string, profileId: string) {
  const own = await loadProfile(db, { id: profileId, accountId });
  if (own) return { owner: accountId, reader: 'account' as const, profile: own };
  const owner = await findLinkedOwner(db, { profileId, adultId: accountId });
  const linked = owner === null ? undefined : await loadProfile(db, { id: profileId, accountId: owner });
  if (owner !== null && linked) return { owner, reader: 'linked adult' as const, profile: linked };
  const shared = await loadSharedProfile(db, {
    profileId,
    tutorAccountId: accountId,
    now: clock.now(),
  });
  const profile = shared && (await loadProfile(db, { id: profileId, accountId: shared.accountId }));
  if (!shared || !profile) throw learnerError('unknown_profile', { status: 404 });
  return { owner: shared.accountId, reader: 'tutor' as const, profile };
}

/**
 * Strands with any evidence. Skills due again were mastered or started; they are listed separately, so each is counted
 * once.
 */
function strandsOf({ strands }: MapView): ReportView['strands'] {
  return strands
    .map(({ id, name, skills }) => {
      const named = (status: string) => skills.filter((one) => one.status === status).map((one) => one.name);
      return {
        id,
        name,
        skills: skills.length,
        mastered: named('mastered'),
        due: named('due'),
        onTheWay: [...named('on_the_way'), ...named('disputed')],
      };
    })
    .filter(({ mastered, due, onTheWay }) => mastered.length + due.length + onTheWay.length > 0);
}
