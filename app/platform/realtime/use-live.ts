import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef } from 'react';
import { followTopic } from './follow.ts';
import { batchEvents } from './batch-events.ts';

/** Milliseconds: the maximum delay after an event, and the minimum time between two reloads. */
const pause = 1000;

/**
 * Keeps a mounted screen up to date: `changed` gets the events on a topic and reloads the data through the API.
 * Follows nothing while the topic is null.
 */
export function useLive(
  client: () => Promise<SupabaseClient>,
  topic: string | null,
  changed: (events: ReadonlySet<string>) => void,
): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    if (topic === null) return;
    const gathering = batchEvents((events) => latest.current(events), pause);
    const stop = followTopic(client, topic, gathering.add);
    return () => {
      stop();
      gathering.stop();
    };
  }, [client, topic]);
}
