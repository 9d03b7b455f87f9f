import { CopyLatex } from './copy-button.tsx';
import { Formula, type FormulaProps } from './formula.tsx';
import { LiveFormula } from './live-formula.tsx';

/** A displayed formula with a copy button. Rendered on the server (`html`), else in the browser. Needs `mathsUiTexts` in its layout. */
export function StandingFormula({ html, ...formula }: Omit<FormulaProps, 'display'>) {
  return (
    <div className="standing-formula">
      {html === undefined ? (
        <LiveFormula {...formula} display />
      ) : (
        <Formula {...formula} html={html} display />
      )}
      <CopyLatex latex={formula.latex} />
    </div>
  );
}
