import { useEffect, useState, useSyncExternalStore } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';
import { dismissToast, type Toast, toastStore } from './toast.ts';

/** Long enough to read twice; an error stays until it is closed. */
const shownFor = 6000;

/** Renders the toasts of `showToast`. Loaded when the page is idle. */
export default function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <div className="toast-stack" role="region" aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

function Notice({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const destructive = toast.kind === 'destructive';
  useEffect(() => {
    if (held || destructive) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [held, destructive, toast.id]);
  return (
    <div
      className={`toast ${destructive ? 'is-danger' : ''}`}
      role={destructive ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {destructive ? <AlertIcon className="text-danger" /> : <CheckIcon className="text-success" />}
      <div>
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="small muted">{toast.description}</p>}
      </div>
      <button
        className="icon-btn"
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
