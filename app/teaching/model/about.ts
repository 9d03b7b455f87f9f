import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Advance, Circumstances } from '../domain/pedagogy/moments.ts';
import type { Card } from '../domain/pedagogy/state.ts';
import type { SafetyKind } from './kinds.ts';
import type { Shown } from '../domain/pedagogy/shown.ts';
import type { TeachingServices } from './services.ts';
import type { LearnerContent, SessionRecord } from './record.ts';

/** What a turn is about: whose services, which session, and what the rules get from outside. */
export type About = { services: TeachingServices; session: SessionRecord; circumstances: Circumstances };

export const questionOf = ({ services, session }: Pick<About, 'services' | 'session'>) => ({
  maths: services.maths,
  locale: session.locale,
});

/** Of the conversation. */
export const languageOf = ({ session }: Pick<About, 'session'>) => languageOfLocale(session.locale);

/** What a turn leads to, before anything is stored. `card`: the card that it answers. */
export type Reaction = {
  advance: Advance;
  learner: LearnerContent;
  card: Card | null;
  flag: SafetyKind | null;
  /** What it showed of a skill that is taught; absent where the problem itself says it. */
  shown?: Shown | null;
};
