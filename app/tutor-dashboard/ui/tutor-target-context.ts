import { createContext, use } from 'react';
import { type TutorTarget, ownTutorTarget } from '#app/tutors/index.ts';

export const TutorTargetContext = createContext<TutorTarget>(ownTutorTarget);
export const useTutorTarget = (): TutorTarget => use(TutorTargetContext);
