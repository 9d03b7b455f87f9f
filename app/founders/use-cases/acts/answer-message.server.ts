import { answerMessage as answer, lockMessage } from '#app/marketing/index.server.ts';
import { owner } from '#app/platform/owner.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from '../../model/founder.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

/**
 * Answers a contact message by email and logs it, atomically. `after` is the number of answers displayed to the founder: a double submit or
 * a concurrent answer of the other founder sends only one email. Throws `unknown_message` (404) and `answered_meanwhile` (409).
 */
export async function answerMessage(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'mail'>,
  input: { founder: Founder; id: string; text: string; after: number },
): Promise<void> {
  const { db, clock, random } = services;
  const { founder, id, text, after } = input;
  await db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, id);
    if (!message) throw founderError('unknown_message', { status: 404 });
    if (message.answers.length !== after) throw founderError('answered_meanwhile', { status: 409 });
    // Reply-to is the owner’s mailbox if configured, so that a founder’s own address is only revealed without one.
    await answer(trx, services, { message, text, replyTo: owner.email ?? founder.email });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'message.answer',
      subjectId: message.id,
      subject: message.topic,
      before: { answers: after, waiting: message.answeredAt === null },
      after: { answers: after + 1, waiting: false },
      at: clock.now(),
    });
  });
}
