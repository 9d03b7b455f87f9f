import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of an answer field and of the list of skills, for other features that ask practice questions. */
const answerOf = ({ practice: { answer, loading, skills, start, room } }: typeof en) => ({
  practice: { answer, loading, skills, start: { failed: start.failed }, room: { again: room.again } },
});
export const practiceAnswerTexts: Texts<ReturnType<typeof answerOf>> = {
  en: answerOf(en),
  es: answerOf(es as typeof en),
  fr: answerOf(fr as typeof en),
};
