import type { InfoDocument } from '../../../domain/document.ts';

export const en: InfoDocument = {
  title: 'How we teach',
  lead: 'A person learns by doing the next step alone. Everything here serves that one sentence: when we help, when we wait, and how we know.',
  sections: [
    {
      id: 'one',
      title: 'One next step',
      blocks: [
        'Most people who say that they cannot do mathematics were once hurried past a single step. Somebody could complete the square, but did not take away what the square had brought along.',
        'So we look for the step first. A tutor, whether a person or our software, begins there and not at the start of the chapter.',
      ],
    },
    {
      id: 'hints',
      title: 'Help that grows slowly',
      blocks: [
        'Help too early takes the step away. Help too late takes the courage away. Our maths tutor’s hints have five rungs, and each needs an attempt, or the words “I can’t start”.',
        {
          kind: 'rungs',
          rungs: [
            ['H0', 'Where', 'The line that differs, marked. Nothing else.'],
            ['H1', 'The idea', 'A question about the concept behind it.'],
            ['H2', 'This slip', 'Aimed at the very error that was made.'],
            ['H3', 'A twin', 'A worked problem of the same kind, with other numbers.'],
            ['H4', 'This step', 'Shown, and then you explain it back once.'],
          ],
        },
        'We never say how many hints are left. Two failed attempts on one step lead to H3 or H4, because endless questions do harm too.',
      ],
    },
    {
      id: 'check',
      title: 'Who says right or wrong',
      blocks: [
        'Not a language model. Each line you write is compared with the line before by computer algebra. There are three verdicts, and the third is honest:',
        {
          kind: 'verdicts',
          equal: 'Right. Line 2 matches line 1.',
          different: 'Line 2 says something else than line 1.',
          unknown: 'We could not decide this one.',
        },
        'The second comes with a number that shows it wherever one exists. The third never counts against you.',
      ],
    },
    {
      id: 'people',
      title: 'What people do better',
      blocks: [
        'The maths tutor is a program, and says so. Human tutors teach their own subjects, from the sciences to languages and music. They hear what you do not write, they change the plan, and they notice when the problem is not the problem.',
        '[Find a tutor](/tutor) by subject, language, price and hour.',
      ],
    },
    {
      id: 'evidence',
      title: 'What research says, and does not',
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
              'With an open chat 48% better marks in practice, 17% worse in the exam without it. A tutor that gave hints instead of answers largely avoided the harm; in the exam its pupils did no better than those without any.',
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
            ['Found', 'Between 0.73 and 1.3 standard deviations more than in an active class.'],
            [
              'Limits',
              'Two lessons, tested straight away, in a course of the authors’ own; alone at home, compared with a class together. Nothing shows how much was kept.',
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
            ['Who', '1,800 pupils; some of their human tutors saw suggestions from a model, some did not.'],
            ['Found', 'Pupils mastered the topic of the session more often, by four percentage points.'],
            ['Limits', 'A preprint, and a different product: our tutors are given no such suggestions.'],
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
      title: 'What we do not claim',
      blocks: [
        'We do not say that our service makes grades better. We have not measured it, and until we have we will not hint at it. We treat nothing and diagnose nothing, not with the Focus tutor either.',
        'If you find a mistake on this page or in a check, [write to us](/contact?about=mistake). We change the page and the date.',
      ],
    },
  ],
  ways: [
    ['Try the tutor', '/tutor-models'],
    ['Find a tutor', '/tutor'],
  ],
};
