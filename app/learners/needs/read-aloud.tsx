import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/public.ts';
import { Stroke } from '#app/ui/stroke.tsx';
import { useNeedsHere } from './learner-needs.tsx';
import { type Spoken, spokenOf, useSpeech } from './speech.ts';

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

/** Lucide’s stroke (ISC licence). */
const SpeakerIcon = () => (
  <Stroke>
    <path d="M11 5 6 9H3v6h3l5 4zM15.5 8.5a5 5 0 0 1 0 7M18.4 5.6a9 9 0 0 1 0 12.8" />
  </Stroke>
);
