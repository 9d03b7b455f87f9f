import { Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { createIcon } from '#app/ui/lucide-icon.tsx';
import { useNeedsHere } from './learner-needs.tsx';
import { type Spoken, spokenOf, useSpeech } from './speech.ts';

const SpeakerIcon = createIcon(Volume2);

/** Reads a question or an explanation aloud, in the language that it is written in. Only where the learner wants it and the browser can. */
export function ReadAloud({ texts }: { texts: readonly Spoken[] }) {
  const t = useTranslations('learnerNeeds');
  const { state } = usePreferences();
  const { readAloud } = useNeedsHere();
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
