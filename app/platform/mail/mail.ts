import type { Language } from '../texts.ts';

export type MailAttachment = {
  filename: string;
  contentType: string;
  /** The text of the file. */
  content: string;
};

export type Mail = {
  to: string;
  language: Language;
  subject: string;
  /** Paragraphs, an empty line between them. The HTML that goes out beside it is made from it. */
  text: string;
  attachments?: readonly MailAttachment[];
  /** Where an answer goes; otherwise to the address that the mail comes from. */
  replyTo?: string;
  /** Local part of the Message-ID. The same id is never sent as two different mails. */
  messageId: string;
  /** The mail is deleted once it is sent, and at this instant at the latest. Otherwise it is kept for a month. */
  forgetAt?: Date;
};
