/** A copy of one's own data, and the end of the account. */
export default function OwnData() {
  return null;
}
