import nodemailer from 'nodemailer';
import type { MailAttachment } from './mail.ts';

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  attachments: readonly MailAttachment[];
  messageId: string;
};

/** Hands a mail to the outside world; resolves when the server has taken it, throws otherwise. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Mail through the SMTP server of `url` (smtp:// or smtps://), from `from`. */
export function createSmtp(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport(url, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async (mail) => {
    await transport.sendMail({
      ...mail,
      messageId: `<${mail.messageId}@${domain}>`,
      attachments: [...mail.attachments],
    });
  };
}
