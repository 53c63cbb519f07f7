/** Line and anchor against their required factors, and the line by DNV-OS-E301 beside it. */
import type { Trace } from '@keelson/equations'
import {
  ANCHOR_FACTOR_TABLE,
  anchorSafetyFactor,
  factoredPull,
  pullUtilisation,
  requiredAnchorFactor,
} from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import {
  allowableTension,
  factoredTension,
  LINE_FACTOR_TABLE,
  LINE_FACTORS,
  tensionSafetyFactor,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { given } from '@keelson/workflow'
import { type Compared, lineByE301 } from '../_shared/e301/compared.ts'
import type { Params } from './inputs.ts'
import { anchorName, methodName } from './modes.ts'

export type Line = ReturnType<typeof lineCriterion>

export function lineCriterion(p: Params, T: number, MBL: number, trace: Trace) {
  trace.section('Line tension and breaking load')
  const FS = trace.lookup({
    symbol: 'FS',
    title: 'Required safety factor',
    unit: '-',
    value: LINE_FACTORS[p.analysis_method][p.condition],
    source: apiRp2sk,
    clause: LINE_FACTOR_TABLE,
    cell: `${methodName(p.analysis_method)}, ${p.condition}`,
  })
  const SF = trace.apply(tensionSafetyFactor, { MBL, T })
  const T_all = trace.apply(allowableTension, { MBL, FS })
  const T_d = trace.apply(factoredTension, { T, FS })
  return { FS, SF, T_all, u_T: trace.apply(tensionUtilisation, { T_d, MBL }) }
}

export interface Anchor {
  readonly FS: number
  readonly SF: number
  readonly u: number
  readonly capacity: number
}

/** The anchor; undefined where none is checked, the reason where no factor is required. */
export function anchorCriterion(p: Params, trace: Trace): Anchor | string | undefined {
  if (p.anchor_type === undefined) return undefined
  const named = given(p, 'mooring_type', 'anchor_tension', 'anchor_holding_capacity')
  const { mooring_type: mooring, anchor_tension: T, anchor_holding_capacity: capacity } = named
  const required = requiredAnchorFactor(mooring, p.anchor_type, p.condition)
  const cell = `${mooring} mooring, ${anchorName(p.anchor_type)}, ${p.condition}`
  if (required === null) return `API RP 2SK specifies no anchor safety factor for this case (${cell} condition)`
  trace.section('Anchor')
  const FS = trace.lookup({
    symbol: 'FS_A',
    title: 'Required anchor safety factor',
    unit: '-',
    value: required,
    source: apiRp2sk,
    clause: ANCHOR_FACTOR_TABLE,
    cell,
  })
  const SF = trace.apply(anchorSafetyFactor, { V_u: capacity, V: T }, { rename: { V: 'T_A', V_u: 'H_u' } })
  const T_d = trace.apply(factoredPull, { V: T, FS }, { as: 'T_A_d', rename: { V: 'T_A', FS: 'FS_A' } })
  const u = trace.apply(
    pullUtilisation,
    { V_d: T_d, V_u: capacity },
    { as: 'u_A', rename: { V_d: 'T_A_d', V_u: 'H_u' } },
  )
  return { FS, SF, u, capacity }
}

/** The line by DNV-OS-E301; undefined where no class is given. */
export function comparison(p: Params, T: number, MBL: number, trace: Trace): Compared | undefined {
  const { consequence_class: k, analysis_method: analysis } = p
  if (k !== 1 && k !== 2) return undefined
  trace.section('DNV-OS-E301 comparison, for information')
  const { mean_tension: T_mean, characteristic_strength_factor: k_S } = given(
    p,
    'mean_tension',
    'characteristic_strength_factor',
  )
  const state = p.condition === 'intact' ? 'ultimate' : 'accidental'
  return lineByE301({ analysis, state, class: k, T, T_mean, MBL, k_S }, trace)
}
