/** A jumper lifted level at two points: its moments, and the stress of its pipe. */

import type { Trace } from '@keelson/equations'
import * as beam from '@keelson/physics/lift/two-point-beam.ts'
import { compares, gives, shownIn, shownPressure, shownUtilisation, utilisation } from '@keelson/workflow'
import { momentsChart } from './charts.ts'
import { beamFigure } from './figures.ts'
import { type Given, type Perhaps, way } from './inputs.ts'
import { bendingRules } from './rules.ts'

const TUBE = ['outer_diameter', 'wall_thickness'] as const
const YIELDING = [...TUBE, 'specified_minimum_yield_strength'] as const

export const onTwoPoints = way({
  takes: ['jumper_length', 'unit_weight', 'lift_point_overhang', 'allowable_stress_factor'],
  may: [...YIELDING, 'dynamic_amplification_factor'],
  rules: bendingRules,
  values: {
    overhang_moment: gives(
      beam.overhangMoment,
      'bending_moment',
      'Hogging moment at the lift points, excluding dynamic amplification.',
    ),
    midspan_moment: gives(
      beam.midspanMoment,
      'bending_moment',
      'Sagging moment at midspan, excluding dynamic amplification. Negative if the overhangs cause hogging.',
      { signed: true },
    ),
    bending_stress: gives(beam.liftStress, 'stress', 'Bending stress including dynamic amplification.', {
      needs: TUBE,
    }),
    bending_utilisation: gives(
      beam.liftStressUtilisation,
      'utilisation',
      'Bending stress divided by allowable stress.',
      {
        needs: YIELDING,
      },
    ),
  },
  checks: {
    bending: compares('stress', {
      title: 'Bending on two lift points',
      criterion: beam.liftStress,
      demand: beam.liftStress,
      capacity: beam.allowableLiftStress,
      needs: YIELDING,
    }),
  },
  charts: {
    moments: {
      title: 'Moments against overhang',
      description: 'Hogging moment at the lift points and sagging moment at midspan, excluding dynamic amplification.',
    },
  },
  figures: {
    beam: {
      title: 'Jumper on two lift points',
      description: 'Jumper to scale along its length, with the moment diagram below (not to scale).',
    },
  },
  calculate: (p, trace) => {
    const { jumper_length: L, unit_weight: w, lift_point_overhang: a } = p
    trace.section('Moments')
    const hogging = trace.apply(beam.overhangMoment, { w, a })
    const sagging = trace.apply(beam.midspanMoment, { w, L, a })
    const stressed = stressOf(p, hogging, sagging, trace)
    const moments = `hogging ${shownIn(hogging, 'kN*m')} at the lift points, sagging ${shownIn(sagging, 'kN*m')} at midspan`
    return {
      charts: () => ({ moments: momentsChart(p) }),
      figures: () => ({ beam: beamFigure(p, { hogging, sagging }) }),
      detail: inWords(stressed, moments),
    }
  },
})

type Pipe = Given<'allowable_stress_factor'> & Perhaps<(typeof YIELDING)[number] | 'dynamic_amplification_factor'>
interface Stressed {
  readonly stress: number
  /** Undefined without its yield strength. */
  readonly allowed?: { readonly stress: number; readonly used: number }
}

/** Undefined without the pipe. */
function stressOf(p: Pipe, M_hog: number, M_sag: number, trace: Trace): Stressed | undefined {
  const { outer_diameter: D, wall_thickness: t, dynamic_amplification_factor: DAF } = p
  if (D === undefined || t === undefined || DAF === undefined) return undefined
  trace.section('Pipe stress')
  const Z = trace.apply(beam.tubeModulus, { D, t })
  const stress = trace.apply(beam.liftStress, { DAF, M_hog, M_sag, Z })
  const { specified_minimum_yield_strength: SMYS } = p
  if (SMYS === undefined) return { stress }
  const sigma_a = trace.apply(beam.allowableLiftStress, { c: p.allowable_stress_factor, SMYS })
  const used = trace.apply(beam.liftStressUtilisation, { sigma_b: stress, sigma_a })
  return { stress, allowed: { stress: sigma_a, used } }
}

function inWords(stressed: Stressed | undefined, moments: string): string {
  if (stressed === undefined) return `Bending moments excluding dynamic amplification: ${moments}`
  const { stress, allowed } = stressed
  if (allowed === undefined)
    return `Bending stress ${shownPressure(stress)}. Moments excluding dynamic amplification: ${moments}`
  // A check that fails has said its utilisation.
  const used = allowed.used > 1 ? '' : `, utilisation ${shownUtilisation(utilisation(allowed.used))}`
  return `Bending stress ${shownPressure(stress)}, allowable ${shownPressure(allowed.stress)}${used}. Moments excluding dynamic amplification: ${moments}`
}
