import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { reloadEvent } from './reload.ts';

/** Milliseconds until a channel that the server closed is joined again: the reconnect delays of the specification. */
const pauses = [1000, 2000, 5000, 10_000];

/** A topic that is being left cannot be joined before that is done. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Follows a topic until the returned function is called. `changed` hears the name of each event, and `reload` each time the topic
 * is joined: what happened before that was not heard. The official client comes back by itself when the network or a process
 * was away; a channel that was closed, because its token had ended, is joined again from here.
 */
export function followTopic(
  client: () => Promise<SupabaseClient>,
  topic: string,
  changed: (event: string) => void,
): () => void {
  let over = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = (): Promise<unknown> => Promise.resolve();

  const again = () => {
    if (over) return;
    timer = setTimeout(begin, pauses[Math.min(tries, pauses.length - 1)]);
    tries += 1;
  };
  const join = async () => {
    const backend = await client();
    await leaving;
    // The channel is asked for with the token of now.
    await backend.realtime.setAuth();
    if (over) return;
    const channel: RealtimeChannel = backend.channel(topic, { config: { private: true } });
    leave = () => backend.removeChannel(channel);
    channel
      .on('broadcast', { event: '*' }, ({ event }) => changed(event))
      .subscribe((state) => {
        if (over) return;
        if (state === 'SUBSCRIBED') {
          tries = 0;
          changed(reloadEvent);
        } else if (state === 'CLOSED') again();
      });
  };
  const begin = () => void join().catch(again);
  begin();
  return () => {
    over = true;
    clearTimeout(timer);
    leaving = leave().catch(() => undefined);
  };
}
