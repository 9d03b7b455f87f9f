import nodemailer from 'nodemailer';
import type { MailAttachment } from './mail.ts';

type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  messageId: string;
  replyTo?: string;
};

/** The server will never take this mail: there is no such mailbox, or not with such content. Trying again would only annoy it. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Hands a mail to the outside world; resolves when the server has taken it, throws otherwise: MailRefused when that is for good. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Milliseconds: to connect, to be greeted, and without a word in between. Whoever waits longer tries again later. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

/** Mail through the SMTP server of `url` (smtp:// or smtps://), from `from`. */
export function createSmtp(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ url, ...patience }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail) => {
    try {
      await transport.sendMail({
        ...mail,
        messageId: `<${mail.messageId}@${domain}>`,
        attachments: [...mail.attachments],
      });
    } catch (thrown) {
      throw isForGood(thrown) ? new MailRefused((thrown as Error).message, { cause: thrown }) : thrown;
    }
  };
}

/**
 * A refusal of this one mail that holds for ever (RFC 5321, 4.2.1: 5yz), said of its recipient or of its content. What a server refuses
 * before that (our name, our password, our sender) and what it refuses by its policy (RFC 3463: X.7.z) is the owner’s to put in order:
 * the mail waits for it, as it does for a server that is away.
 */
function isForGood(thrown: unknown): boolean {
  const {
    responseCode = 0,
    command = '',
    response = '',
  } = thrown as {
    responseCode?: number;
    command?: string;
    response?: string;
  };
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return responseCode >= 500 && aboutThisMail && !/^5\d\d[ -]5\.7\./.test(response);
}
