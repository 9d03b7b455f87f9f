/** Above the dashboard while the account waits for its deletion. */
export function ErasureNotice() {
  return null;
}
