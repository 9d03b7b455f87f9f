import { useTranslations } from 'use-intl/react';
import { Stroke } from '../icons.tsx';

/** The button in the field that opens and closes the keyboard below it. */
export function KeyboardToggle({ id, open, onToggle }: { id: string; open: boolean; onToggle(): void }) {
  const t = useTranslations('mathsUi.input');
  const name = t(open ? 'closeKeyboard' : 'openKeyboard');
  return (
    <button
      type="button"
      className="mi-toggle"
      aria-label={name}
      title={name}
      aria-expanded={open}
      aria-controls={open ? `${id}-keys` : undefined}
      onClick={onToggle}
    >
      <Stroke>
        <rect x="2.5" y="5" width="19" height="14" rx="3" />
        <path d="M6 9.5h3M7.5 8v3M12 9.5h2.5M17 8.2l2 2.6M19 8.2l-2 2.6M7 15h10" strokeLinecap="round" />
      </Stroke>
    </button>
  );
}
