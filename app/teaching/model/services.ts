import type { Maths } from '@curvela/maths';
import type { RateLimit } from '#app/platform/rate-limits.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorWords } from './model-text/tutor-words.ts';

/** Services the teaching feature depends on. */
export type TeachingServices = Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'mail' | 'settings'> & {
  maths: Maths;
  /** Language-model words; null or absent when no model is configured. */
  words?: TutorWords | null;
  /** Conversations that visitors of a network begin. */
  visitorLimit?: RateLimit;
};
