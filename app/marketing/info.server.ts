import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { owner } from '#app/platform/owner.ts';
import type { LoaderFunctionArgs } from 'react-router';
import type { Documents } from './documents/document.ts';
import { infoTexts } from './messages/info/index.ts';

const texts = textsLoader(infoTexts);

/** Loader of a page to read: the document in the visitor's language only. */
export const infoLoader =
  (documents: Documents) =>
  ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
    ...texts({ context }),
    document: documents[context.get(languageContext)],
    changed: documents.changed,
    owner,
  });
