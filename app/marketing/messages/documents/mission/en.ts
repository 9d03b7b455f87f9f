import type { InfoDocument } from '../../../domain/document.ts';

export const en: InfoDocument = {
  title: 'Everyone can take the next step.',
  lead: 'Nobody should have to give up on a subject because one step was missing and nobody went looking for it.',
  sections: [
    {
      id: 'why',
      title: 'Why we are here',
      blocks: [
        'People rarely fail at a whole subject. They miss a step, the class moves on, and everything after it has nothing to stand on. From a distance it looks like a lack of talent. Up close it’s a minus sign lost in line two.',
        'Finding that line takes someone with time, or something that checks every line. We offer both: people you can book, and a maths tutor that checks each line with algebra.',
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
              'Tutors set their own prices and hours. You see both, in your own currency and time zone, before you decide.',
            ],
            [
              'Honest checking',
              'A line is right, different, or we can’t tell. If we can’t tell, it never counts as wrong.',
            ],
            [
              'Help that grows slowly',
              'First we show where the line differs, then the idea behind it. The finished step comes last.',
            ],
            [
              'Open to more people',
              'English, Spanish and French, a style for learners with attention difficulties, and text, colours and spacing you can choose.',
            ],
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What we leave out',
      blocks: [
        'No streaks to lose, no confetti, no advertising, no meaningless badges. We don’t sell data, and we don’t claim that software can replace a teacher.',
        'We make no claims about grades that we haven’t measured. [How we teach](/teaching) explains what research shows, and what it doesn’t.',
      ],
    },
  ],
  ways: [
    ['Meet the team', '/meet-the-team'],
    ['How we teach', '/teaching'],
  ],
};
