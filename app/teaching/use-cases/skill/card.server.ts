import { skillView } from '#app/practice/index.server.ts';
import { tutoredQuestion } from '#app/practice/index.server.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { CardView } from '../../model/blocks.ts';
import type { Card, SessionState } from '../../domain/pedagogy/state.ts';
import type { SessionContext } from '../../model/session-context.ts';
import { cardView } from '../../domain/voice/card.ts';
import { phrase, words, type Speaker } from '../../domain/voice/phrase.ts';
import { mayHelp } from '../../domain/skill/talk.ts';
import { toStoredText } from '../../domain/skill/stored-text.ts';
import type { Track } from '../../domain/skill/track.ts';

/** The pending card as displayed. `whole`: with the question and its drawing, which a stored turn contains in its blocks. */
export function cardOf(state: SessionState, speaker: Speaker, whole = true): CardView | null {
  const { card, track } = state;
  if (!card) return null;
  const isOfSkill = card.purpose === 'step' || card.purpose === 'question' || card.ask === 'before';
  if (!track || !isOfSkill) return cardView(card, state, speaker);
  const common = { id: card.id, purpose: card.purpose, line: null, options: [], helps: [] };
  const names = namesOf(track, speaker);
  if (card.purpose === 'question') return { ...common, ...questionCard(track, speaker, whole) };
  const prompt = phrase(speaker, `skill.ask.${card.ask}`, names);
  if (card.purpose === 'reflect') {
    return { ...common, prompt, label: words(speaker, 'explainLabel'), helps: ['continue'] };
  }
  const options = (card.options ?? []).map((id) => ({ id, label: labelOf(id, card, names, speaker) }));
  return { ...common, prompt, label: '', options };
}

function questionCard(
  { question }: Track,
  speaker: Speaker,
  whole: boolean,
): Pick<CardView, 'prompt' | 'label' | 'helps' | 'question'> {
  if (!question) throw new Error('a card of a question has its question');
  const { prompt, ask, picture, figure } = tutoredQuestion(question, speaker.language);
  const { id, work } = question;
  const helps: CardView['helps'] = ['hint'];
  if (!work.cannotStart && work.tries.length === 0) helps.push('cannot_start');
  if (mayHelp(work)) helps.push('give_up');
  return {
    prompt: toStoredText(prompt),
    label: ask.kind === 'formula' && ask.label ? ask.label : words(speaker, 'skill.answerLabel'),
    helps,
    ...(whole && { question: { id, ask, picture, figure, attempts: work.tries.map(() => null) } }),
  };
}

const namesOf = ({ name, offer }: Track, { language }: Speaker) => ({
  name,
  first: offer?.first ? skillView(offer.first, language).name : '',
});

const labelOf = (id: string, card: Pick<Card, 'ask'>, names: ReturnType<typeof namesOf>, speaker: Speaker) =>
  words(speaker, `skill.press.${card.ask}.${id}`, names);

/** Label of the button that was pressed. */
export const labelOfOption = (
  { session }: Pick<SessionContext, 'session'>,
  track: Track,
  card: Card,
  id: string,
): string => labelOf(id, card, namesOf(track, speakerFor(session)), speakerFor(session));

const speakerFor = (session: SessionContext['session']): Speaker => ({
  language: languageOfLocale(session.locale),
  locale: session.locale,
  model: session.model,
  policy: session.policy,
  seed: session.seed,
  position: 1,
});
