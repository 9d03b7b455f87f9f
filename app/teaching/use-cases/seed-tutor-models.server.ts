import type { Services } from '#app/platform/services.server.ts';
import { modelIds, policies } from '../domain/models.ts';
import { styles } from '../domain/model-text/prompt.ts';
import { insertFirstVersion } from '../db/versions.server.ts';

/** Puts version 1 of every tutor model into the database as the code has it, where it is not. At the start of the server. */
export async function seedTutorModels(db: Services['db']): Promise<void> {
  for (const model of modelIds) {
    const style = styles[model];
    await insertFirstVersion(db, {
      model,
      policy: policies[model],
      prompt: { en: style, es: style, fr: style },
    });
  }
}
