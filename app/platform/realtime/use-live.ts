import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef } from 'react';
import { followTopic } from './follow.ts';
import { gather } from './gather.ts';

/** Milliseconds: a page follows what happens at least so soon, and loads at most so often. */
const pause = 1000;

/**
 * Keeps a screen up to date while it stands: `changed` hears what has happened on a topic and loads what shows it by the guarded
 * calls. Nothing is followed while the topic is null.
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
    const gathering = gather((events) => latest.current(events), pause);
    const stop = followTopic(client, topic, gathering.add);
    return () => {
      stop();
      gathering.stop();
    };
  }, [client, topic]);
}
