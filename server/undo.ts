/** An action to undo when the process ends or a start fails; run in reverse order. */
export type Undo = () => Promise<void> | void;
