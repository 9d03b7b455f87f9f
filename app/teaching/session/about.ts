import type { Circumstances } from '../pedagogy/moments.ts';
import type { TeachingServices } from '../start-session.server.ts';
import type { SessionRecord } from './record.ts';

/** What a turn is about: whose services, which session, and what the rules get from outside. */
export type About = { services: TeachingServices; session: SessionRecord; circumstances: Circumstances };

export const questionOf = ({ services, session }: Pick<About, 'services' | 'session'>) => ({
  maths: services.maths,
  locale: session.locale,
});
