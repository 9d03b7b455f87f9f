import { tabStorage } from '#app/platform/browser-storage.ts';

/** What was typed for the tutor survives a lost time, a sign-in and a reload; it ends with the tab or the booking. */
const key = (tutorId: string) => `booking-note:${tutorId}`;

export const readNote = (tutorId: string): string => tabStorage.getItem(key(tutorId)) ?? '';
export const keepNote = (tutorId: string, note: string): void => tabStorage.setItem(key(tutorId), note);
const learnerKey = (holdId: string) => `booking-learner:${holdId}`;
const ME = 'me';

/** Who was chosen to learn, for the way back from paying: a profile, null for oneself, undefined before anybody was. */
export function readLearner(holdId: string): string | null | undefined {
  const kept = tabStorage.getItem(learnerKey(holdId)) ?? undefined;
  return kept === ME ? null : kept;
}
export const keepLearner = (holdId: string, learner: string | null): void =>
  tabStorage.setItem(learnerKey(holdId), learner ?? ME);

export const forgetNote = (tutorId: string): void => tabStorage.removeItem(key(tutorId));
