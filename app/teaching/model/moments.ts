import type { Verdict } from '@curvela/maths';
import type { Formula } from '../domain/pedagogy/state.ts';
import type { StoredText } from '../domain/skill/stored-text.ts';
import type { QuestionStep, Track } from '../domain/skill/track.ts';

/** A drawing made on the server, with its caption. */
export type SkillDrawing = { readonly svg: string; readonly caption: string };
export type WorkedOut = {
  readonly lines: readonly { readonly formula: Formula; readonly note: StoredText }[];
};

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
  | { say: 'skill_idea'; text: StoredText; drawn: SkillDrawing | null; further: boolean }
  /** The lines so far: an earlier turn with the same `id` is told again by a later one. */
  | {
      say: 'skill_example';
      id: string;
      prompt: StoredText;
      lines: WorkedOut['lines'];
      svg: string | null;
      begun: boolean;
    }
  | { say: 'skill_reason'; line: number; text: StoredText }
  | {
      say: 'skill_asked';
      step: QuestionStep;
      again: boolean;
      id: string;
      prompt: StoredText;
      svg: string | null;
    }
  | { say: 'skill_verdict'; verdict: Verdict; text: StoredText; mistake: string | null }
  | {
      say: 'skill_hint';
      rung: 0 | 1 | 2 | 3;
      text: StoredText;
      worked: (WorkedOut & { prompt: StoredText }) | null;
    }
  | { say: 'skill_solution'; answer: StoredText; worked: WorkedOut | null; id: string }
  | { say: 'skill_picture'; drawn: SkillDrawing | null }
  | { say: 'skill_clarify'; about: SkillClarified }
  | { say: 'skill_stop'; name: string }
  | { say: 'skill_recap'; name: string; results: Track['results']; humans: boolean };
