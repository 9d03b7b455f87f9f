import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { reloadEvent } from './reload.ts';

/** Milliseconds until a channel that the server closed is rejoined: the reconnect delays of the specification. */
const pauses = [1000, 2000, 5000, 10_000];

/** A topic cannot be rejoined before leaving it has finished. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Subscribes to a topic until the returned function is called. `changed` gets the name of each event; `reload` is
 * called each time the topic is joined, because earlier events were missed. The official client reconnects by itself
 * after a network failure or restart; a channel that was closed because its token expired is rejoined here.
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
    // Join with the current token.
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
