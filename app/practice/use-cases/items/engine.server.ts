import type { Maths } from '@curvela/maths/contract.ts';
import { writeFormula } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { AnswerSpec } from '@curvela/curriculum/skills/skill.ts';

/** What grading asks of the maths. */
export type GradingEngine = Pick<Maths, 'parse' | 'check' | 'checkLine' | 'solve'>;
export type AnswerOfKind<Kind extends AnswerSpec['kind']> = Extract<AnswerSpec, { kind: Kind }>;

/** English plain notation of what stands in the notation of a language. */
export const inEnglish = (text: string, language: Language): string =>
  writeFormula(text, 'en', language).plain;
