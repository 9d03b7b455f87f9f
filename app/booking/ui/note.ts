import { tabStorage } from '#app/platform/browser-storage.ts';

/** The note to the tutor survives an unavailable time, a sign-in and a reload. Cleared with the tab or by booking. */
const key = (tutorId: string) => `booking-note:${tutorId}`;

export const readNote = (tutorId: string): string => tabStorage.getItem(key(tutorId)) ?? '';
export const keepNote = (tutorId: string, note: string): void => tabStorage.setItem(key(tutorId), note);
const learnerKey = (holdId: string) => `booking-learner:${holdId}`;
const ME = 'me';

/** The learner selected before paying: a profile id, null for the account owner, undefined if none was selected. */
export function readLearner(holdId: string): string | null | undefined {
  const stored = tabStorage.getItem(learnerKey(holdId)) ?? undefined;
  return stored === ME ? null : stored;
}
export const keepLearner = (holdId: string, learner: string | null): void =>
  tabStorage.setItem(learnerKey(holdId), learner ?? ME);

export const forgetNote = (tutorId: string): void => tabStorage.removeItem(key(tutorId));
