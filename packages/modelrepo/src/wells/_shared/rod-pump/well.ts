/** A rod-pumped well as its card is read: what was given, with the defaults filled in, and what must hold of it. SI. */

import type { Diagnosis } from '@keelson/physics/rod-pump/diagnosis.ts'
import { backwardSample } from '@keelson/physics/rod-pump/retiming.ts'
import type { RodString } from '@keelson/physics/rod-pump/rod-string.ts'
import { dampingRatio, stringLength, waveSpeed } from '@keelson/physics/rod-pump/rod-string.ts'
import { toSI } from '@keelson/units'
import { shown, shownIn } from '@keelson/workflow'
import type { Solver, Spacing } from './fields.ts'

export interface CardWell {
  readonly strokes_per_minute: number
  readonly rod_sections: readonly { readonly length_ft: number; readonly diameter_in: number }[]
  readonly rod_elastic_modulus: number
  readonly rod_density: number
  readonly damping_factor: number
  readonly fluid_density: number
  readonly pump_diameter: number
  readonly pump_depth: number
  readonly solver: Solver
  readonly sample_spacing: Spacing
  readonly rod_service_factor: number
  readonly structural_unbalance: number
  readonly surface_position?: readonly number[] | undefined
  readonly surface_load?: readonly number[] | undefined
  readonly synthetic_card?: readonly { readonly mode: Diagnosis; readonly seed: number }[] | undefined
  readonly stroke_length?: number | undefined
  readonly gearbox_rating?: number | undefined
  readonly fluid_specific_gravity?: number | undefined
  readonly rod_minimum_tensile_strength?: number | undefined
  readonly wellhead_pressure?: number | undefined
  readonly counterbalance_effect?: number | undefined
}

/** What is wrong with a well, at one of its own fields. */
export interface WellProblem {
  readonly field: keyof CardWell
  readonly message: string
}

/** Share by which the length of the string may differ from the depth of the pump. */
const DEPTH_TOLERANCE = 0.02
/** Beyond it the rods carry nothing of the pump to the surface. */
const MOST_DAMPING = 3

/** No pumping unit is outside: API 11E strokes are 16 to 300 in, long-stroke units reach 366 in. */
const POSSIBLE_STROKES = { least: toSI(5, 'in'), most: toSI(1000, 'in') } as const

export function rodsOf(w: Pick<CardWell, 'rod_sections' | 'rod_elastic_modulus' | 'rod_density'>): RodString {
  const [first, ...rest] = w.rod_sections.map((s) => ({ length: s.length_ft, diameter: s.diameter_in }))
  if (first === undefined) throw new Error('a rod string must have at least one section')
  return { sections: [first, ...rest], youngsModulus: w.rod_elastic_modulus, density: w.rod_density }
}

/** The problems of a well, each at the field that is to be mended. */
export function problemsOf(w: CardWell): readonly WellProblem[] {
  return [...stringProblems(w), ...(w.synthetic_card === undefined ? cardProblems(w) : syntheticProblems(w))]
}

function stringProblems(w: CardWell): WellProblem[] {
  const rods = rodsOf(w)
  const L_r = stringLength.evaluate({ L: rods.sections.map((s) => s.length) })
  const problems: WellProblem[] = []
  if (Math.abs(L_r - w.pump_depth) > DEPTH_TOLERANCE * w.pump_depth)
    problems.push(
      {
        field: 'pump_depth',
        message: `must equal the total length of {rod_sections}, ${shownIn(L_r, 'ft')}, within 2 % (entered: ${shownIn(w.pump_depth, 'ft')})`,
      },
      {
        field: 'rod_sections',
        message: `must add up to {pump_depth}, ${shownIn(w.pump_depth, 'ft')}, within 2 % (entered: ${shownIn(L_r, 'ft')} in total)`,
      },
    )
  if (w.fluid_density >= w.rod_density)
    problems.push({
      field: 'fluid_density',
      message: `must be less than {rod_density}, ${shownIn(w.rod_density, 'lb/ft3')}, so that the rods sink (entered: ${shownIn(w.fluid_density, 'lb/ft3')})`,
    })
  const a = waveSpeed.evaluate({ E_r: w.rod_elastic_modulus, rho_r: w.rod_density })
  const nu = dampingRatio.evaluate({ c: w.damping_factor, L_r, a })
  if (nu > MOST_DAMPING)
    problems.push({
      field: 'damping_factor',
      message: `must give a dimensionless damping of at most ${MOST_DAMPING} (entered: ${shown(nu, 3)}). Above this limit no pump signal reaches the surface; the usual range is 0.05 to 0.3`,
    })
  return problems
}

function cardProblems({ surface_position: s = [], surface_load: F = [], sample_spacing }: CardWell): WellProblem[] {
  if (s.length !== F.length) {
    const message = `must have one load per position, ${s.length} in total (entered: ${F.length})`
    return [{ field: 'surface_load', message }]
  }
  if (Math.max(...s) === Math.min(...s)) {
    const message = 'must vary over the stroke; all positions are equal'
    return [{ field: 'surface_position', message }]
  }
  const stroke = Math.max(...s) - Math.min(...s)
  if (stroke < POSSIBLE_STROKES.least || stroke > POSSIBLE_STROKES.most) {
    const message = `must span 5 to 1,000 in (entered: ${shownIn(stroke, 'in')}). Pumping units have strokes of 16 to 366 in`
    return [{ field: 'surface_position', message }]
  }
  const backward = sample_spacing === 'position' ? backwardSample(s) : undefined
  if (backward === undefined) return []
  const message = `must rise to the top of the stroke and then fall, for conversion to equal time intervals; sample ${backward.sample + 1} reverses`
  return [{ field: 'surface_position', message }]
}

function syntheticProblems({ stroke_length, damping_factor }: CardWell): WellProblem[] {
  const problems: WellProblem[] = []
  if (stroke_length === undefined)
    problems.push({
      field: 'stroke_length',
      message: 'is required when {synthetic_card} is used, because it has no positions',
    })
  if (damping_factor === 0)
    problems.push({
      field: 'damping_factor',
      message:
        'must be greater than 0 when {synthetic_card} is used; otherwise the simulated strokes do not become periodic',
    })
  return problems
}
