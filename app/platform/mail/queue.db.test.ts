import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#app/platform/owner.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createServices } from '#server/services.ts';
import { createMailQueue } from './queue.server.ts';
import { createSmtp, MailRefused } from './smtp.server.ts';

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

describe('an email', () => {
  it('exists when its transaction commits, and not when that is rolled back', async () => {
    const { db, services } = test;
    await expect(
      db.transaction().execute(async (trx) => {
        await services.mail.enqueue(trx, { ...mail, messageId: 'rolled-back' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction().execute((trx) => services.mail.enqueue(trx, { ...mail, messageId: 'committed' }));
    const stored = await db.selectFrom('app.mails').select('message_id').execute();
    expect(stored).toEqual([{ message_id: 'committed' }]);
  });

  it('with a Message-ID that was used before is not added again', async () => {
    const { db, services } = test;
    await services.mail.enqueue(db, { ...mail, messageId: 'twice' });
    await services.mail.enqueue(db, { ...mail, subject: 'Other', messageId: 'twice' });
    const stored = await db
      .selectFrom('app.mails')
      .select('subject')
      .where('message_id', '=', 'twice')
      .execute();
    expect(stored).toEqual([{ subject: 'Tu sesión' }]);
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
  afterEach(() => {
    owner.email = null;
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('an email is retried until the server accepts it, with one Message-ID; one marked for deletion is then gone', async () => {
    const { port } = server.server.address() as { port: number };
    const settings = { ...test.services.settings, smtpUrl: `smtp://127.0.0.1:${port}` };
    owner.email = 'help@curvela.example';
    const services = createServices({ settings, pool: test.pool, log: test.services.log });
    await services.jobs.start();
    await services.mail.enqueue(test.db, { ...mail, messageId: 'over-smtp', threadId: 'first-mail' });
    // The queue stores the server's error message for days, but without the recipient.
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
    await services.mail.enqueue(test.db, { ...mail, messageId: 'the-last-one', forgetAt, personal: true });
    const last = () =>
      test.db.selectFrom('app.mails').select('id').where('message_id', '=', 'the-last-one').execute();
    expect(await last()).toHaveLength(1);
    await expect.poll(last, { timeout: 5000 }).toEqual([]);
    await services.jobs.stop();
    const written = received.splice(2).join();
    expect(written).toContain('Message-ID: <the-last-one@curvela.example>');
    expect(written).not.toContain('Auto-Submitted');
    expect(received).toHaveLength(2);
    for (const text of received) {
      expect(text).toContain('Message-ID: <over-smtp@curvela.example>');
      expect(text).toContain('session.ics');
      expect(text).toContain('In-Reply-To: <first-mail@curvela.example>');
      expect(text).toContain('Auto-Submitted: auto-generated');
      expect(text).toContain('Reply-To: help@curvela.example');
      expect(text).toContain('text/html');
    }
  });
});

describe('an SMTP error', () => {
  /** The server's error response for one command; returns the attempts that reached it. */
  async function refusing(at: 'MAIL' | 'RCPT' | 'DATA', responseCode: number, words = 'no') {
    const tries = { count: 0 };
    const refuse = (done: (error?: Error) => void) => {
      tries.count += 1;
      done(Object.assign(new Error(words), { responseCode }));
    };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => (at === 'MAIL' ? refuse(done) : done()),
      onRcptTo: (_address, _session, done) => (at === 'RCPT' ? refuse(done) : done()),
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => refuse(done));
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    const send = createSmtp(`smtp://127.0.0.1:${port}`, 'Curvela <hello@curvela.example>');
    const letter = {
      to: mail.to,
      subject: '',
      text: 'x',
      html: '<p>x</p>',
      attachments: [],
      messageId: 'refused',
      threadId: null,
      replyTo: null,
      personal: false,
    };
    const thrown = await send(letter).catch((error: Error) => error.name);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return { thrown, tries: tries.count };
  }

  it.each([
    ['RCPT', 550, '5.1.1 no such mailbox'],
    ['RCPT', 553, 'no such mailbox'],
    ['DATA', 554, '5.6.0 not such content'],
  ] as const)('%s with %i %s is permanent: that email is not retried', async (at, code, words) => {
    expect(await refusing(at, code, words)).toEqual({ thrown: 'MailRefused', tries: 1 });
  });

  it.each([
    ['RCPT', 450, '4.2.1 come back later'],
    ['DATA', 451, 'come back later'],
    ['RCPT', 550, '5.7.1 relaying denied'],
    ['MAIL', 550, 'not this sender'],
  ] as const)('%s with %i %s is temporary: it is retried', async (at, code, words) => {
    expect(await refusing(at, code, words)).toEqual({ thrown: 'Error', tries: 1 });
  });

  it('that is permanent completes the job, and the email stays unsent', async () => {
    const services = createServices({
      settings: test.services.settings,
      pool: test.pool,
      log: test.services.log,
    });
    const jobs: ((data: { id: string }) => Promise<void>)[] = [];
    const queue = createMailQueue(
      {
        ...services,
        siteUrl: '',
        jobs: {
          ...services.jobs,
          handle: (_name, handler) => void jobs.push(handler as (typeof jobs)[number]),
        },
      },
      () => Promise.reject(new MailRefused(`no such mailbox: ${mail.to}`)),
    );
    await queue.enqueue(test.db, { ...mail, messageId: 'for-good' });
    const of = test.db.selectFrom('app.mails').where('message_id', '=', 'for-good');
    const { id } = await of.select('id').executeTakeFirstOrThrow();
    await jobs[0]?.({ id });
    expect(await of.select('sent_at').executeTakeFirst()).toEqual({ sent_at: null });
  });
});
