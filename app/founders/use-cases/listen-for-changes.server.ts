import { isAdministrator } from '#app/accounts/index.server.ts';
import type { TopicRule } from '#app/platform/realtime/topics.ts';
import type { Services } from '#app/platform/services.server.ts';

/** `founders`: that something the hub counts has changed, for administrators whose address is confirmed now. */
export const foundersTopic = (services: Pick<Services, 'db' | 'settings'>): TopicRule => ({
  name: 'founders',
  mayHear: async (account, id) => id === '' && (await isAdministrator(services, account)),
});
