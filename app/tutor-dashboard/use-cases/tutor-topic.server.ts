import type { TopicRule } from '#app/platform/realtime/topics.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorOfAccount } from '#app/tutors/index.server.ts';

/** Realtime topic `tutor:{id}`: changes of a tutor’s sessions, for the tutor’s own account. */
export const tutorTopic = ({ db }: Pick<Services, 'db'>): TopicRule => ({
  name: 'tutor',
  mayHear: async (account, id) => (await loadTutorOfAccount(db, account.id))?.id === id,
});
