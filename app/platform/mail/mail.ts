import type { Language } from '../texts.ts';

export type MailAttachment = {
  filename: string;
  contentType: string;
  /** Content of the file. */
  content: string;
  encoding?: 'base64';
};

/** A file that is made when the email is sent, so that the transaction that enqueues the email need not wait for it. */
export type GeneratedAttachment = {
  filename: string;
  contentType: string;
  /** Name under which its generator is registered. */
  generator: string;
  /** What the generator is given. */
  about: Record<string, string>;
};

export type Mail = {
  to: string;
  language: Language;
  subject: string;
  /** Paragraphs separated by empty lines. The HTML part is generated from it. */
  text: string;
  attachments?: readonly MailAttachment[];
  /** Further attachments, after the others. */
  generated?: readonly GeneratedAttachment[];
  /** Reply-To address; the owner's mailbox when absent. */
  replyTo?: string;
  /** Local part of the Message-ID. Never used for two different emails. */
  messageId: string;
  /** `messageId` of the first email to this recipient about the same thing, which may be this one: mail programs show them together. */
  threadId?: string;
  /** Written by a person; the others are marked as sent by a program (RFC 3834). */
  personal?: boolean;
  /** The email is deleted once sent, and at this time at the latest. Otherwise it is stored for a month. */
  forgetAt?: Date;
};
