import { readAlgebra } from './algebra.ts';
import { readAverageRate, readDerivative, readIntegral, readLimit } from './calculus.ts';
import { readBoundedExpression } from './bounded-expressions.ts';
import { readBinomialSquare } from './binomial-squares.ts';
import { readChance } from './chances.ts';
import { readClaim } from './claims.ts';
import { readConjugate, readModulus } from './complex.ts';
import { readConversion } from './conversions.ts';
import {
  readCurve,
  readFunctionValues,
  readImage,
  readOfEquation,
  readQuantityValue,
  readTangent,
} from './curves.ts';
import { readEstimate } from './estimates.ts';
import { readFigure } from './figures.ts';
import { readSizeFromSize } from './figure-sizes.ts';
import { readFrequencyTable } from './frequency-table.ts';
import { readGivenEquation, readGivenSystem, readSystemLetter } from './given.ts';
import { readFromIdentity } from './identities.ts';
import { readFunctionOperation, readValuesAt } from './function-operations.ts';
import { readLine } from './lines.ts';
import { readCounting } from './counting.ts';
import { readSample, readStatistics } from './lists.ts';
import { readSequence } from './sequences.ts';
import { readRootCount } from './parameters.ts';
import { readMean } from './means.ts';
import { readNamedSegments } from './named-segments.ts';
import { readParity } from './parity.ts';
import { readPercent } from './percents.ts';
import { readProperty } from './properties.ts';
import { readInterest, readProportional } from './rates.ts';
import { readSharedWork } from './shared-work.ts';
import { readSuccessivePercents } from './successive-percents.ts';
import { readGivenRoot } from './given-root.ts';
import { readAnglePair } from './angle-pairs.ts';
import { readSolutionCount } from './solution-count.ts';
import { readTriangleAngles } from './triangle-angles.ts';
import { readUndefinedValues } from './undefined-values.ts';
import { readUnknownLength } from './unknown-length.ts';
import { readLogForm, readParametric, readWave } from './waves.ts';
import type { Claim, Statement } from './statement.ts';

/** What a statement can ask for, specific before general. Each returns null where it does not apply. */
export const goals: readonly ((statement: Statement) => Claim | null)[] = [
  readClaim,
  readGivenRoot,
  readBinomialSquare,
  readUndefinedValues,
  readWave,
  readLogForm,
  readParametric,
  readProperty,
  readRootCount,
  readParity,
  readSolutionCount,
  readInterest,
  readProportional,
  readSuccessivePercents,
  readPercent,
  readChance,
  readFrequencyTable,
  readMean,
  readSharedWork,
  readNamedSegments,
  readModulus,
  readConjugate,
  readEstimate,
  readConversion,
  readLine,
  readSample,
  readStatistics,
  readSequence,
  readAnglePair,
  readTriangleAngles,
  readFigure,
  readSizeFromSize,
  readUnknownLength,
  readCounting,
  readTangent,
  readAverageRate,
  readDerivative,
  readIntegral,
  readLimit,
  readBoundedExpression,
  readOfEquation,
  readCurve,
  readImage,
  readQuantityValue,
  readFunctionOperation,
  readValuesAt,
  readFunctionValues,
  readGivenEquation,
  readGivenSystem,
  readSystemLetter,
  readFromIdentity,
  readAlgebra,
];
