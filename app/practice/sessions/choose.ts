import type { Random } from '#app/platform/random.ts';
import type { Choice, ChooseInput } from './choice.ts';

const seeds = 2_000_000_000;

/**
 * The next question of a session, or null when its plan is done or nothing is left to ask. Pure: randomness is given.
 * Takes the same time however many attempts there were.
 */
export function chooseNext(input: ChooseInput, random: Random): Choice | null {
  const { plan, asked, catalogue } = input;
  if (asked.filter(({ voided }) => !voided).length >= plan.size) return null;
  const wanted = new Set<string>(plan.skills);
  const open = [...catalogue]
    .filter(([skill]) => wanted.size === 0 || wanted.has(skill))
    .flatMap(([, list]) => list);
  const template = open[Math.floor(random.fraction() * open.length)];
  if (!template) return null;
  return {
    role: plan.mode === 'mix' ? 'current' : roleOf[plan.mode],
    skill: template.skills[0],
    template: template.id,
    seed: Math.floor(random.fraction() * seeds),
  };
}

const roleOf = { diagnostic: 'diagnostic', mistakes: 'mistake', exam: 'exam', skill: 'skill' } as const;
