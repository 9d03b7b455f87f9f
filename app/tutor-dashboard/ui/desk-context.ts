import { createContext, use } from 'react';
import { type Desk, ownDesk } from '#app/tutors/index.ts';

export const DeskContext = createContext<Desk>(ownDesk);
export const useDesk = (): Desk => use(DeskContext);
