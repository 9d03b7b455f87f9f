import type { CardView, Text } from '../../model/blocks.ts';
import type { ConceptId } from '../../model/concepts.ts';
import { curveOf } from '../pedagogy/curve.ts';
import { mayHaveHint } from '../pedagogy/ladder.ts';
import { choicesOf } from '../pedagogy/setup.ts';
import type { Card, SessionState } from '../pedagogy/state.ts';
import { speakerFor, phrase, words, type Speaker } from './phrase.ts';

/** The pending card with its question, field and buttons. */
export function cardView(card: Card, state: SessionState, speaker: Speaker): CardView {
  const line = card.line;
  const drawn = curveOf(state.item.tree) !== null;
  const prompt = phrase(speakerFor(speaker, drawn), askOf(card, state), { line: line ?? 0 });
  const named = card.concept ? namedIdea(card, card.concept, speaker) : [];
  return {
    id: card.id,
    purpose: card.purpose,
    line,
    prompt: named.length > 0 ? [...named, ' ', ...prompt] : prompt,
    label: labelOf(card, speaker),
    options:
      card.purpose === 'twin'
        ? [
            { id: 'twin', label: words(speaker, 'takeTwin') },
            { id: 'enough', label: words(speaker, 'enough') },
          ]
        : card.ask === 'choose_model'
          ? choicesOf(state.item).map(({ plain }) => ({ id: plain, label: plain }))
          : [],
    helps: helpsOf(card, state),
  };
}

/** The next idea: by name, or as a small question. */
const namedIdea = ({ small }: Card, concept: ConceptId, speaker: Speaker): Text =>
  small || speaker.small
    ? phrase(speaker, `concepts.${concept}.ask`)
    : phrase(speaker, 'named', { name: words(speaker, `concepts.${concept}.name`) });

const asksForModel: ReadonlySet<Card['ask']> = new Set(['model', 'choose_model']);

const labelOf = (card: Card, speaker: Speaker): string =>
  card.purpose === 'line'
    ? asksForModel.has(card.ask)
      ? words(speaker, 'modelLabel')
      : words(speaker, 'label', { line: card.line ?? 0 })
    : card.purpose === 'twin'
      ? ''
      : words(speaker, card.purpose === 'explain' ? 'explainLabel' : 'reflectLabel');

function helpsOf(card: Card, state: SessionState): CardView['helps'] {
  if (card.purpose === 'twin') return [];
  if (card.purpose !== 'line') return ['continue'];
  const { step } = state.item;
  const helps: CardView['helps'] = ['hint'];
  if (!step.cannotStart) helps.push('cannot_start');
  if (mayHaveHint(step)) helps.push('give_up');
  return helps;
}

/** If the help already ends with a question, the card adds none. */
const askOf = ({ ask }: Card, { item }: SessionState): Card['ask'] | 'write' =>
  ask === 'next' && item.step.rung > 0 ? 'write' : ask;
