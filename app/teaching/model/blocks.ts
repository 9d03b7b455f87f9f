import type { StoryPiece } from '@curvela/maths';
import type { TutorOffer } from '../domain/pedagogy/moments.ts';
import type { AskView, ChangeView, FigureView, PictureView } from '#app/practice/index.ts';
import type { Formula } from '../domain/pedagogy/state.ts';

/** A sentence with formulas. */
export type Text = readonly (string | Formula)[];
export type LineMark = 'given' | 'equal' | 'different' | 'unknown' | 'shown';
export type ShownLine = { n: number; formula: Formula; mark: LineMark | null; note?: Text };

export type GraphPoint = { x: number; y: number };
/** The two lines as curves, sampled on the server: `given` and the learner's `mine`. In pieces, because of gaps. */
export type Graph = {
  x: [number, number];
  y: [number, number];
  given: GraphPoint[][];
  mine: GraphPoint[][] | null;
  /** Where the two differ, at a value that is easy to check by hand. */
  mark: { x: number; given: number; mine: number } | null;
  /** Labels in the order of the curves. */
  labels: { given: Formula; mine: Formula | null };
};

/** One block of a tutor's turn, stored as displayed. */
export type TutorBlock =
  | { kind: 'say'; text: Text }
  | { kind: 'formula'; formula: Formula }
  | { kind: 'lines'; lines: ShownLine[] }
  | { kind: 'verdict'; verdict: 'equal' | 'different' | 'unknown'; text: Text; mistake?: string }
  | { kind: 'evidence'; text: Text }
  /** One question about a line, inside its card. */
  | { kind: 'question'; text: Text }
  | { kind: 'hint'; rung: 1 | 2; title: string; text: Text; question?: Text }
  | {
      kind: 'worked';
      rung: 3 | 4;
      title: string;
      problem: Formula;
      lines: { formula: Formula; note: string }[];
    }
  | { kind: 'step'; title: string; formula: Formula; note: string }
  | { kind: 'unread'; typed: string; at: number; length: number; text: Text }
  | { kind: 'graph'; graph: Graph }
  | { kind: 'offer'; formula: Formula; text: Text }
  /** Buttons, each an action or words that are sent; they stand in the newest turn only. */
  | {
      kind: 'offers';
      offers: { does: TutorOffer['does']; label: string; problem?: string; formula?: Formula }[];
    }
  /** What a conversation changed on the learner's profile: each skill, how sure it is now, and why. */
  | {
      kind: 'changes';
      title: string;
      /** Link to the profile. */
      link: string;
      profileId: string;
      rows: {
        skill: string;
        name: string;
        what: ChangeView['what'];
        label: string;
        belief: string;
        why: string;
      }[];
    }
  /** The numbers of a word problem with the words around them; the pieces one after the other are its text. */
  | { kind: 'story'; pieces: readonly StoryPiece[] }
  /** What the tutor remembers about the learner, with a link to the profile, where it is shown and can be objected to. */
  | { kind: 'recall'; text: Text; link: string; profileId: string }
  | { kind: 'humans'; label: string }
  /** A piece of the idea of a skill, with its drawing. */
  | { kind: 'idea'; title: string; text: Text; svg: string | null; caption: string }
  /** A question of practice, in the conversation; while it waits its card shows it. */
  | { kind: 'asked'; id: string; prompt: Text; svg: string | null }
  /** A worked solution with reasons. A later one of the same `id` takes the place of an earlier. */
  | {
      kind: 'steps';
      id: string;
      title: string;
      prompt: Text;
      lines: { formula: Formula; note: Text }[];
      svg: string | null;
    }
  /** Where to go from here: words with an address of our own. */
  | { kind: 'ways'; title: string; ways: { label: string; to: string }[] }
  | {
      kind: 'care';
      lead: string;
      lines: { name: string; number: string }[];
      emergency: string;
      after: string;
    };

/** Answer to a safety flag, written by people. */
export type SafetyCare = Extract<TutorBlock, { kind: 'care' }>;

export type CardView = {
  id: string;
  purpose: 'line' | 'explain' | 'reflect' | 'twin' | 'step' | 'question';
  /** Number of the requested line. */
  line: number | null;
  prompt: Text;
  /** Label of the answer field. */
  label: string;
  options: { id: string; label: string }[];
  /** Buttons beside the submit control. */
  helps: ('hint' | 'cannot_start' | 'give_up' | 'continue')[];
  /** The question and its kind of answer, on a question card. `attempts`: one per answer so far. */
  question?: {
    id: string;
    ask: AskView;
    picture: PictureView | null;
    figure: FigureView | null;
    attempts: readonly unknown[];
  };
};
