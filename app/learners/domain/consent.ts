/* What is done with a learner's data only as long as an adult agrees (product, section 18a). */

/** For whom consent is given: a learner, or the person of a minor’s own account. */
export type ConsentSubject = { profileId: string } | { subjectAccountId: string };

/** Storing practice, agreed to by adding the learner; and showing what the learner writes to the provider of a language model. */
export const consentPurposes = ['practice', 'model'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The version of the wordings on the pages that ask. A change of one is a new version. */
export const CONSENT_TEXT_VERSION = '2026-11-28';
