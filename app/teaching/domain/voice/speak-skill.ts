import type { TutorBlock } from '../../model/blocks.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import type { SkillMoment } from '../../model/moments.ts';
import { phrase, words, type Speaker } from './phrase.ts';
import { sayBlock } from './say.ts';

export const isOfSkill = (moment: TutorMoment): moment is SkillMoment => moment.say.startsWith('skill_');

export function skillBlocks(moment: SkillMoment, speaker: Speaker): TutorBlock[] {
  switch (moment.say) {
    case 'skill_hello':
      return [sayBlock(phrase(speaker, 'skill.hello', { name: moment.name, can: aimed(moment.can) }))];
    case 'skill_known':
      return [sayBlock(phrase(speaker, 'skill.known', { name: moment.name }))];
    case 'skill_weak':
      return [sayBlock(phrase(speaker, 'skill.weak', { name: moment.name, first: moment.first }))];
    case 'skill_idea':
      return [
        {
          kind: 'idea',
          title: words(speaker, moment.further ? 'skill.ideaFurther' : 'ideaTitle'),
          text: moment.text,
          svg: moment.drawn?.svg ?? null,
          caption: moment.drawn?.caption ?? '',
        },
      ];
    case 'skill_example':
      return [
        ...(moment.begun ? [sayBlock(phrase(speaker, 'skill.example'))] : []),
        {
          kind: 'steps',
          id: moment.id,
          title: words(speaker, 'workedTitle'),
          prompt: moment.prompt,
          lines: moment.lines.map(({ formula, note }) => ({ formula, note: [...note] })),
          svg: moment.svg,
        },
      ];
    case 'skill_reason':
      return [
        sayBlock(phrase(speaker, 'skill.reason', { line: moment.line })),
        { kind: 'evidence', text: moment.text },
      ];
    case 'skill_asked':
      return [
        sayBlock(
          phrase(
            speaker,
            `skill.asked.${moment.step}${moment.again && moment.step === 'guided' ? 'Again' : ''}`,
          ),
        ),
        { kind: 'asked', id: moment.id, prompt: moment.prompt, svg: moment.svg },
      ];
    case 'skill_picture':
      return pictureBlocks(moment, speaker);
    case 'skill_clarify':
      return [sayBlock(phrase(speaker, `skill.clarify.${moment.about}`))];
    case 'skill_stop':
      return [sayBlock(phrase(speaker, 'skill.stop', { name: moment.name }))];
    case 'skill_recap':
      return recap(moment, speaker);
    default:
      return answerBlocks(moment, speaker);
  }
}

/** Lower-cases the aim for use within a sentence. */
const aimed = (can: string): string => can.slice(0, 1).toLowerCase() + can.slice(1);

function pictureBlocks(
  { drawn }: Extract<SkillMoment, { say: 'skill_picture' }>,
  speaker: Speaker,
): TutorBlock[] {
  if (!drawn) return [sayBlock(phrase(speaker, 'no_picture'))];
  return [
    {
      kind: 'idea',
      title: words(speaker, 'skill.pictureTitle'),
      text: [],
      svg: drawn.svg,
      caption: drawn.caption,
    },
  ];
}

type OfAnswer = Extract<SkillMoment, { say: 'skill_verdict' | 'skill_hint' | 'skill_solution' }>;

function answerBlocks(moment: OfAnswer, speaker: Speaker): TutorBlock[] {
  switch (moment.say) {
    case 'skill_verdict': {
      const { verdict, text, mistake } = moment;
      return [{ kind: 'verdict', verdict, text, ...(mistake === null ? {} : { mistake }) }];
    }
    case 'skill_hint':
      return hint(moment, speaker);
    case 'skill_solution': {
      const { answer, worked, id } = moment;
      const lines = worked?.lines.map(({ formula, note }) => ({ formula, note: [...note] })) ?? [];
      const title = words(speaker, 'wholeTitle');
      return [
        sayBlock(phrase(speaker, 'skill.solution')),
        sayBlock([words(speaker, 'skill.answerIs'), ' ', ...answer]),
        ...(lines.length > 0
          ? [{ kind: 'steps' as const, id: `solution-${id}`, title, prompt: [], lines, svg: null }]
          : []),
      ];
    }
  }
}

const hintTitle = { 0: 'aimedTitle', 1: 'ideaTitle', 2: 'slipTitle', 3: 'workedTitle' } as const;

function hint(
  { rung, text, worked }: Extract<OfAnswer, { say: 'skill_hint' }>,
  speaker: Speaker,
): TutorBlock[] {
  const title = words(speaker, hintTitle[rung]);
  if (!worked) return [{ kind: 'hint', rung: rung === 2 ? 2 : 1, title, text }];
  const lines = worked.lines.map(({ formula, note }) => ({ formula, note: [...note] }));
  return [
    sayBlock(phrase(speaker, 'worked')),
    { kind: 'steps', id: '', title, prompt: worked.prompt, lines, svg: null },
  ];
}

/** Summary of the practice. Short when human tutors are suggested, because a full solution precedes it. */
function recap(
  { name, results, humans }: Extract<SkillMoment, { say: 'skill_recap' }>,
  speaker: Speaker,
): TutorBlock[] {
  const alone = results.filter(({ step }) => step !== 'guided').at(-1)?.result ?? 'none';
  return [
    ...(humans ? [] : [sayBlock(phrase(speaker, 'skill.recap.lead', { name }))]),
    sayBlock(phrase(speaker, `skill.recap.${alone}`)),
    ...(humans
      ? [
          sayBlock(phrase(speaker, 'two_given_up')),
          { kind: 'humans' as const, label: words(speaker, 'humanTutors') },
        ]
      : []),
  ];
}
