import { Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { createIcon } from '#app/ui/lucide-icon.tsx';
import { useCurrentNeeds } from './learner-needs.tsx';
import { type SpokenContent, spokenOf, useSpeech } from './speech.ts';

const SpeakerIcon = createIcon(Volume2);

/**
 * Reads a question or an explanation aloud in its language. Rendered only where the learner wants it and the browser
 * supports it.
 */
export function ReadAloud({ texts }: { texts: readonly SpokenContent[] }) {
  const t = useTranslations('learnerNeeds');
  const { state } = usePreferences();
  const { readAloud } = useCurrentNeeds();
  const speech = useSpeech(state.locale);
  if (!readAloud || !speech) return null;
  const { reading, read, stop } = speech;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm read-aloud"
      onClick={() => (reading ? stop() : read(texts.map(spokenOf).filter((text) => text !== '')))}
    >
      <SpeakerIcon />
      {t(reading ? 'stop' : 'readAloud')}
    </button>
  );
}
