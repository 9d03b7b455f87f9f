import type { Intent } from '../model/intents.ts';
import type { Phase, SessionState } from './pedagogy/state.ts';

/**
 * States of a session between turns. The first six wait for a line: the very first one, the next one, the same one after a verdict, after
 * a hint or after an example (H3), the first one of a twin. Then: explaining a step, the offer of a twin, the reflection, and the end.
 */
export const stations = [
  'diagnose',
  'attempt',
  'feedback',
  'hint',
  'example',
  'transfer',
  'explain',
  'twin',
  'reflect',
  'schedule',
] as const;
export type Station = (typeof stations)[number];

export function stationOf({ card, phase, item }: SessionState): Station | Phase {
  if (card === null) return phase;
  if (card.purpose !== 'line') return card.purpose as Station;
  return phase === 'hint' && item.step.rung === 3 ? 'example' : phase;
}

/** A learner's actions; lines with their verdict. */
export const learnerActions = [
  'right',
  'finished',
  'partial',
  'aside',
  'different',
  'unknown',
  'repeated',
  'same_wrong',
  'guessing',
  'unread',
  'words',
  'no words',
  'no thanks',
  'press hint',
  'press cannot_start',
  'press give_up',
  'press continue',
  'press new_problem',
  'worry',
] as const;
export type LearnerAction = (typeof learnerActions)[number] | `say ${Intent | 'other'}`;

/** The turn's phase and the station after it; `refused` (409) and `-`: cannot happen there. */
export type TransitionCell = `${Phase}>${Station}` | 'refused' | '-';
/** In the order of the stations. */
type Row = readonly [
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
  TransitionCell,
];

/** A message that changes nothing: the side phase returns to the pending step in its own turn. */
const aside = (phase: 'clarify' | 'break' | 'escalate'): Row => [
  `${phase}>diagnose`,
  `${phase}>attempt`,
  `${phase}>feedback`,
  `${phase}>hint`,
  `${phase}>example`,
  `${phase}>transfer`,
  `${phase}>explain`,
  `${phase}>twin`,
  `${phase}>reflect`,
  `${phase}>schedule`,
];
/** A checked line, whatever line was expected; other cards expect no line. */
const atLines = (cell: TransitionCell): Row => [cell, cell, cell, cell, cell, cell, '-', '-', '-', '-'];
/** A request for help in words follows the hint ladder where available; between the idea and the example it gets half a step. */
const ladder: Row = [
  'clarify>diagnose',
  'clarify>attempt',
  'hint>hint',
  'hint>hint',
  'hint>explain',
  'clarify>transfer',
  'clarify>explain',
  'clarify>twin',
  'clarify>reflect',
  'clarify>schedule',
];

/** The transition table: every action at every station (product specification, section 5). */
export const transitions: Readonly<Record<LearnerAction, Row>> = {
  right: atLines('feedback>attempt'),
  finished: ['resolve>twin', 'resolve>twin', 'resolve>twin', 'resolve>twin', 'resolve>twin', 'resolve>reflect', '-', '-', '-', '-'],
  partial: atLines('feedback>feedback'),
  aside: atLines('feedback>feedback'),
  different: ['feedback>feedback', 'feedback>feedback', 'hint>example', 'feedback>feedback', 'hint>explain', 'feedback>feedback', '-', '-', '-', '-'],
  unknown: atLines('feedback>feedback'),
  repeated: atLines('feedback>feedback'),
  same_wrong: ['-', '-', 'feedback>feedback', '-', 'feedback>feedback', '-', '-', '-', '-', '-'],
  guessing: ['-', '-', 'feedback>feedback', '-', 'feedback>feedback', '-', '-', '-', '-', '-'],
  unread: ['clarify>diagnose', 'clarify>attempt', 'clarify>feedback', 'clarify>hint', 'clarify>example', 'clarify>transfer', '-', '-', '-', '-'],
  words: ['-', '-', '-', '-', '-', '-', 'attempt>attempt', 'transfer>transfer', 'schedule>schedule', 'refused'],
  'no words': ['clarify>diagnose', 'clarify>attempt', 'clarify>feedback', 'clarify>hint', 'clarify>example', 'clarify>transfer', 'attempt>attempt', 'transfer>transfer', 'schedule>schedule', 'refused'],
  'no thanks': ['-', '-', '-', '-', '-', '-', '-', 'reflect>reflect', '-', 'refused'],
  'press hint': ['hint>diagnose', 'hint>attempt', 'hint>hint', 'hint>example', 'hint>explain', 'hint>transfer', 'refused', 'refused', 'refused', 'refused'],
  'press cannot_start': ['hint>hint', 'hint>hint', 'hint>hint', 'hint>example', 'hint>explain', 'hint>hint', 'refused', 'refused', 'refused', 'refused'],
  'press give_up': ['resolve>transfer', 'resolve>transfer', 'resolve>transfer', 'resolve>transfer', 'resolve>transfer', 'resolve>reflect', 'refused', 'refused', 'refused', 'refused'],
  'press continue': ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'attempt>attempt', 'transfer>transfer', 'schedule>schedule', 'refused'],
  'press new_problem': ['orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose', 'orient>diagnose'],
  worry: aside('escalate'),
  'say hint': ladder,
  'say not_understood': ladder,
  'say show_me': ladder,
  'say another_example': ['hint>example', 'hint>example', 'hint>example', 'hint>example', 'hint>example', 'hint>example', 'clarify>explain', 'clarify>twin', 'clarify>reflect', 'clarify>schedule'],
  'say slower': ['clarify>diagnose', 'clarify>attempt', 'hint>hint', 'clarify>hint', 'clarify>example', 'clarify>transfer', 'clarify>explain', 'clarify>twin', 'clarify>reflect', 'clarify>schedule'],
  'say skip': ['clarify>diagnose', 'clarify>attempt', 'clarify>feedback', 'clarify>hint', 'clarify>example', 'clarify>transfer', 'attempt>attempt', 'reflect>reflect', 'schedule>schedule', 'clarify>schedule'],
  'say why': aside('clarify'),
  'say draw_it': aside('clarify'),
  'say check_this': aside('clarify'),
  'say give_up': aside('clarify'),
  'say stop': aside('break'),
  'say thanks': aside('clarify'),
  'say task': ladder,
  'say alone': aside('clarify'),
  'say other': ['clarify>diagnose', 'clarify>attempt', 'clarify>feedback', 'clarify>hint', 'clarify>example', 'clarify>transfer', 'attempt>attempt', 'clarify>twin', 'schedule>schedule', 'clarify>schedule'],
}; // oxfmt-ignore
