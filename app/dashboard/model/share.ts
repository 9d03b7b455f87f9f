/** A tutor who may read a learner’s brief and report, or could be let, since a session is booked. */
export type ShareView = {
  tutorId: string;
  slug: string;
  name: string;
  /** An instant; null while the tutor may not read. */
  since: string | null;
};
