import { isAdministrator } from '#app/accounts/index.server.ts';
import type { TopicRule } from '#app/platform/realtime/topics.ts';
import type { Services } from '#app/platform/services.server.ts';

/** Realtime topic `founders`: something counted in the hub has changed. For administrators with a confirmed email address. */
export const foundersTopic = (services: Pick<Services, 'db' | 'settings'>): TopicRule => ({
  name: 'founders',
  mayHear: async (account, id) => id === '' && (await isAdministrator(services, account)),
});
