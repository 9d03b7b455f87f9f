/** Templates of problems that the tutor worked on: one for each family of the engine, `tutor.linear_equation`. No skill is called so. */
const start = 'tutor.';

export const tutorTemplate = (family: string): string => `${start}${family}`;
export const isTutorTemplate = (template: string): boolean => template.startsWith(start);
