/** The way of a study through a published problem: design, values of the inputs, what comes out, its statistics. */
import type { SamplingMethod } from '../request.ts'
import { type EstimatedProbability, probabilityOf } from '../statistics/probability.ts'
import { sobolIndicesOf } from '../statistics/sobol-indices.ts'
import type { SobolIndex } from '../study.ts'
import { readCorrelations } from './correlations.ts'
import { designOf } from './designs.ts'
import { readDistribution } from './distributions.ts'
import type { InputStated, ReliabilityProblem } from './problems.fixture.ts'
import { saltelliDesign } from './saltelli.ts'
import type { SensitivityProblem } from './sensitivity.fixture.ts'

interface Sampling {
  readonly method: SamplingMethod
  readonly count: number
  readonly seed: number
  readonly confidence: number
}

export function solveReliability(
  { inputs, correlation, limitState, probability }: ReliabilityProblem,
  { method, count, seed, confidence }: Sampling,
): EstimatedProbability & { readonly covers: boolean } {
  const valuesAt = coupling(inputs, correlation)
  const design = designOf(method, count, inputs.length, seed)
  let failures = 0
  for (let i = 0; i < count; i++) if (limitState(...valuesAt(design.at(i))) < 0) failures++
  const found = probabilityOf(failures, count, confidence)
  const [low, high] = found.interval
  return { ...found, covers: low <= probability && probability <= high }
}

/** The rows of a design for indices are `count`. */
export function solveSensitivity(
  { inputs, output }: SensitivityProblem,
  { method, count, seed, confidence }: Sampling,
): readonly SobolIndex[] {
  const valuesAt = coupling(inputs)
  const design = saltelliDesign(designOf(method, count, 2 * inputs.length, seed))
  const outputs = Float64Array.from({ length: design.count }, (_, i) => output(...valuesAt(design.at(i))))
  const reading = sobolIndicesOf(
    outputs,
    inputs.map((_, i) => `x${i + 1}`),
    seed,
    confidence,
  )
  if ('reason' in reading) throw new Error(reading.reason)
  return reading.indices
}

function coupling(inputs: readonly InputStated[], correlation?: number) {
  const read = inputs.map((input, i) => {
    const distribution = readDistribution({ param: `x${i + 1}`, ...input })
    if (!('quantile' in distribution)) throw new Error(JSON.stringify(distribution))
    return { param: `x${i + 1}`, distribution }
  })
  const couple = readCorrelations(
    correlation === undefined ? [] : [{ between: ['x1', 'x2'], coefficient: correlation }],
    read,
  )
  if (typeof couple !== 'function') throw new Error(JSON.stringify(couple))
  return couple
}
