/** The tables of the sweep: every case, its sensitivities, the spread of the results, the effect of each parameter. */

import { RELATIVE_STEP, stressElasticity } from '@keelson/physics/sweep/effects.ts'
import { type Effect, type Sensitivity, slope, spreadOf } from '@keelson/studies/sweep/measures.ts'
import { fromSI } from '@keelson/units'
import { numberColumn, type TableSpec, textColumn, wordedColumn } from '@keelson/workflow'
import type { CurveCase, CurveResult, GoodCase, Stresses, Sweep } from './calculate-cases.ts'

export const tableSpecs = {
  manifest: {
    title: 'Manifest',
    description:
      'All cases in order with inputs, results and any reason for failure. Inputs not used by the model are blank.',
    columns: {
      case: numberColumn('-', 'Case'),
      youngs_modulus: numberColumn('youngs_modulus', "Young's modulus", { symbol: 'E' }),
      yield_strength: numberColumn('yield_stress_model', 'Yield strength', { symbol: 'sigma_y' }),
      ramberg_osgood_k: numberColumn('strain', 'Plastic strain at yield', { symbol: 'K' }),
      ramberg_osgood_n: numberColumn('-', 'Exponent', { symbol: 'n' }),
      tensile_strength: numberColumn('steel_tensile_strength', 'Tensile strength', { symbol: 'sigma_uts' }),
      epsilon_p: numberColumn('strain', 'Fitting strain', { symbol: 'epsilon_p' }),
      tangent_modulus: numberColumn('modulus_model', 'Post-yield slope', { symbol: 'E_2' }),
      strain_at_yield: numberColumn('strain', 'Strain at yield', { symbol: 'epsilon_y' }),
      stress_at_strain_0_01: numberColumn('stress', 'Stress at 1 % strain'),
      stress_at_strain_0_02: numberColumn('stress', 'Stress at 2 % strain'),
      outcome: wordedColumn('Outcome'),
    },
  },
  sensitivity: {
    title: 'Case sensitivity',
    description:
      'Slope of stress against each swept parameter, in the unit listed. Each case is run again with the parameter changed by ±10⁻⁵ of its value. Relative sensitivity is in % stress per % parameter. Blank if the parameter is zero or a run fails.',
    columns: {
      case: numberColumn('-', 'Case'),
      parameter: textColumn('Parameter'),
      per: textColumn('Slope unit'),
      slope_0_01: numberColumn('stress', 'Slope at 1 % strain'),
      slope_0_02: numberColumn('stress', 'Slope at 2 % strain'),
      relative_0_01: numberColumn('-', 'Relative sensitivity at 1 % strain'),
      relative_0_02: numberColumn('-', 'Relative sensitivity at 2 % strain'),
    },
  },
  spread: {
    title: 'Spread of results',
    description: 'Minimum, maximum, mean and spread over the cases with results.',
    columns: {
      measure: wordedColumn('Measure'),
      strain_at_yield: numberColumn('strain', 'Strain at yield'),
      stress_at_strain_0_01: numberColumn('stress', 'Stress at 1 % strain'),
      stress_at_strain_0_02: numberColumn('stress', 'Stress at 2 % strain'),
    },
  },
  effects: {
    title: 'Parameter effect on stress at 2 % strain',
    description:
      'Effect of each parameter with several values. For a factorial sweep, the mean stress at its minimum and maximum values, with the same combinations of the other parameters. For a paired sweep, the mean stress along the mean slope.',
    columns: {
      parameter: textColumn('Parameter'),
      unit: textColumn('Unit'),
      lowest: numberColumn('-', 'Minimum value'),
      highest: numberColumn('-', 'Maximum value'),
      at_lowest: numberColumn('stress', 'Stress at minimum value'),
      at_highest: numberColumn('stress', 'Stress at maximum value'),
      effect: numberColumn('stress', 'Effect'),
    },
  },
} as const satisfies Readonly<Record<string, TableSpec>>

