import { useEffect, useState } from 'react';
import { habit } from './habit.ts';
import { loadMathfield, type MathfieldClass } from './mathlive.ts';

export type Editor = {
  /** The keyboard is shown below the field. */
  open: boolean;
  /** The formula editor is chosen rather than the text field. */
  drawn: boolean;
  /** MathLive's element class when it is to be rendered; null for a text field. */
  Field: MathfieldClass | null;
  /** Loading failed; keys insert text. */
  failed: boolean;
  /** Opened by the learner, so it takes focus. */
  wanted: boolean;
  toggle(open: boolean): void;
  /** Switches between formula editor and text field. */
  switchOver(): void;
};

/** State of field type and keyboard. The formula editor is loaded when first shown. `requested`: opened by the learner, so it takes focus. */
export function useEditor(requested: boolean): Editor {
  const [open, setOpen] = useState(true);
  const [drawn, setDrawn] = useState(habit.drawn);
  const [loaded, setLoaded] = useState<{ Field: MathfieldClass } | 'failed' | null>(null);
  const [wanted, setWanted] = useState(requested);
  useEffect(() => {
    habit.open = true;
  }, []);
  useEffect(() => {
    if (!drawn || loaded !== null) return;
    let current = true;
    loadMathfield().then(
      (Field) => current && setLoaded({ Field }),
      () => current && setLoaded('failed'),
    );
    return () => {
      current = false;
    };
  }, [drawn, loaded]);
  const show = (asFormula: boolean) => {
    habit.drawn = asFormula;
    setDrawn(asFormula);
    setWanted(true);
  };
  return {
    open,
    drawn,
    Field: drawn && loaded !== null && loaded !== 'failed' ? loaded.Field : null,
    failed: loaded === 'failed',
    wanted,
    toggle: (next) => {
      habit.open = next;
      setOpen(next);
      if (next) show(habit.drawn);
    },
    switchOver: () => show(!drawn),
  };
}
