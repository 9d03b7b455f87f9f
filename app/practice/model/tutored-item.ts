import type { ReachedRung } from '@curvela/curriculum/pedagogy/ladder.ts';
import type { AttemptRecord } from './record.ts';

/** A question of practice that the tutor asks: its template and seed say all of it. */
export type TutoredItem = { readonly template: string; readonly seed: number };

/** One answer to it, as practice keeps answers. */
export type TutoredTry = Pick<AttemptRecord, 'answer' | 'verdict' | 'formMissed' | 'mistake'>;

/** What has been done on it. Plain JSON, kept by whoever asks. */
export type TutoredWork = {
  readonly rung: ReachedRung;
  readonly cannotStart: boolean;
  readonly tries: readonly TutoredTry[];
  readonly state: 'open' | 'right' | 'given_up';
};

export const newTutoredWork: TutoredWork = { rung: -1, cannotStart: false, tries: [], state: 'open' };
