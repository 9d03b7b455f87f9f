import { CopyLatex } from './copy-button.tsx';
import { Formula, type FormulaProps } from './formula.tsx';
import { LiveFormula } from './live-formula.tsx';

/**
 * A formula on a line of its own, with its LaTeX to take along. Drawn by the server (`html`), else in the browser. Needs
 * `mathsUiTexts` in its layout.
 */
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
