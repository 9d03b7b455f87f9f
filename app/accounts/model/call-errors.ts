import { errorsOf } from '#app/platform/errors.ts';
import { accountPageTexts } from '../messages/account-page/index.ts';
import { noticesTexts } from '../messages/notices/index.ts';
import { ownDataTexts } from '../messages/own-data/index.ts';

/** Failures of the account page's calls. Their codes are the keys of `accountPage.errors`. */
export const accountPageError = errorsOf(accountPageTexts);

/** Refusals of changes to an account. Their codes are the keys of `accountNotices.errors`. */
export const accountChangeError = errorsOf(noticesTexts);

/** Failures of export and erasure. Their codes are the keys of `ownData.errors`. */
export const ownDataError = errorsOf(ownDataTexts);
