import { owner } from '../owner.ts';

/** Bare address to which answers go: the owner’s mailbox, or else the one that emails come from. */
export const replyAddress = ({ mailFrom }: { mailFrom: string }): string =>
  owner.email ?? /<([^<>\s]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
