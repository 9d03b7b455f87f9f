import type { Aspect } from './act.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import type { Advance, TutorMoment } from '../pedagogy/moments.ts';
import type { SessionState } from '../pedagogy/state.ts';

/** Counts the same reply in a row, so that the voice can choose other words. */
export function withoutRepeating(before: SessionState, advance: Advance): Advance {
  const main = advance.moments.find(
    ({ say }) => say === 'reply' || say === 'topic' || say === 'compare' || say === 'clarify',
  );
  if (!main)
    return advance.state.talk ? { ...advance, state: { ...advance.state, talk: undefined } } : advance;
  const { key, topic, aspect } = keyOf(main);
  const times = before.talk?.key === key ? before.talk.times + 1 : 0;
  const talk = { key, times, ...(topic && { topic }), ...(aspect && { aspect }) };
  const moments = times === 0 ? advance.moments : advance.moments.map((one) => againOf(one, times));
  return { ...advance, state: { ...advance.state, talk }, moments };
}

function keyOf(moment: TutorMoment): { key: string; topic?: TopicId; aspect?: Aspect } {
  switch (moment.say) {
    case 'reply':
      return { key: moment.about };
    case 'topic':
      return { key: `topic ${moment.topic} ${moment.aspect}`, topic: moment.topic, aspect: moment.aspect };
    case 'compare':
      return { key: `compare ${moment.topics.join(' ')}` };
    case 'clarify':
      return { key: `clarify ${moment.about}` };
    default:
      return { key: moment.say };
  }
}

const againOf = (moment: TutorMoment, again: number): TutorMoment =>
  moment.say === 'reply' || moment.say === 'topic' || moment.say === 'compare' || moment.say === 'clarify'
    ? { ...moment, again }
    : moment;

/** Keeps the card's id if it asks for the same as before: an answer already on its way still counts. */
export function sameCard(before: SessionState, advance: Advance): Advance {
  const { card } = advance.state;
  const same =
    card &&
    before.card &&
    card.purpose === 'line' &&
    before.card.purpose === 'line' &&
    card.line === before.card.line;
  if (!same || !before.card) return advance;
  return { ...advance, state: { ...advance.state, card: { ...card, id: before.card.id } } };
}
