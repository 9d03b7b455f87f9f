/** What has to be undone when the process ends or a start fails, in the reverse order of its doing. */
export type Undo = () => Promise<void> | void;
