import fc from 'fast-check';
import { findPropertySeed, type PropertySeed } from './property-seed.ts';

type Parameters = { seed: number; numRuns?: number };

/** Cached per process, since it runs git. */
let seedOfRun: PropertySeed | undefined;

/**
 * Checks a property with its fixed seed, so that the same cases are tried every time, and then with the seed of this run
 * (tests/support/property-seed.ts). The error of a failing property names the seed to repeat it with.
 */
export function assertProperty<Case>(
  property: fc.IAsyncPropertyWithHooks<Case> | fc.IAsyncProperty<Case>,
  own: Parameters,
  run?: PropertySeed,
): Promise<void>;
export function assertProperty<Case>(
  property: fc.IPropertyWithHooks<Case> | fc.IProperty<Case>,
  own: Parameters,
  run?: PropertySeed,
): void;
export function assertProperty<Case>(
  property: fc.IProperty<Case> | fc.IAsyncProperty<Case>,
  own: Parameters,
  run: PropertySeed = (seedOfRun ??= findPropertySeed()),
): Promise<void> | void {
  if (property.isAsync())
    return (async () => {
      await fc.assert(property as fc.IAsyncProperty<Case>, own);
      await Promise.resolve(
        fc.assert(property as fc.IAsyncProperty<Case>, { ...own, seed: run.value }),
      ).catch((error: unknown) => rethrowWithSeed(error, run));
    })();
  fc.assert(property as fc.IProperty<Case>, own);
  try {
    fc.assert(property as fc.IProperty<Case>, { ...own, seed: run.value });
  } catch (error) {
    rethrowWithSeed(error, run);
  }
}

function rethrowWithSeed(error: unknown, { value, source }: PropertySeed): never {
  if (error instanceof Error)
    error.message = `With the seed of this run (${source}); repeat it with PROPERTY_SEED=${value}.\n${error.message}`;
  throw error;
}
