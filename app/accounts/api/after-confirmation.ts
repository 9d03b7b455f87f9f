import { callApi } from '#app/platform/api-client.ts';
import type { AccountDetails } from '../model/account-page-schemas.ts';
import { allowNewPassword } from '../ui/recovery.ts';
import { firstPasswordPage } from '../domain/return-path.ts';

/**
 * The page to open after a confirmed sign-up. If the sign-up password may have been set by someone else, the user
 * first chooses a new one; the session is fresh enough for that.
 */
export async function pageAfterConfirmation(next: string | null): Promise<string> {
  const wanted = next ?? '/dashboard';
  try {
    const { details } = await callApi<{ details: AccountDetails }>('/account/details');
    if (details.password) return wanted;
  } catch {
    // Details unavailable: continue. "Forgot password" remains available.
    return wanted;
  }
  allowNewPassword();
  return firstPasswordPage(next);
}
