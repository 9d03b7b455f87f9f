import { showToast } from '#app/ui/toast.ts';
import { backendClient, signOut } from '../session.ts';

/** Concurrent calls fail together; the message is shown once per token. */
let handledToken: string | null = null;

/**
 * Called when the server rejects this page's session because it was ended on another device: shows a message and signs
 * out here; the page then asks to sign in and returns here afterwards. Ignored when the token has been replaced
 * meanwhile.
 */
export async function handleSessionEndedElsewhere(token: string, message: string): Promise<void> {
  const { data } = await (await backendClient()).auth.getSession();
  if (data.session?.access_token !== token || handledToken === token) return;
  handledToken = token;
  showToast({ title: message, kind: 'destructive' });
  void signOut();
}
