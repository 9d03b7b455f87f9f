import { useState } from 'react';
import { useAuth } from '#app/accounts/index.ts';
import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';

/** Where a person's words stand until they are sent: a field of a session, or a card that asks for words. */
type DraftPlace = { line: string } | { talk: string } | { words: string };

const keyOf = (accountId: string | undefined, place: DraftPlace) =>
  `tutor_draft.${accountId ?? 'visitor'}.${Object.entries(place).flat().join('.')}`;

/** What was begun there by this person; empty when nothing was. */
export function keptDraft(accountId: string | undefined, place: DraftPlace): string {
  const kept = readInWindow<unknown>(keyOf(accountId, place));
  return typeof kept === 'string' ? kept : '';
}

export function keepDraft(accountId: string | undefined, place: DraftPlace, text: string): void {
  if (text === '') forgetInWindow(keyOf(accountId, place));
  else keepInWindow(keyOf(accountId, place), text);
}

/** A deleted session takes what was begun in it along. */
export function forgetDrafts(accountId: string | undefined, sessionId: string): void {
  keepDraft(accountId, { line: sessionId }, '');
  keepDraft(accountId, { talk: sessionId }, '');
}

/**
 * A text that survives a reload, for the person who wrote it; set to nothing it is gone. Call it where it is known who is signed
 * in, and give the component another key for another place.
 */
export function useKeptDraft(place: DraftPlace): [string, (text: string) => void] {
  const { user } = useAuth();
  const [text, setText] = useState(() => keptDraft(user?.id, place));
  const change = (next: string) => {
    setText(next);
    keepDraft(user?.id, place, next);
  };
  return [text, change];
}
