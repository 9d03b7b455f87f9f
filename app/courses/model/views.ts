import type { GraphItem } from '@curvela/maths/graph';
import type { AskView, FigureView, SentenceParts, PictureView, WorkedView } from '#app/practice/index.ts';
import type { GivenAnswer } from '#app/practice/index.ts';

/* Responses of the calls and data of the pages. They hold no solutions of open questions. */

export type CourseCard = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly needs: string;
  readonly can: readonly string[];
  readonly version: number;
  readonly minutes: number;
  readonly lessons: readonly LessonCard[];
};
export type LessonCard = {
  readonly id: string;
  readonly title: string;
  readonly can: string;
  readonly minutes: number;
  readonly questions: number;
};

/** A picture that can be serialised: without React nodes. */
export type SerializablePicture = Omit<PictureView, 'items'> & {
  readonly items: readonly Omit<GraphItem, 'label'>[];
};

/** A question without its answer. */
export type QuestionView = {
  readonly key: string;
  readonly skill: string;
  readonly prompt: SentenceParts;
  readonly ask: AskView;
  readonly picture: SerializablePicture | null;
  readonly figure: FigureView | null;
};

export type LessonBlockView =
  | { readonly kind: 'text'; readonly heading: string | null; readonly paragraphs: readonly SentenceParts[] }
  | {
      readonly kind: 'aside';
      readonly about: 'mistake' | 'try' | 'why' | 'words' | 'evidence';
      readonly paragraphs: readonly SentenceParts[];
    }
  | { readonly kind: 'picture'; readonly svg: string; readonly caption: SentenceParts }
  | {
      readonly kind: 'graph';
      /** Drawn by the server; shown until the interactive graph has loaded. */
      readonly svg: string;
      readonly graph: Pick<SerializablePicture, 'items' | 'view' | 'description'>;
      readonly caption: SentenceParts;
    }
  | { readonly kind: 'example'; readonly prompt: SentenceParts; readonly worked: WorkedView }
  | {
      readonly kind: 'case';
      readonly situation: SentenceParts;
      readonly steps: readonly { readonly step: SentenceParts; readonly why: SentenceParts }[];
    }
  | { readonly kind: 'items'; readonly items: readonly QuestionView[] };

export type LessonPageView = LessonCard & {
  readonly number: number;
  readonly needed: number;
  readonly blocks: readonly LessonBlockView[];
};

/** The response to an answer, or to asking for the solution. */
export type AnsweredView = {
  /** Null where the solution was requested. */
  readonly verdict: 'equal' | 'different' | 'unknown' | null;
  /** Equal, but not in the requested form. */
  readonly formMissed: boolean;
  readonly feedback: SentenceParts;
  readonly hint: SentenceParts;
  /** Once it is right or the solution was requested. */
  readonly solution: SolutionView | null;
  /** The lesson after this answer; null when nothing is stored. */
  readonly standing: LessonStanding | null;
};
export type SolutionView = { readonly answer: SentenceParts; readonly worked: WorkedView | null };

export type LessonStanding = {
  readonly lesson: string;
  readonly state: 'ahead' | 'begun' | 'complete';
  readonly questions: number;
  readonly needed: number;
  readonly answered: number;
  readonly right: number;
  /** Added to the course after the learner’s certificate was issued. */
  readonly isNew: boolean;
};

export type CertificateView = {
  readonly id: string;
  readonly code: string;
  readonly course: string;
  readonly courseVersion: number;
  readonly title: string;
  readonly lessons: string[];
  readonly holder: string;
  /** ISO date. */
  readonly day: string;
};

export type CourseStanding = {
  readonly course: string;
  readonly completed: number;
  readonly of: number;
  readonly percent: number;
  readonly lessons: readonly LessonStanding[];
  readonly resume: { readonly lesson: string; readonly place: number } | null;
  /** The latest one. */
  readonly certificate: CertificateView | null;
  /** Every lesson is completed, and there is no certificate of this version yet. */
  readonly mayCertify: boolean;
};

/** A learner’s work in one lesson, with everything needed to continue. */
export type WorkView = {
  readonly place: number;
  readonly standing: LessonStanding;
  readonly note: { readonly text: string; readonly version: number };
  readonly answers: readonly {
    readonly item: string;
    readonly given: GivenAnswer | null;
    readonly tries: number;
    readonly right: boolean;
    /** The solution if it may be shown; null for an open question, also one whose solution was shown more than twelve hours ago. */
    readonly solution: SolutionView | null;
    /** When a right answer counts again (ISO); null where it counts now. */
    readonly countsFrom: string | null;
  }[];
};
