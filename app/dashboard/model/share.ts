/** A tutor with read access to a learner’s brief and report, or one who could get it because a session is booked. */
export type ShareView = {
  tutorId: string;
  slug: string;
  name: string;
  /** Start of the access; null without access. */
  since: string | null;
};
