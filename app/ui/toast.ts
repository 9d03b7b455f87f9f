/** A toast message. `destructive` stays until it is closed. */
export type Toast = { id: number; title: string; description?: string; kind: 'done' | 'destructive' };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** Maximum number of toasts; more would cover the page. */
const mostAtOnce = 3;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; callable from anywhere in the browser. */
export function showToast(notice: Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'kind'>>): void {
  lastId += 1;
  const toast: Toast = { kind: 'done', ...notice, id: lastId };
  change([...toasts, toast].slice(-mostAtOnce));
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
