import { skillName } from '../items/view.server.ts';
import { strandNames } from '../../messages/server/index.ts';
import {
  type PracticeCaller,
  loadLearnerNow,
  lockLearner,
  type PracticeServices,
  loadZone,
} from '../context.server.ts';
import { candidatesFor, type LearnerToServe } from '../../domain/sessions/candidates.ts';
import { prerequisitesOf, type SkillId, skillsOfStrand, strands } from '@curvela/curriculum';
import type { MapSkill, MapView, SkillStatus } from '../../model/mastery/views.ts';
import { dueAtOf, isDue } from '../../domain/mastery/due.ts';
import { beliefsFrom } from '../../domain/mastery/graph-belief.ts';
import { knownAt } from '../../domain/mastery/skill-state.ts';

/** The mastery map of a learner: every skill with its estimate and next review. Throws 404 `unknown_profile`. */
export async function readMap(
  services: Pick<PracticeServices, 'db' | 'clock' | 'learners'>,
  caller: PracticeCaller,
  { profileId }: { readonly profileId: string },
): Promise<MapView> {
  const own = { profileId, accountId: caller.accountId };
  await lockLearner(services, services.db, own);
  const zone = await loadZone(services.db, own, caller.zone);
  const learner = await loadLearnerNow(services, services.db, own, { zone, withMistakes: false });
  return mapOf(learner, caller);
}

function mapOf(learner: LearnerToServe, { language }: Pick<PracticeCaller, 'language'>): MapView {
  const [current] = candidatesFor(learner).current;
  const beliefs = beliefsFrom(learner.states);
  const skills = (ids: readonly SkillId[]) =>
    ids.map((id) =>
      mapSkill(id, learner, { current: id === current, believed: beliefs.get(id) ?? 0, language }),
    );
  const rows = strands.map((id) => ({
    id,
    name: strandNames[id][language],
    skills: skills(skillsOfStrand(id)),
  }));
  const all = rows.flatMap((row) => row.skills);
  const count = (...wanted: SkillStatus[]) => all.filter(({ status }) => wanted.includes(status)).length;
  return {
    strands: rows,
    counts: {
      mastered: all.filter(({ masteredAt, status }) => masteredAt !== null && status !== 'disputed').length,
      onTheWay: count('on_the_way', 'disputed'),
      ahead: count('ahead'),
      due: count('due'),
    },
  };
}

type About = {
  readonly current: boolean;
  readonly believed: number;
  readonly language: PracticeCaller['language'];
};

function mapSkill(id: SkillId, learner: LearnerToServe, { current, believed, language }: About): MapSkill {
  const { states, disputed, now } = learner;
  const state = states.get(id);
  const mastered = (skill: SkillId) => states.get(skill)?.masteredAt != null && !disputed.has(skill);
  const isSeen = state !== undefined && state.opportunities > 0;
  return {
    id,
    name: skillName(id, language),
    p: isSeen ? knownAt(state, now) : believed,
    status: statusOf(id, learner),
    current,
    dueAt: state ? dueAtOf(state) : null,
    masteredAt: state?.masteredAt ?? null,
    opportunities: state?.opportunities ?? 0,
    unaidedRight: state?.unaidedRight ?? 0,
    opensAfter: prerequisitesOf(id)
      .filter((below) => !mastered(below))
      .map((below) => skillName(below, language)),
  };
}

function statusOf(id: SkillId, { states, disputed, now, zone, catalogue }: LearnerToServe): SkillStatus {
  const state = states.get(id);
  if (!state || state.opportunities === 0 || !catalogue.has(id)) return 'ahead';
  if (disputed.has(id)) return 'disputed';
  if (isDue(state, now, zone)) return 'due';
  return state.masteredAt === null ? 'on_the_way' : 'mastered';
}
