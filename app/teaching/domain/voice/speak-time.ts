import type { Text } from '../../model/blocks.ts';
import { policies } from '../models.ts';
import { phrase, words, type Speaker } from './phrase.ts';

/** Whether this model mentions how long something took. */
export const speaksOfTime = ({ policy, model }: Speaker): boolean => (policy ?? policies[model]).tellsTime;
export function durationText(seconds: number, speaker: Speaker): Text {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [words(speaker, 'minutes', { minutes })] : []),
    ...(rest > 0 || minutes === 0 ? [words(speaker, 'seconds', { seconds: rest })] : []),
  ];
  return phrase(speaker, 'time', { time: parts.join(` ${words(speaker, 'and')} `) });
}
