import { showToast } from '#app/ui/toast.ts';
import { backendClient, signOut } from '../session.ts';

/** Calls under way together learn the same; the person is told once. */
let handledToken: string | null = null;

/**
 * The server refuses this page's session: it was ended on another device. The person is told, and nobody is signed in here
 * any more; the page shown asks to sign in and keeps the way back. A token that was replaced meanwhile says nothing.
 */
export async function handleSessionEndedElsewhere(token: string, message: string): Promise<void> {
  const { data } = await (await backendClient()).auth.getSession();
  if (data.session?.access_token !== token || handledToken === token) return;
  handledToken = token;
  showToast({ title: message, kind: 'destructive' });
  void signOut();
}
