import { type ContactTopic, contactTopics, emailPattern } from '../model/contact-fields.ts';

export type ContactDraft = {
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  website: string;
};
export type FieldName = 'name' | 'email' | 'message';

/** The topic that the address names (`?about=five`), else a plain question. */
export const topicOf = (about: string | null): ContactTopic =>
  contactTopics.find((topic) => topic === about) ?? 'question';

/** The message that the address begins, from a page where something was looked for in vain. */
export const begunMessage = (words: string | null): string => (words ?? '').trim().slice(0, 300);

/** Fields that still keep a message from being sent, in the order of the form. */
export function openFields(draft: ContactDraft): FieldName[] {
  return [
    ...(draft.name.trim() === '' ? (['name'] as const) : []),
    ...(emailPattern.test(draft.email.trim()) ? [] : (['email'] as const)),
    ...(draft.message.trim() === '' ? (['message'] as const) : []),
  ];
}

/** How a message was written: milliseconds from the first letter to sending, and whether its writer says that a person did. */
type Writing = { took: number | undefined; person: boolean };
type Sent = { sent: true } | { sent: false; text: string | null; automatic: boolean };

/**
 * Sends the message. Answers the server's own sentence when it refuses, and null when it could not be reached; `automatic` when it took the
 * writer for a program.
 */
export async function sendMessage(draft: ContactDraft, { took, person }: Writing): Promise<Sent> {
  try {
    const response = await fetch('/functions/v1/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        ...draft,
        website: draft.website || undefined,
        took,
        person: person || undefined,
      }),
    });
    if (response.ok) return { sent: true };
    const { error } = (await response.json()) as { error?: { code?: string; message?: string } };
    return { sent: false, text: error?.message ?? null, automatic: error?.code === 'looks_automatic' };
  } catch {
    return { sent: false, text: null, automatic: false };
  }
}
