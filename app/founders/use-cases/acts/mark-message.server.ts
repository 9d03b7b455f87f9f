import { lockMessage, setAnswered } from '#app/marketing/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from '../../model/founder.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

/** Settles a contact message without an answer, or reopens it. Logged if it changed. Throws `unknown_message` (404). */
export async function markMessage(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  input: { founder: Founder; id: string; answered: boolean },
): Promise<void> {
  const { db, clock, random } = services;
  const { founder, id, answered } = input;
  await db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, id);
    if (!message) throw founderError('unknown_message', { status: 404 });
    if ((message.answeredAt !== null) === answered) return;
    const at = clock.now();
    await setAnswered(trx, message.id, answered ? at : null);
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: answered ? 'message.settle' : 'message.reopen',
      subjectId: message.id,
      subject: message.topic,
      before: { answered: !answered },
      after: { answered },
      at,
    });
  });
}
