import type { Maths } from '@curvela/maths';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorWords } from './model-text/tutor-words.ts';

/** What the teaching room gets from outside. */
export type TeachingServices = Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'mail' | 'settings'> & {
  maths: Maths;
  /** Words of a language model; null or absent when none is configured. */
  words?: TutorWords | null;
};
