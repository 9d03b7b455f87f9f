import { type ContactTopic, contactTopics, emailPattern } from './contact-fields.ts';

export type Draft = { topic: ContactTopic; name: string; email: string; message: string; website: string };
export type FieldName = 'name' | 'email' | 'message';

/** The topic that the address names (`?about=five`), else a plain question. */
export const topicOf = (about: string | null): ContactTopic =>
  contactTopics.find((topic) => topic === about) ?? 'question';

/** Fields that still keep a message from being sent, in the order of the form. */
export function openFields(draft: Draft): FieldName[] {
  return [
    ...(draft.name.trim() === '' ? (['name'] as const) : []),
    ...(emailPattern.test(draft.email.trim()) ? [] : (['email'] as const)),
    ...(draft.message.trim() === '' ? (['message'] as const) : []),
  ];
}

/** Sends the message. Answers the server's own sentence when it refuses, and null when it could not be reached. */
export async function sendMessage(
  draft: Draft,
): Promise<{ sent: true } | { sent: false; text: string | null }> {
  try {
    const response = await fetch('/functions/v1/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ ...draft, website: draft.website || undefined }),
    });
    if (response.ok) return { sent: true };
    const answer = (await response.json()) as { error?: { message?: string } };
    return { sent: false, text: answer.error?.message ?? null };
  } catch {
    return { sent: false, text: null };
  }
}
