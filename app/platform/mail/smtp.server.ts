import nodemailer from 'nodemailer';
import type { MailAttachment } from './mail.ts';

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  messageId: string;
  replyTo?: string;
};

/** Hands a mail to the outside world; resolves when the server has taken it, throws otherwise. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Milliseconds: to connect, to be greeted, and without a word in between. Whoever waits longer tries again later. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

/** Mail through the SMTP server of `url` (smtp:// or smtps://), from `from`. */
export function createSmtp(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ url, ...patience }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail) => {
    await transport.sendMail({
      ...mail,
      messageId: `<${mail.messageId}@${domain}>`,
      attachments: [...mail.attachments],
    });
  };
}
