import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import './cancel-dialog.css';

type AskDialogProps = {
  title: string;
  /** What will happen; nothing while that is looked up. */
  children: ReactNode;
  error: Error | null;
  /** Names the button that changes nothing; closing does the same. */
  keep: string;
  onClose: () => void;
  /** The buttons that do it. */
  actions: ReactNode;
};

/** Says what will happen, in money, then asks. Needs the texts `bookPages`. */
export function AskDialog({ title, children, error, keep, onClose, actions }: AskDialogProps) {
  const t = useTranslations('bookPages');
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <div className="cancel-body" aria-live="polite">
        {children ?? (!error && <p className="bone">&nbsp;</p>)}
        {error && (
          <p className="error" role="alert">
            {(error instanceof ApiFailure && error.message) || t('failed')}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" onClick={() => box.current?.close()}>
          {keep}
        </button>
        {actions}
      </div>
    </dialog>
  );
}
