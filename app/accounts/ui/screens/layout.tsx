import { Outlet, type LoaderFunctionArgs, useOutletContext } from 'react-router';
import { servicesContext } from '#app/platform/services.server.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { accountsTexts } from '../../messages/index.ts';
import '../account-ways.css';
import './auth.css';

const texts = textsLoader(accountsTexts);

/** Settings that the account screens need. */
type AuthOptions = { google: boolean };

export function loader({ context }: LoaderFunctionArgs) {
  const { settings } = context.get(servicesContext);
  return { ...texts({ context }), google: settings.google !== undefined };
}
export const shouldRevalidate = keepTexts;

export default function AccountsLayout({ loaderData }: { loaderData: { google: boolean } }) {
  return <Outlet context={{ google: loaderData.google } satisfies AuthOptions} />;
}

export const useAuthOptions = (): AuthOptions => useOutletContext<AuthOptions>();
