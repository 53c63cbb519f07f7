/** The direct solver behind the atlas: mooring-fatigue version 1, one line, seawater with cathodic protection. */
import type { Source, Trace } from '@keelson/equations'
import { CATHODIC_PROTECTION } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import type { Left } from '@keelson/workflow'
import { calculateAs } from '../mooring-fatigue/calculate.ts'
import { lineDamage } from '../mooring-fatigue/calculate-damage.ts'
import { lowCycleDoubt, ownCurveDoubt } from '../mooring-fatigue/calculate-doubts.ts'
import { type Line, NONE, type Params as ParentParams } from '../mooring-fatigue/inputs.ts'
import { C203, CHAIN, type LineCurve, STEEL_WIRE } from '../mooring-fatigue/modes-curve.ts'
import { VERSION_1 } from '../mooring-fatigue/modes-version.ts'
import type { Params } from './inputs.ts'

export const PARENT = 'modelrepo:mooring-fatigue@1'

/** The line of a query in the parent. */
const LINE = 'query'

/** Materials of the parent by the component of a query. */
const MATERIAL = { chain: CHAIN, wire_rope: STEEL_WIRE } as const

type Terms = Pick<Params, 'design_life' | 'design_fatigue_factor' | 'sn_curve'>
type Asked = Terms & Pick<Params, 'cross_sectional_area' | 'tension_range_bins'>

/** A range of a query with its damage. */
export interface Reading {
  readonly dT: number
  /** Nominal stress range, Pa. */
  readonly S: number
  readonly n: number
  readonly d: number
}

/** The slice of the atlas as the parent names it. */
const curveOf = (sn_curve: Params['sn_curve']): LineCurve => ({
  family: C203,
  curve: sn_curve,
  environment: CATHODIC_PROTECTION,
  byDefault: false,
})
const parentParams = (
  p: Terms,
  line: Omit<Line, 'id' | 'material' | 'stress_concentration_factor'>,
  material: Line['material'] = STEEL_WIRE,
): ParentParams => ({
  design_life: p.design_life,
  design_fatigue_factor: p.design_fatigue_factor,
  sn_family: C203,
  sn_curve: p.sn_curve,
  environment: CATHODIC_PROTECTION,
  // The area is given: that of a wire rope and of both bars of a chain count alike.
  lines: [{ id: LINE, material, stress_concentration_factor: 1, ...line }],
  spectral_method: NONE,
})

/** The answer of the parent to a query, its steps in the trace: the damage in all and of each range. */
export function direct(p: Asked, trace: Trace) {
  const line = { area_mm2: p.cross_sectional_area, tension_range_bins: p.tension_range_bins }
  const params = parentParams(p, line)
  trace.section(`Direct solver: ${PARENT}`)
  trace.lookup({ ...SCF, source: parentSource, clause: 'default input value' })
  const { values, warnings = [] } = calculateAs(VERSION_1)(params, { trace })
  const bins = params.lines.flatMap((l) => lineDamage(params, l, 0, curveOf(p.sn_curve)).bins)
  const all = bins.map((b): Reading => ({ dT: b.dT ?? Number.NaN, S: b.range, n: b.n, d: b.d }))
  return { D: Number(values.governing_damage), all, warnings }
}

/** Why a damage that passes on the curve of the query shows nothing of the component; undefined if it does. */
export function componentDoubt(p: Params): Left | undefined {
  const line = { area_mm2: p.cross_sectional_area, tension_range_bins: p.tension_range_bins }
  const params = parentParams(p, line, MATERIAL[p.component])
  const lines = params.lines.map((l) => lineDamage(params, l, 0, curveOf(p.sn_curve)))
  const left = lowCycleDoubt(lines) ?? ownCurveDoubt(params, lines, p.design_fatigue_factor)
  return left && { ...left, reason: left.reason.replace(`line '${LINE}'`, 'the line') }
}

const parentSource: Source = {
  id: 'mooring-fatigue',
  title: 'Mooring line fatigue',
  publisher: 'Keelson',
  revision: 'version 1',
}
const SCF = {
  symbol: 'SCF',
  title: 'Stress concentration factor',
  unit: '-',
  value: 1,
  cell: 'no stress concentration',
}

export interface GridPoint {
  /** Stress range, Pa. */
  readonly S: number
  /** Cycles. */
  readonly n: number
}

/** Damage that the parent's solver gives at points of the grid. */
export function damageAt(sn_curve: Params['sn_curve'], points: readonly GridPoint[]): number[] {
  const bins = points.map(({ S, n }) => ({ stress_range_MPa: S, n_cycles: n }))
  const p = parentParams({ design_life: 1, design_fatigue_factor: 1, sn_curve }, { stress_range_bins: bins })
  return p.lines.flatMap((line) => lineDamage(p, line, 0, curveOf(sn_curve)).bins.map((b) => b.d))
}
