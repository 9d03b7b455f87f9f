import type { InfoDocument } from '../../../domain/document.ts';

export const en: InfoDocument = {
  title: 'How we teach',
  lead: 'People learn by taking the next step on their own. That one idea decides everything here: when we help, when we wait, and how we know.',
  sections: [
    {
      id: 'one',
      title: 'One next step',
      blocks: [
        'Most people who say they can’t do maths were once hurried past a single step. They could complete the square, say, but forgot to subtract what it had added.',
        'So we look for that step first. A tutor, whether a person or our software, starts there and not at the beginning of the chapter.',
      ],
    },
    {
      id: 'hints',
      title: 'Help that grows slowly',
      blocks: [
        'Help that comes too early takes the step away. Help that comes too late takes the courage away. Our maths tutor’s hints come in five stages, and each one needs an attempt, or the words “I can’t start”.',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Where', 'We mark the line that differs. Nothing else.'],
            ['H1', 'The idea', 'A question about the concept behind it.'],
            ['H2', 'This mistake', 'A hint about the exact mistake you made.'],
            ['H3', 'A similar one', 'A similar problem worked through, with different numbers.'],
            ['H4', 'This step', 'We show it, and then you explain it back to us.'],
          ],
        },
        'We never say how many hints are left. After two failed attempts at one step you get H3 or H4, because endless questions do harm too.',
      ],
    },
    {
      id: 'check',
      title: 'Who decides what’s right',
      blocks: [
        'Not a language model. Computer algebra compares each line you write with the line before. There are three verdicts, and the third is an honest one:',
        {
          kind: 'verdicts',
          equal: 'Right. Line 2 matches line 1.',
          different: 'Line 2 doesn’t match line 1.',
          unknown: 'We couldn’t tell if this is right.',
        },
        'With the second, we show a number that proves it, wherever there is one. The third never counts against you.',
      ],
    },
    {
      id: 'people',
      title: 'What people do better',
      blocks: [
        'The maths tutor is a program, and it tells you so. Human tutors teach their own subjects, from the sciences to languages and music. They hear what you don’t write, they change the plan, and they notice when the problem isn’t really the problem.',
        '[Find a tutor](/tutor) by subject, language, price and time.',
      ],
    },
    {
      id: 'evidence',
      title: 'What research shows, and what it doesn’t',
      blocks: [
        'Three studies shaped our rules. None of them is about us, and none shows that our tutor works.',
        {
          kind: 'study-plot',
          practice: 'Practice, open chat',
          exam: 'Exam, open chat',
          guarded: 'Exam, guarded tutor',
          none: 'no tutor',
          noHarm: 'no harm measured',
          label:
            'Bastani and others 2025: open chat plus 48 percent in practice, minus 17 percent in the exam; the guarded tutor largely avoided the harm',
          caption: 'Bastani and others, 2025: results compared with a class without an AI tutor.',
        },
        {
          kind: 'study',
          title: 'Open chat can harm',
          rows: [
            ['Who', 'Nearly 1,000 pupils of a secondary school in Turkey, mathematics.'],
            [
              'Found',
              'With an open chat, pupils scored 48% better in practice, and 17% worse in the exam without it. A tutor that gave hints instead of answers largely avoided the harm; in the exam its pupils did no better than those without a tutor.',
            ],
            ['Limits', 'One school, one subject, a few lessons. Avoiding harm is not the same as helping.'],
            [
              'Source',
              'Bastani and others: Generative AI without guardrails can harm learning. PNAS 122 (26), 2025. [doi:10.1073/pnas.2422633122](https://doi.org/10.1073/pnas.2422633122)',
            ],
          ],
        },
        {
          kind: 'study',
          title: 'A careful tutor can teach well',
          rows: [
            ['Who', '194 students of one physics course at Harvard.'],
            ['Found', 'They learned between 0.73 and 1.3 standard deviations more than in an active class.'],
            [
              'Limits',
              'Two lessons, tested straight away, in the authors’ own course; students alone at home were compared with students in class. It doesn’t show how much they remembered later.',
            ],
            [
              'Source',
              'Kestin and others: AI tutoring outperforms in-class active learning. Scientific Reports 15, 17458, 2025. [doi:10.1038/s41598-025-97652-6](https://doi.org/10.1038/s41598-025-97652-6)',
            ],
          ],
        },
        {
          kind: 'study',
          title: 'People with help teach better',
          rows: [
            ['Who', '1,800 pupils. Some of their human tutors saw suggestions from a model; some didn’t.'],
            ['Found', 'Pupils mastered the topic of the session more often, by four percentage points.'],
            ['Limits', 'It’s a preprint about a different product: our tutors get no such suggestions.'],
            [
              'Source',
              'Wang and others: Tutor CoPilot. 2024. [arXiv:2410.03017](https://arxiv.org/abs/2410.03017)',
            ],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What we don’t promise',
      blocks: [
        'We don’t say that our service improves grades. We haven’t measured it, and until we have, we won’t hint at it. We don’t treat or diagnose anything, and that goes for Focus too.',
        'If you find a mistake on this page or in a check, [write to us](/contact?about=mistake). We change the page and the date.',
      ],
    },
  ],
  ways: [
    ['Try the maths tutor', '/tutor-models'],
    ['Find a tutor', '/tutor'],
  ],
};
