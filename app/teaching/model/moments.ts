import type { Verdict } from '@curvela/maths';
import type { Formula } from '../domain/pedagogy/state.ts';
import type { Said } from '../domain/skill/telling.ts';
import type { QuestionStep, Track } from '../domain/skill/track.ts';

/** A drawing made on the server, with what it shows. */
export type Drawn = { readonly svg: string; readonly caption: string };
export type WorkedOut = { readonly lines: readonly { readonly formula: Formula; readonly note: Said }[] };

const skillClarified = [
  'task',
  'own',
  'start_first',
  'answer',
  'ended',
  'check',
  'thanks',
  'other',
  'idea_over',
  'left_out',
  'alone',
] as const;
export type SkillClarified = (typeof skillClarified)[number];

/** What the tutor has to say while it teaches a skill. */
export type SkillMoment =
  | { say: 'skill_hello'; name: string; can: string }
  | { say: 'skill_known'; name: string }
  | { say: 'skill_weak'; name: string; first: string }
  | { say: 'skill_idea'; text: Said; drawn: Drawn | null; further: boolean }
  /** The lines so far: an earlier turn with the same `id` is told again by a later one. */
  | {
      say: 'skill_example';
      id: string;
      prompt: Said;
      lines: WorkedOut['lines'];
      svg: string | null;
      begun: boolean;
    }
  | { say: 'skill_reason'; line: number; text: Said }
  | { say: 'skill_asked'; step: QuestionStep; again: boolean; id: string; prompt: Said; svg: string | null }
  | { say: 'skill_verdict'; verdict: Verdict; text: Said; mistake: string | null }
  | { say: 'skill_hint'; rung: 0 | 1 | 2 | 3; text: Said; worked: (WorkedOut & { prompt: Said }) | null }
  | { say: 'skill_solution'; answer: Said; worked: WorkedOut | null; id: string }
  | { say: 'skill_picture'; drawn: Drawn | null }
  | { say: 'skill_clarify'; about: SkillClarified }
  | { say: 'skill_stop'; name: string }
  | { say: 'skill_recap'; name: string; results: Track['results']; humans: boolean };
