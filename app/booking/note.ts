/** What was typed for the tutor survives a lost time, a sign-in and a reload; it ends with the tab or the booking. */
const key = (tutorId: string) => `booking-note:${tutorId}`;

export const readNote = (tutorId: string): string => sessionStorage.getItem(key(tutorId)) ?? '';
export const keepNote = (tutorId: string, note: string): void => sessionStorage.setItem(key(tutorId), note);
export const forgetNote = (tutorId: string): void => sessionStorage.removeItem(key(tutorId));
