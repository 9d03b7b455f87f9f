/** The tutor whose data the forms edit, and the API path for it. */
export type TutorTarget = {
  path: string;
  /** Prefix of the query keys. */
  key: readonly string[];
  /** False when a founder works on a tutor’s behalf. */
  own: boolean;
};

export const ownTutorTarget: TutorTarget = { path: '/tutor', key: ['tutor'], own: true };

/** Target for a founder who edits this tutor (by id). */
export const tutorTargetOf = (tutorId: string): TutorTarget => ({
  path: `/founders/tutors/${tutorId}`,
  // Below the founders’ keys, so that the tutor record and the audit log are refetched after a change.
  key: ['founders', 'desk', tutorId],
  own: false,
});
