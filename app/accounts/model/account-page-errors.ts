import { errorsOf } from '#app/platform/errors.ts';
import { accountPageTexts } from '../messages/account-page/index.ts';

/** Failures of the account page's calls. Their codes are the keys of `accountPage.errors`. */
export const accountPageError = errorsOf(accountPageTexts);
