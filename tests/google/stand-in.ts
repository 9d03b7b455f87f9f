/* Loaded before the product (`node --import`): redirects its requests to Google to a test server. The product does not know of it. */
const standIn = process.env.GOOGLE_STAND_IN;
const stoodInFor = new Map([
  ['https://oauth2.googleapis.com/token', '/token'],
  ['https://www.googleapis.com/oauth2/v3/certs', '/oauth2/v3/certs'],
]);
const real = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const path = stoodInFor.get(address);
  return path && standIn ? real(`${standIn}${path}`, init) : real(input, init);
};
