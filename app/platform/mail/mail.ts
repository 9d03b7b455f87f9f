import type { Language } from '../texts.ts';

export type MailAttachment = {
  filename: string;
  contentType: string;
  /** Content of the file. */
  content: string;
};

export type Mail = {
  to: string;
  language: Language;
  subject: string;
  /** Paragraphs separated by empty lines. The HTML part is generated from it. */
  text: string;
  attachments?: readonly MailAttachment[];
  /** Reply-To address; the sender's when absent. */
  replyTo?: string;
  /** Local part of the Message-ID. Never used for two different emails. */
  messageId: string;
  /** The email is deleted once sent, and at this time at the latest. Otherwise it is stored for a month. */
  forgetAt?: Date;
};
