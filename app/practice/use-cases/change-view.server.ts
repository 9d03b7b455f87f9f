import type { Language } from '#app/platform/texts.ts';
import { skillName } from './items/view.server.ts';
import type { BeliefChange } from '../domain/mastery/changes.ts';
import { practiceText } from '../messages/server/index.ts';
import type { ChangeView } from '../model/views.ts';

/** Estimates before and after, each with its reason in a sentence. */
export const changeViews = (changes: readonly BeliefChange[], language: Language): ChangeView[] =>
  changes.map(({ skill, before, after, what, why, dueAt }) => ({
    skill: { id: skill, name: skillName(skill, language) },
    before,
    after,
    what,
    why: whyText(why, language),
    dueAt,
  }));

/** `Two right without help, one after a hint.` */
function whyText({ unaidedRight, afterHint, wrong }: BeliefChange['why'], language: Language): string {
  const parts = [
    practiceText(language, 'why.right', { count: unaidedRight }),
    practiceText(language, 'why.hint', { count: afterHint }),
    practiceText(language, 'why.wrong', { count: wrong }),
  ].filter((part) => part !== '');
  const text = parts.length === 0 ? practiceText(language, 'why.none') : `${parts.join(', ')}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
