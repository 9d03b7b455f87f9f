import { callApi } from '#app/platform/api-client.ts';
import type { AccountDetails } from '../model/account-page-schemas.ts';
import { allowNewPassword } from '../ui/recovery.ts';
import { firstPasswordPage } from '../domain/return-path.ts';

/**
 * Where a confirmed sign-up leads: to the wanted page; before it to choosing a password where the one of the sign-up was
 * forgotten, because it could be somebody else's. The session is fresh, which is all that takes.
 */
export async function pageAfterConfirmation(next: string | null): Promise<string> {
  const wanted = next ?? '/dashboard';
  try {
    const { details } = await callApi<{ details: AccountDetails }>('/account/details');
    if (details.password) return wanted;
  } catch {
    // Not known: "Forgot password" is still there.
    return wanted;
  }
  allowNewPassword();
  return firstPasswordPage(next);
}
