/** What is left of the righting levers beyond the heel at rest of a flooded hull: MARPOL I reg. 28.3. */
import { type Constant, house, type Trace } from '@keelson/equations'
import { areaUnder, largestArm } from '@keelson/physics/ship-stability/righting-curve.ts'
import * as limits from '@keelson/standards/imo-marpol-i-2007/survival.ts'
import { check, checkOf, compares, givesAs, type Measure, notApplicable, notChecked } from '@keelson/workflow'
import type { HullRun } from './calculate-hull.ts'
import { AREA } from './calculate-intact.ts'

export const residualValues = {
  residual_range: givesAs(
    'R_e',
    'Residual range',
    'heel_angle',
    'Range of heel angles from equilibrium to the vanishing angle or the opening immersion angle, whichever is less.',
    { signed: true },
  ),
  residual_lever: givesAs(
    'GZ_r',
    'Maximum residual righting lever',
    'righting_arm',
    'Maximum righting lever within 20 degrees beyond the equilibrium heel.',
    { signed: true },
  ),
  residual_area: givesAs(
    'A_r',
    'Residual area',
    AREA,
    'Area under the righting lever curve within 20 degrees beyond the equilibrium heel.',
    { signed: true },
  ),
}

const needs = ['compartments']
const least = (of: Measure, title: string, criterion: Constant, demand: string, symbol: string, capacity: string) =>
  compares(of, {
    title,
    criterion,
    demand: { constant: criterion, title: demand },
    capacity: { symbol, title: capacity },
    needs,
  })
export const survivalChecks = {
  heel_at_rest: checkOf('heel_angle', {
    title: 'Equilibrium heel after damage',
    criterion: limits.LARGEST_HEEL,
    demand: 'Equilibrium heel',
    capacity: 'Maximum permitted heel',
    needs,
  }),
  residual_range: least(
    'heel_angle',
    'Residual range',
    limits.LEAST_RANGE,
    'Minimum residual range',
    'R_e',
    'Residual range',
  ),
  residual_lever: least(
    'righting_arm',
    'Residual righting lever',
    limits.LEAST_LEVER,
    'Minimum residual lever',
    'GZ_r',
    'Maximum residual lever within 20°',
  ),
  residual_area: least(
    AREA,
    'Residual area',
    limits.LEAST_AREA,
    'Minimum residual area',
    'A_r',
    'Residual area within 20°',
  ),
}

/** What is left beyond the heel at rest. */
export interface Residual {
  readonly heel: number
  readonly range: number
  readonly lever: number
  readonly area: number
}

export function residualOf({ curve, vanishing, opening }: HullRun, heel: number, trace: Trace): Residual {
  const rest = Math.abs(heel)
  const end = Math.min(vanishing ?? curve.last, opening ?? curve.last, curve.last)
  const within = Math.min(end, rest + limits.LEAST_RANGE.si)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ source: house, clause: 'curve of righting levers after damage', symbol, title, unit, value, cell })
  const range = read(
    'R_e',
    'Range of positive righting levers',
    'rad',
    Math.max(0, end - rest),
    'from equilibrium heel to vanishing stability or opening immersion',
  )
  const isLeft = within > rest
  const where = isLeft
    ? 'within 20 degrees beyond the equilibrium heel'
    : 'no positive range beyond the equilibrium heel'
  const largest = isLeft ? largestArm(curve, rest, within).arm : 0
  const lever = read('GZ_r', 'Maximum residual righting lever', 'm', largest, where)
  const under = isLeft ? areaUnder(curve, rest, within) : 0
  const area = read('A_r', 'Residual righting lever area', 'm*rad', under, where)
  return { heel: rest, range, lever, area }
}

export const NO_REST = 'the ship has no equilibrium heel within the calculated curve'

function heelCheck({ deckEdge }: HullRun, { heel }: Residual) {
  const dry = deckEdge === undefined || deckEdge > heel
  return check({ demand: heel, capacity: dry ? limits.LARGEST_HEEL_DRY : limits.LARGEST_HEEL })
}

/** Whether heel, range, lever and area are all met. */
export const meetsSurvival = (hull: HullRun, residual: Residual): boolean =>
  [
    heelCheck(hull, residual),
    check({ demand: limits.LEAST_RANGE, capacity: residual.range }),
    check({ demand: limits.LEAST_LEVER, capacity: residual.lever }),
    check({ demand: limits.LEAST_AREA, capacity: residual.area }),
  ].every(({ passes }) => passes)

/** What is said of the survival of the hull beside the traced numbers. */
export function survivalOf(hull: HullRun, residual: Residual | undefined, trace: Trace) {
  if (residual !== undefined) return { values: {}, checks: { heel_at_rest: heelCheck(hull, residual) }, beside: {} }
  const none = notApplicable(hull.flooded ? NO_REST : 'no compartment is flooded')
  const values = { residual_range: none, residual_lever: none, residual_area: none }
  if (hull.flooded) return { values, ...restless(hull, trace) }
  const why = notChecked('other_mode', 'no compartment is flooded')
  return {
    values,
    beside: {},
    checks: { heel_at_rest: why, residual_range: why, residual_lever: why, residual_area: why },
  }
}

/** A ship without a heel at rest capsizes or goes on heeling: nothing is left of range, lever and area. */
function restless({ curve }: HullRun, trace: Trace) {
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ source: house, clause: 'curve of righting levers after damage', symbol, title, unit, value, cell })
  read('R_e', 'Range of positive righting levers', 'rad', 0, NO_REST)
  read('GZ_r', 'Maximum residual righting lever', 'm', 0, NO_REST)
  read('A_r', 'Residual righting lever area', 'm*rad', 0, NO_REST)
  const failure = NO_REST
  return {
    checks: {
      heel_at_rest: check({
        demand: read(
          'phi_end',
          'Final heel angle of the righting lever curve',
          'rad',
          curve.last,
          'last heel angle of the curve',
        ),
        capacity: limits.LARGEST_HEEL,
        utilisation: Number.NaN,
        failure,
      }),
    },
    beside: { residual_range: { failure }, residual_lever: { failure }, residual_area: { failure } },
  }
}
