import {
  Outlet,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useOutletContext,
} from 'react-router';
import { servicesContext } from '#app/platform/services.server.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { accountPageTexts } from '../../messages/account-page/index.ts';
import { accountsTexts } from '../../messages/index.ts';
import '../account-ways.css';
import './auth.css';

const texts = textsLoader(accountsTexts);
/** Setting up a second factor uses the texts of the account page. */
const factorTexts = textsLoader(accountsTexts, accountPageTexts);
const asksForFactor = (url: URL): boolean => url.searchParams.get('mode') === 'code';

/** Settings that the account screens need. */
type AuthOptions = { google: boolean };

export function loader({ context, request }: LoaderFunctionArgs) {
  const { settings } = context.get(servicesContext);
  const load = asksForFactor(new URL(request.url)) ? factorTexts : texts;
  return { ...load({ context }), google: settings.google !== undefined };
}
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  asksForFactor(change.nextUrl) !== asksForFactor(change.currentUrl) || keepTexts(change);

export default function AccountsLayout({ loaderData }: { loaderData: { google: boolean } }) {
  return <Outlet context={{ google: loaderData.google } satisfies AuthOptions} />;
}

export const useAuthOptions = (): AuthOptions => useOutletContext<AuthOptions>();
