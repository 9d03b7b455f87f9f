import { type ContactTopic, contactTopics, emailPattern } from '../model/contact-fields.ts';

export type ContactDraft = {
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  website: string;
};
export type FieldName = 'name' | 'email' | 'message';

/** The topic in the URL (`?about=five`), else a general question. */
export const topicOf = (about: string | null): ContactTopic =>
  contactTopics.find((topic) => topic === about) ?? 'question';

/** Initial message from the URL, set by a page whose search found nothing. */
export const begunMessage = (words: string | null): string => (words ?? '').trim().slice(0, 300);

/** Fields that are still missing or invalid, in the order of the form. */
export function openFields(draft: ContactDraft): FieldName[] {
  return [
    ...(draft.name.trim() === '' ? (['name'] as const) : []),
    ...(emailPattern.test(draft.email.trim()) ? [] : (['email'] as const)),
    ...(draft.message.trim() === '' ? (['message'] as const) : []),
  ];
}

/** Time from the first letter to sending in milliseconds, and whether the sender declares to be a person. */
type Writing = { took: number | undefined; person: boolean };
type Sent = { sent: true } | { sent: false; text: string | null; automatic: boolean };

/**
 * Sends the message. Returns the server's error message, null when it is unreachable, or `automatic` when the message
 * was taken for spam.
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
