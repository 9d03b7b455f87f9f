export const en = {
  search: {
    title: 'Search',
    label: 'What are you looking for?',
    hint: 'A topic, a course, a lesson, a tutor or a question',
    close: 'Close',
    kinds: { course: 'Course', lesson: 'Lesson', skill: 'Skill', tutor: 'Tutor', question: 'Question' },
    found: '{count, plural, =0 {Nothing found} one {One result} other {# results}}',
    none: 'Nothing here has these words. Try a shorter one, or look through all [courses](/courses), [skills](/tutor/practice) or [tutors](/tutor).',
    failed: 'The search could not be reached. What you typed stays; type on or try again.',
    again: 'Try again',
  },
} as const;
