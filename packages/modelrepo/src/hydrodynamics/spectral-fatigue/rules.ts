/** Problems of the inputs, SI, that no single field shows. */
import { firstBandwidth, irregularity } from '@keelson/physics/fatigue/spectral-shape.ts'
import { type Problem, shown } from '@keelson/workflow'
import { curveProblems } from '../_shared/spectral-damage/curve.ts'
import { FRACTION_TOLERANCE } from '../_shared/spectral-damage/warnings.ts'
import type { Params } from './inputs.ts'

/** What moments may miss of the inequalities that every spectrum keeps, by rounding. */
const MOMENT_TOLERANCE = 1e-9

export function rules(p: Params): Problem[] {
  return [
    ...frequencyProblems(p.frequencies),
    ...spectrumProblems(p),
    ...momentProblems(p.spectral_moments),
    ...curveProblems(p),
  ]
}

function frequencyProblems(frequencies: Params['frequencies'] = []): Problem[] {
  const at = frequencies.findIndex((f, i) => i > 0 && f <= (frequencies[i - 1] ?? 0))
  if (at < 0) return []
  const message = `must be greater than the previous value, ${shown(frequencies[at - 1] ?? 0)} Hz, because frequencies are in ascending order (entered: ${shown(frequencies[at] ?? 0)} Hz)`
  return [{ pointer: `/frequencies/${at}`, message }]
}

function spectrumProblems({ frequencies, stress_spectra }: Params): Problem[] {
  if (frequencies === undefined || stress_spectra === undefined) return []
  const problems = stress_spectra.flatMap(({ stress_psd }, i): Problem[] =>
    stress_psd.length === frequencies.length
      ? []
      : [
          {
            pointer: `/stress_spectra/${i}/stress_psd`,
            message: `must have one value for each of the ${frequencies.length} frequencies (entered: ${stress_psd.length})`,
          },
        ],
  )
  const sum = stress_spectra.reduce((s, row) => s + row.occurrence_fraction, 0)
  if (sum <= 1 + FRACTION_TOLERANCE) return problems
  const message = `must have occurrence fractions with a total of at most 1 (entered: ${Number(sum.toPrecision(8))})`
  return [...problems, { pointer: '/stress_spectra', message }]
}

/** Cauchy and Hoelder: m1^2 <= m0 m2 and m2^3 <= m1^2 m4 for every spectrum that is not negative. */
function momentProblems(moments: Params['spectral_moments']): Problem[] {
  const [m0 = 0, m1 = 0, m2 = 0, m4 = 0] = moments ?? []
  if (moments === undefined) return []
  const alpha_1 = firstBandwidth.evaluate({ lambda_0: m0, lambda_1: m1, lambda_2: m2 })
  const alpha_2 = irregularity.evaluate({ lambda_0: m0, lambda_2: m2, lambda_4: m4 })
  const read = `entered: ${moments.map((m) => shown(m, 8)).join(', ')}`
  const pointer = '/spectral_moments'
  if (!(alpha_1 <= 1 + MOMENT_TOLERANCE)) {
    return [
      {
        pointer,
        message: `must satisfy m1² ≤ m0 m2, as all spectra do (${read})`,
      },
    ]
  }
  if (!(alpha_2 <= alpha_1 * (1 + MOMENT_TOLERANCE))) {
    return [
      {
        pointer,
        message: `must satisfy m2³ ≤ m4 m1², as all spectra do (${read})`,
      },
    ]
  }
  return []
}
