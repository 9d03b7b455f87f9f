import type { InfoDocument } from '../../../domain/document.ts';

export const en: InfoDocument = {
  title: 'Everyone can take the next step.',
  lead: 'We want nobody to lose a subject because one step was missing and nobody looked for it.',
  sections: [
    {
      id: 'why',
      title: 'Why we are here',
      blocks: [
        'People rarely fail at a whole subject. They miss a step, the class moves on, and everything after it stands on air. From outside it looks like a lack of talent. From close by it looks like a sign that was lost in line two.',
        'Finding that line takes somebody with time, or something that looks at every line. We offer both: people you can book, and a maths tutor that checks every line by algebra.',
      ],
    },
    {
      id: 'what',
      title: 'What we do about it',
      blocks: [
        {
          kind: 'rows',
          rows: [
            [
              'People first',
              'Tutors set their own prices and hours. You see both, in your own money and your own time zone, before you decide.',
            ],
            [
              'Honest checking',
              'A line is right, different, or not decided. “Not decided” is never counted as wrong.',
            ],
            [
              'Help that grows slowly',
              'First where the line differs, then the idea behind it. The finished step comes last.',
            ],
            [
              'Open to more people',
              'English, Spanish and French; a tutor for learners with attention difficulties; text, colours and spacing that you choose.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What we leave out',
      blocks: [
        'No streaks that can be lost, no confetti, no advertising, no badges that mean nothing. We do not sell data, and we do not say that a piece of software replaces a teacher.',
        'We claim nothing about grades that we have not measured. [How we teach](/teaching) says what research shows, and where it stops.',
      ],
    },
  ],
  ways: [
    ['Meet the team', '/meet-the-team'],
    ['How we teach', '/teaching'],
  ],
};
