import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/database.ts';
import { createServices } from '#server/services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const mail = {
  to: 'ana@example.org',
  language: 'es' as const,
  subject: 'Tu sesión',
  text: 'Hola, ¿qué tal?',
  attachments: [{ filename: 'session.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  messageId: 'booking-1-0',
};

describe('a mail', () => {
  it('exists when its transaction commits, and not when that is rolled back', async () => {
    const { db, services } = test;
    await expect(
      db.transaction().execute(async (trx) => {
        await services.mail.enqueue(trx, { ...mail, messageId: 'rolled-back' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction().execute((trx) => services.mail.enqueue(trx, { ...mail, messageId: 'committed' }));
    const kept = await db.selectFrom('app.mails').select('message_id').execute();
    expect(kept).toEqual([{ message_id: 'committed' }]);
  });

  it('with a Message-ID that was used before is not added again', async () => {
    const { db, services } = test;
    await services.mail.enqueue(db, { ...mail, messageId: 'twice' });
    await services.mail.enqueue(db, { ...mail, subject: 'Other', messageId: 'twice' });
    const kept = await db
      .selectFrom('app.mails')
      .select('subject')
      .where('message_id', '=', 'twice')
      .execute();
    expect(kept).toEqual([{ subject: 'Tu sesión' }]);
  });
});

describe('over SMTP', () => {
  const received: string[] = [];
  let refuse = 1;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        if (refuse > 0) {
          refuse -= 1;
          return done(new Error(`come back later with the mail to ${mail.to}`));
        }
        done();
      });
    },
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('a mail is tried again until the server takes it, under one Message-ID; one to be forgotten then is gone', async () => {
    const { port } = server.server.address() as { port: number };
    const settings = { ...test.services.settings, smtpUrl: `smtp://127.0.0.1:${port}` };
    const services = createServices({ settings, pool: test.pool, log: test.services.log });
    await services.jobs.start();
    await services.mail.enqueue(test.db, { ...mail, messageId: 'over-smtp' });
    // The queue keeps the server's complaint for days, but not whom it was about.
    const complaint = async () => {
      const { rows } = await test.pool.query<{ output: string | null }>(
        `select output::text from jobs.job where name = 'mail.send'`,
      );
      return rows[0]?.output ?? '';
    };
    await expect.poll(complaint, { timeout: 5000 }).toContain('come back later');
    expect(await complaint()).not.toContain(mail.to);
    await expect
      .poll(
        () =>
          test.db
            .selectFrom('app.mails')
            .select('sent_at')
            .where('message_id', '=', 'over-smtp')
            .executeTakeFirst(),
        {
          timeout: 14_000,
        },
      )
      .toMatchObject({ sent_at: expect.any(Date) as Date });
    const forgetAt = new Date(test.clock.now().getTime() + 3_600_000);
    await services.mail.enqueue(test.db, { ...mail, messageId: 'the-last-one', forgetAt });
    const last = () =>
      test.db.selectFrom('app.mails').select('id').where('message_id', '=', 'the-last-one').execute();
    expect(await last()).toHaveLength(1);
    await expect.poll(last, { timeout: 5000 }).toEqual([]);
    await services.jobs.stop();
    expect(received.splice(2).join()).toContain('Message-ID: <the-last-one@curvela.example>');
    expect(received).toHaveLength(2);
    for (const text of received) {
      expect(text).toContain('Message-ID: <over-smtp@curvela.example>');
      expect(text).toContain('session.ics');
      expect(text).toContain('text/html');
    }
  });
});
