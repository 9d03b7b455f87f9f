import { useEffect, useState } from 'react';
import { habit } from './habit.ts';
import { loadMathfield, type MathfieldClass } from './mathlive.ts';

export type Editor = {
  /** The keyboard stands under the field. */
  open: boolean;
  /** A formula is wanted rather than a line of text. */
  drawn: boolean;
  /** MathLive's field, when it is to be shown; null while the field is a line of text. */
  Field: MathfieldClass | null;
  /** It could not be loaded; keys write text. */
  failed: boolean;
  /** Somebody asked for it, so it takes the focus. */
  wanted: boolean;
  toggle(open: boolean): void;
  /** From formula to text or back. */
  switchOver(): void;
};

/**
 * Which kind of field is shown, and the keyboard. The formula editor is loaded when it is first to be shown. `asked`: it
 * was opened by hand and takes the focus.
 */
export function useEditor(asked: boolean): Editor {
  const [open, setOpen] = useState(true);
  const [drawn, setDrawn] = useState(habit.drawn);
  const [loaded, setLoaded] = useState<{ Field: MathfieldClass } | 'failed' | null>(null);
  const [wanted, setWanted] = useState(asked);
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
