import nodemailer from 'nodemailer';
import { isLoopback } from '../settings.server.ts';
import type { MailAttachment } from './mail.ts';

type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  messageId: string;
  threadId: string | null;
  replyTo: string | null;
  personal: boolean;
};

/** The server rejects this email permanently: no such mailbox, or unacceptable content. Retrying would be pointless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/**
 * Delivers an email; resolves when the server has accepted it. Throws MailRefused when it is rejected permanently,
 * other errors when a retry may help.
 */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Milliseconds: to connect, for the greeting, and without data. Afterwards the email is retried later. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

/**
 * Sends through the SMTP server at `url` (smtp:// or smtps://), from the address `from`. Replies go to `replyTo` unless an email names
 * another address. The connection must be encrypted, except to this machine, or with `?ignoreTLS=true` for a mail catcher.
 */
export function createSmtp(url: string, from: string, replyTo: string = from): SendMail {
  const transport = nodemailer.createTransport({ url, ...patience, requireTLS: needsTls(url) }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const idOf = (local: string) => `<${local}@${domain}>`;
  return async ({ messageId, threadId, personal, ...mail }) => {
    const first =
      threadId === null || threadId === messageId
        ? {}
        : { inReplyTo: idOf(threadId), references: idOf(threadId) };
    try {
      await transport.sendMail({
        ...mail,
        ...first,
        replyTo: mail.replyTo ?? replyTo,
        messageId: idOf(messageId),
        headers: personal ? {} : { 'Auto-Submitted': 'auto-generated' },
        attachments: [...mail.attachments],
      });
    } catch (thrown) {
      throw isForGood(thrown) ? new MailRefused((thrown as Error).message, { cause: thrown }) : thrown;
    }
  };
}

const needsTls = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';
};

/**
 * Whether an SMTP error is permanent for this email (RFC 5321, 4.2.1: 5yz), because of its recipient or content.
 * Errors before that (login, sender) and policy errors (RFC 3463: X.7.z) are for the owner to fix, so the email is
 * retried as for an unavailable server.
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
