/** The pipe in still water, by every method: its weight and what the buoyancy uses of it. */
import type { Trace } from '@keelson/equations'
import * as weight from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import { compares, gives, givesAs, numberValue, resultOf, textValue, utilisation } from '@keelson/workflow'
import { type Pipe, pipeOf } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

/** Inputs without which there is no weight. */
export const WEIGHT = ['wall_thickness', 'outer_diameter']
export const LOAD = 'submerged_weight_per_length'
/** Built up, or as given. */
export const w_s = { ...weight.submergedWeight, orInput: 'submerged_weight' } as const

export const weightValues = {
  hydrodynamic_diameter: resultOf(weight.coatedDiameter, 'line_pipe_outer_diameter', {
    title: 'Hydrodynamic diameter',
    description: 'Outside diameter including all coatings.',
    symbol: 'D',
  }),
  submerged_weight: gives(weight.submergedWeight, LOAD, 'Weight in water per unit length, including contents.', {
    needs: WEIGHT,
    signed: true,
    orInput: 'submerged_weight',
  }),
  buoyancy: gives(weight.buoyancy, LOAD, 'Weight of displaced water per unit length.'),
  specific_gravity: gives(weight.specificGravity, '-', 'Weight in air divided by buoyancy.', {
    title: 'Specific gravity',
    needs: WEIGHT,
    signed: true,
  }),
  vertical_stability_utilisation: gives(
    weight.verticalStabilityUtilisation,
    'utilisation',
    'Factored buoyancy divided by weight in air, with a factor of 1.1.',
    { title: 'Vertical stability utilisation', needs: WEIGHT, signed: true },
  ),
}
const required = {
  title: 'Required submerged weight',
  words: 'Submerged weight at which the lateral criterion of the method is just met, at this diameter.',
  symbol: 'w_req',
} as const
export const requiredWeightValue = givesAs(required.symbol, required.title, LOAD, required.words, { signed: true })
/** Of a method in which no one symbol has it. */
export const requiredWeightTold = numberValue(LOAD, {
  title: required.title,
  description: required.words,
  symbol: required.symbol,
})
export const governingValue = {
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'Criterion with the maximum utilisation.',
    needs: WEIGHT,
  }),
}

export const verticalCheck = {
  vertical_stability: compares(LOAD, {
    title: 'Vertical stability in water',
    criterion: weight.verticalStabilityUtilisation,
    demand: weight.factoredBuoyancy,
    capacity: weight.weightInAir,
    utilisation: weight.verticalStabilityUtilisation.symbol,
    needs: WEIGHT,
  }),
}

/** A pipe with what buoyancy uses of it. */
export interface Weighed extends Pipe {
  readonly u_v: number | undefined
}

export function weighed(p: Params, trace: Trace): Weighed {
  const pipe = pipeOf(p, p.coating_thickness, trace)
  const { b, w_s } = pipe
  if (w_s === undefined) return { ...pipe, u_v: undefined }
  trace.section('Vertical stability in water')
  const gamma_w = weight.GAMMA_W
  const u_v = trace.apply(weight.verticalStabilityUtilisation, { gamma_w, b, w_s })
  trace.apply(weight.factoredBuoyancy, { gamma_w, b })
  trace.apply(weight.weightInAir, { w_s, b })
  return { ...pipe, u_v: utilisation(u_v) }
}

/** Value of the criterion with the largest utilisation of those that are decided. */
export function governingOf(uses: Readonly<Record<string, number | undefined>>): string | undefined {
  let governing: { readonly name: string; readonly u: number } | undefined
  for (const [name, u] of Object.entries(uses)) {
    if (u !== undefined && (governing === undefined || u > governing.u)) governing = { name, u }
  }
  return governing?.name
}
