import { loadMessages } from '#app/marketing/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadDealtWith } from '../db/founders.server.ts';
import type { MessageView } from '../model/schemas.ts';

/** Contact messages with their answers and authors, open ones first. */
export async function readMessages({ db }: Pick<Services, 'db'>, limit: number): Promise<MessageView[]> {
  const messages = await loadMessages(db, limit);
  const dealtWith = await loadDealtWith(
    db,
    messages.filter(({ answeredAt }) => answeredAt !== null).map(({ id }) => id),
  );
  return messages.map(({ at, answeredAt, answers, ...message }) => ({
    ...message,
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: dealtWith.get(message.id) ?? null,
    answers: answers.map(({ text, at: when }) => ({ text, at: when.toISOString() })),
  }));
}
