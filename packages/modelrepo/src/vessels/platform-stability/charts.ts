/** The charts of a run: the curve with the wind on it, and what height of the centre of gravity passes. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { rightingArms } from '@keelson/physics/ship-stability/cross-curve.ts'
import { type ChartDefinition, lineChart, type NotApplicable, notApplicable, type Point } from '@keelson/workflow'
import { allowableUnder } from './allowable.ts'
import type { Found } from './found.ts'
import type { Params } from './inputs.ts'
import { whyNoAreas } from './told.ts'

export const charts = {
  righting_arms: {
    title: 'Righting and heeling levers',
    description: 'Righting and heeling levers against heel, with the intercepts and the area limit.',
    apart: {
      'second intercept': 'Heel angle at which the righting lever falls below the heeling lever again.',
    },
  },
  allowable_kg: {
    title: 'Allowable KG',
    description: 'Allowable KG against wind heeling moment, with the point for this unit.',
  },
}

const POINTS = 91

export function armsChart(p: Params, { arms: { curve }, hydro, limits }: Found): ChartDefinition | NotApplicable {
  if (curve === undefined) return notApplicable('no {cross_curves_kn} are provided')
  const righting = rightingArms(curve.cross, hydro.KG_f)
  const last = curve.unjudged === undefined ? curve.last : curve.trusted
  const heels = curve.end === 'table' ? curve.cross.knots : spaced(0, last, POINTS)
  const line = (at: (heel: number) => number, over: readonly number[] = heels) =>
    over.map((heel): Point => [heel, at(heel)])
  const marks = [
    { heel: limits?.first, label: 'steady heel' },
    { heel: limits?.second, label: 'second intercept' },
  ]
  return lineChart({
    x: { title: 'Heel', unit: 'deg', zero: true },
    y: { title: 'Lever', unit: 'm', zero: true },
    series: [
      { name: 'righting lever', points: line(righting.at) },
      ...(limits ? [{ name: 'heeling lever', points: line(limits.arm, spaced(0, last, POINTS)) }] : []),
    ],
    markers: marks.flatMap(({ heel, label }) => (heel === undefined ? [] : [{ x: heel, y: righting.at(heel), label }])),
    limits: endsOf(p, last, limits?.areas?.end),
  })
}

/** Where the areas end, and where openings go under. */
function endsOf({ downflooding_angle: closed }: Params, last: number, end: number | undefined) {
  const flooding =
    closed === undefined || closed > last ? [] : [{ at: closed, along: 'y' as const, label: 'downflooding' }]
  const own = end === undefined || end === closed ? [] : [{ at: end, along: 'y' as const, label: 'area limit' }]
  return [...flooding, ...own]
}

/** Wind heeling moments of the chart over that of the run. */
const MOMENTS = [0.5, 1, 1.5, 2, 2.5, 3]

export function allowableChart(p: Params, found: Found): ChartDefinition | NotApplicable {
  const { arms, hydro, wind, limits } = found
  const { moment: M } = wind
  if (limits === undefined || limits.best === undefined || arms.curve === undefined || M === undefined)
    return notApplicable(whyNoAreas(p, found))
  const { curve } = arms
  const points = MOMENTS.flatMap((share): Point[] => {
    const kg = allowableUnder(p, hydro, curve, share * M)
    return kg === undefined ? [] : [[share * M, kg]]
  })
  if (points.length === 0) return notApplicable('no KG satisfies the criteria')
  return lineChart({
    x: { title: 'Wind heeling moment', unit: 'kN*m', zero: true },
    y: { title: 'Allowable KG', unit: 'm' },
    series: [{ name: 'allowable', points }],
    markers: [{ x: M, y: p.kg, label: 'this unit' }],
  })
}