/** Inputs that the model of the run does not use are left out of the manifest. */
export function manifest({ cases, materialOf }: Sweep, used: (name: string) => boolean) {
  return cases.map((c) => {
    const m = materialOf(c.inputs)
    const cell = (name: string, value: number | undefined) =>
      used(name) && value !== undefined && Number.isFinite(value) ? value : null
    return {
      case: c.number,
      youngs_modulus: m.youngs_modulus,
      yield_strength: cell('yield_strength', m.yield_strength),
      ramberg_osgood_k: cell('ramberg_osgood_k', m.ramberg_osgood_k),
      ramberg_osgood_n: cell('ramberg_osgood_n', m.ramberg_osgood_n),
      tensile_strength: cell('tensile_strength', m.tensile_strength),
      epsilon_p: cell('epsilon_p', m.epsilon_p),
      tangent_modulus: cell('tangent_modulus', m.tangent_modulus),
      ...outputsOf(c),
      outcome: c.failure === undefined ? 'calculated' : `failed: ${c.failure}`,
    }
  })
}

const outputsOf = ({ result }: CurveCase) => ({
  strain_at_yield: result?.strain_at_yield ?? null,
  stress_at_strain_0_01: result?.stress_at_strain_0_01 ?? null,
  stress_at_strain_0_02: result?.stress_at_strain_0_02 ?? null,
})

/** A case with its neighbours. */
export interface Near {
  readonly one: GoodCase
  readonly near: readonly Sensitivity<Stresses>[]
}

export const at01 = (s: Stresses): number => s.stress_at_strain_0_01
export const at02 = (s: Stresses): number => s.stress_at_strain_0_02

export function sensitivityRows(all: readonly Near[]) {
  return all.flatMap(({ one, near }) =>
    near.map((s) => {
      const { name, unit } = s.parameter.field
      const value = one.inputs[name] ?? 0
      return {
        case: one.number,
        parameter: name,
        per: unit === '-' ? '1' : unit,
        slope_0_01: slope(s, at01, value),
        slope_0_02: slope(s, at02, value),
        relative_0_01: relative(s, at01, one),
        relative_0_02: relative(s, at02, one),
      }
    }),
  )
}

function relative({ up, down }: Sensitivity<Stresses>, of: (s: Stresses) => number, { result }: GoodCase) {
  if (up === null || down === null || !(of(result) > 0)) return null
  const S = stressElasticity.evaluate({
    sigma_up: of(up),
    sigma_down: of(down),
    delta: RELATIVE_STEP.value,
    sigma: of(result),
  })
  return Number.isFinite(S) ? S : null
}

export function spreadRows(good: readonly GoodCase[]) {
  const over = (of: (r: CurveResult) => number) => spreadOf(good.map((c) => of(c.result)))
  const columns = { strain_at_yield: over((r) => r.strain_at_yield), at1: over(at01), at2: over(at02) }
  const measures = [
    ['minimum', 'minimum'],
    ['maximum', 'maximum'],
    ['mean', 'mean'],
    ['spread', 'maximum less minimum'],
  ] as const
  return good.length === 0
    ? []
    : measures.map(([key, measure]) => ({
        measure,
        strain_at_yield: columns.strain_at_yield?.[key] ?? null,
        stress_at_strain_0_01: columns.at1?.[key] ?? null,
        stress_at_strain_0_02: columns.at2?.[key] ?? null,
      }))
}

export const effectRows = (all: readonly Effect[]) =>
  all.map(({ parameter, lowest, highest, atLowest, atHighest }) => ({
    parameter: parameter.field.name,
    unit: parameter.field.unit,
    lowest: fromSI(lowest, parameter.field.unit),
    highest: fromSI(highest, parameter.field.unit),
    at_lowest: atLowest,
    at_highest: atHighest,
    effect: atHighest - atLowest,
  }))
