/* What is done with a learner's data only as long as the adult of the account agrees (product, section 18a). */

/** Storing practice, agreed to by adding the learner; and showing what the learner writes to the provider of a language model. */
export const consentPurposes = ['practice', 'model'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The version of the wordings on the pages that ask. A change of one is a new version. */
export const CONSENT_TEXT_VERSION = '2026-11-28';
