import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Advance, Circumstances } from '../domain/pedagogy/moments.ts';
import type { Card } from '../domain/pedagogy/state.ts';
import type { SafetyKind } from './safety/signs.ts';
import type { WorkEvidence } from '../domain/pedagogy/work-evidence.ts';
import type { TeachingServices } from './services.ts';
import type { LearnerContent, TeachingSession } from './record.ts';

/** Context of a turn: services, session, and what the rules get from outside. */
export type SessionContext = {
  services: TeachingServices;
  session: TeachingSession;
  circumstances: Circumstances;
};

export const questionOf = ({ services, session }: Pick<SessionContext, 'services' | 'session'>) => ({
  maths: services.maths,
  locale: session.locale,
});

/** Language of the conversation. */
export const languageOf = ({ session }: Pick<SessionContext, 'session'>) => languageOfLocale(session.locale);

/** Result of a turn before anything is stored. `card`: the card it answers. */
export type Reaction = {
  advance: Advance;
  learner: LearnerContent;
  card: Card | null;
  flag: SafetyKind | null;
  /** Evidence for a skill being taught; absent where the problem itself provides it. */
  shown?: WorkEvidence | null;
};
