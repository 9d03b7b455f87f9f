/**
 * The four courses as they stand today: their plan, with a problem for each lesson that the built-in tutor teaches.
 * Titles and skills are texts (`courses.<course>.lessons.<lesson>`). A problem is typed as a learner would type it.
 */
export const courses = [
  {
    id: 'fractions',
    lessons: [
      { id: 'parts', problem: '6/8' },
      { id: 'names', problem: '15/20' },
      { id: 'compare', problem: '2/3-3/5' },
      { id: 'add', problem: '1/4+2/4' },
      { id: 'unlike', problem: '1/2+1/3' },
      { id: 'times', problem: '2/3*3/4' },
    ],
  },
  {
    id: 'lines',
    lessons: [
      { id: 'points', problem: '2*3-7' },
      { id: 'steep', problem: '(7-1)/(5-2)' },
      { id: 'start', problem: '2*0+5' },
      { id: 'zero', problem: '3x-12=0' },
      { id: 'meet', problem: '2x+1=x+4' },
      { id: 'brackets', problem: '3(x-2)=9' },
      { id: 'above', problem: '2x+1>7' },
    ],
  },
  {
    id: 'quadratics',
    lessons: [
      { id: 'squares', problem: 'x^2=49' },
      { id: 'expand', problem: '(x+3)(x-2)' },
      { id: 'product', problem: '(x-2)(x-3)=0' },
      { id: 'complete', problem: 'x^2-6x+5=0' },
      { id: 'formula', problem: '2x^2-5x-3=0' },
      { id: 'parabola', problem: 'x^2-4x+3=0' },
      { id: 'free', problem: 'x^2+x=12' },
    ],
  },
  {
    id: 'derivatives',
    lessons: [
      { id: 'average', problem: '(16-4)/(4-2)' },
      { id: 'closer', problem: '(3+h)^2-9' },
      { id: 'limit', problem: '(x+h)^2-x^2' },
      { id: 'power', problem: '(x+h)^3' },
      { id: 'sum', problem: '2x+3x' },
      { id: 'flat', problem: '2x-4=0' },
      { id: 'signs', problem: '3x^2-12=0' },
      { id: 'tangent', problem: '4(x-2)+4' },
    ],
  },
] as const;

export type Course = (typeof courses)[number];
export type CourseId = Course['id'];

/** The course of an address, or null. */
export const courseOf = (id: string | undefined): Course | null =>
  courses.find((course) => course.id === id) ?? null;

/** Where a problem is practised with the built-in tutor. */
export const practiceAddress = (problem: string): string =>
  `/tutor-models?problem=${encodeURIComponent(problem)}`;
