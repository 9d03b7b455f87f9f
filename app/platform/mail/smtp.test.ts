import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts';
import { createSmtp } from './smtp.server.ts';

const letter: Parameters<SmtpInbox['send']>[0] = {
  to: 'ana@example.org',
  subject: 'Réservé : 60 minutes avec Lucía, mar. 24\u00a0nov.',
  text: 'Bonjour,\n\nà mardi.\n',
  html: '<p>Bonjour,</p><p>à mardi.</p>',
  attachments: [],
  messageId: 'booking-1-0-confirmed-learner',
  threadId: 'booking-1-0-confirmed-learner',
  replyTo: null,
  personal: false,
};

let inbox: SmtpInbox;
beforeEach(async () => {
  inbox = await openSmtpInbox('Curvela <hello@curvela.example>', 'help@curvela.example');
});
afterEach(() => inbox.close());

const arrived = async (mail: Partial<typeof letter>) => {
  await inbox.send({ ...letter, ...mail });
  const [email] = await inbox.read();
  if (!email) throw new Error('Nothing arrived');
  return email;
};
const header = (email: Awaited<ReturnType<typeof arrived>>, key: string) =>
  email.headers.filter((each) => each.key === key).map(({ value }) => value);

describe('a sent email', () => {
  it('has the same content as text and as HTML, in its own characters', async () => {
    const email = await arrived({});
    expect(email.subject).toBe(letter.subject);
    expect(email.text?.trim()).toBe(letter.text.trim());
    expect(email.html?.trim()).toBe(letter.html);
    expect(email.from).toMatchObject({ name: 'Curvela', address: 'hello@curvela.example' });
    expect(email.to).toMatchObject([{ address: 'ana@example.org' }]);
    expect(inbox.raw[0]).not.toMatch(/[^\r]\n/);
    expect(Math.max(...(inbox.raw[0] ?? '').split('\r\n').map((line) => line.length))).toBeLessThan(999);
  });

  it('says that a program sent it, once, unless a person wrote it', async () => {
    expect(header(await arrived({}), 'auto-submitted')).toEqual(['auto-generated']);
    inbox.raw.length = 0;
    expect(header(await arrived({ personal: true }), 'auto-submitted')).toEqual([]);
  });

  it('is answered to the mailbox of the owner, or to the person it names', async () => {
    expect((await arrived({})).replyTo).toMatchObject([{ address: 'help@curvela.example' }]);
    inbox.raw.length = 0;
    const email = await arrived({ replyTo: 'noor@example.org' });
    expect(email.replyTo).toMatchObject([{ address: 'noor@example.org' }]);
  });

  it('names the first email about the same thing, which itself names none', async () => {
    const first = await arrived({});
    expect(first.messageId).toBe('<booking-1-0-confirmed-learner@curvela.example>');
    expect([first.inReplyTo, first.references]).toEqual([undefined, undefined]);
    inbox.raw.length = 0;
    const second = await arrived({ messageId: 'booking-1-1-moved-learner' });
    expect(second.messageId).toBe('<booking-1-1-moved-learner@curvela.example>');
    expect([second.inReplyTo, second.references]).toEqual([first.messageId, first.messageId]);
  });

  it('about nothing else stands alone', async () => {
    const email = await arrived({ messageId: 'notice-1', threadId: null });
    expect([email.inReplyTo, email.references]).toEqual([undefined, undefined]);
  });
});

describe('without a mailbox of the owner', () => {
  it('an email is answered to its sender', async () => {
    const other = await openSmtpInbox('Curvela <hello@curvela.example>');
    await other.send(letter);
    const [email] = await other.read();
    await other.close();
    expect(email?.replyTo).toMatchObject([{ address: 'hello@curvela.example' }]);
  });
});

describe('a server that offers no encryption', () => {
  /** The inbox under an address that is not this machine's by name. */
  const urlElsewhere = () => inbox.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');

  it('gets no email', async () => {
    await expect(createSmtp(urlElsewhere(), 'hello@curvela.example')(letter)).rejects.toThrow(/STARTTLS/);
    expect(inbox.raw).toEqual([]);
  });

  it('gets it where its URL says so, for a mail catcher', async () => {
    await createSmtp(`${urlElsewhere()}?ignoreTLS=true`, 'hello@curvela.example')(letter);
    expect(inbox.raw).toHaveLength(1);
  });
});
