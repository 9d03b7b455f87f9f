/** Whose page the forms of a tutor work on, and where their calls go. */
export type TutorTarget = {
  path: string;
  /** Key of the cached answers. */
  key: readonly string[];
  /** False when a founder works on a tutor’s behalf. */
  own: boolean;
};

export const ownTutorTarget: TutorTarget = { path: '/tutor', key: ['tutor'], own: true };

/** The desk of a founder who looks after the page of this tutor (its id). */
export const tutorTargetOf = (tutorId: string): TutorTarget => ({
  path: `/founders/tutors/${tutorId}`,
  // With the other answers of founders: what they do is read anew in the record and in the audit log.
  key: ['founders', 'desk', tutorId],
  own: false,
});
