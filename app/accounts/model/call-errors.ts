import { errorsOf } from '#app/platform/errors.ts';
import { accountPageTexts } from '../messages/account-page/index.ts';
import { noticesTexts } from '../messages/notices/index.ts';
import { ownDataTexts } from '../messages/own-data/index.ts';

/** Errors of the account page's API. Codes are the keys of `accountPage.errors`. */
export const accountPageError = errorsOf(accountPageTexts);

/** Errors of changes to an account. Codes are the keys of `accountNotices.errors`. */
export const accountChangeError = errorsOf(noticesTexts);

/** Errors of export and erasure. Codes are the keys of `ownData.errors`. */
export const ownDataError = errorsOf(ownDataTexts);
