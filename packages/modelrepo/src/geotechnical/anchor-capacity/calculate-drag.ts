/** A drag anchor: its holding capacity by weight, and the friction of the line before it. */
import type { Trace } from '@keelson/equations'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { HOLDING, HOLDING_TABLE } from '@keelson/standards/ncel-tds-83-08r-1987/drag-anchors.ts'
import { ncelDragAnchors } from '@keelson/standards/ncel-tds-83-08r-1987/source.ts'
import {
  anchorEfficiency,
  holdingCapacity,
  REFERENCE_WEIGHT,
} from '@keelson/standards/ufc-4-159-03-2005/drag-anchors.ts'
import { toSI } from '@keelson/units'
import { given } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

export const dragInputs = [
  ...['anchor_weight', 'seabed', 'seabed_chain_length', 'chain_submerged_weight', 'chain_friction_coefficient'],
  'horizontal_demand',
] as const
export type Drag = Given<(typeof dragInputs)[number]> &
  Perhaps<'drag_anchor_model' | 'holding_coefficient_m' | 'holding_exponent_b' | 'factor_of_safety'>

export type SolvedDrag = ReturnType<typeof solveDrag>

export function solveDrag(p: Drag, trace: Trace) {
  trace.section('Holding capacity')
  const { anchor_weight: W_A } = p
  const { m, b } = coefficients(p, trace)
  const H_m = trace.apply(holdingCapacity, { m, W_A, W_R: REFERENCE_WEIGHT, b })
  trace.apply(anchorEfficiency, { H_m, W_A })
  trace.section('Seabed line friction')
  const line = { f: p.chain_friction_coefficient, w: p.chain_submerged_weight, L_s: p.seabed_chain_length }
  const F_l = trace.apply(factors.lineFriction, line)
  const H_s = trace.apply(factors.systemCapacity, { H_m, F_l })
  trace.section('Load and capacity')
  const FS = p.factor_of_safety ?? factors.DRAG_FACTOR
  const H_d = trace.apply(factors.factoredPull, { V: p.horizontal_demand, FS }, { as: 'H_d', rename: { V: 'H' } })
  const U_H = trace.apply(
    factors.pullUtilisation,
    { V_d: H_d, V_u: H_s },
    { as: 'U_H', rename: { V_d: 'H_d', V_u: 'H_s' } },
  )
  return { W_A, m, b, H_m, F_l, H_s, H_d, U_H }
}

function coefficients(p: Drag, trace: Trace): { readonly m: number; readonly b: number } {
  const { holding_coefficient_m: m, holding_exponent_b: b } = p
  if (m !== undefined && b !== undefined) return { m, b }
  const { drag_anchor_model: model } = given(p, 'drag_anchor_model')
  const row = HOLDING[model][p.seabed]
  const read = { source: ncelDragAnchors, clause: HOLDING_TABLE, cell: `${model.replaceAll('_', ' ')}, ${p.seabed}` }
  return {
    m: trace.lookup({ ...read, symbol: 'm', title: 'Holding coefficient', unit: 'kip', value: toSI(row.m, 'kip') }),
    b: trace.lookup({ ...read, symbol: 'b', title: 'Holding exponent', unit: '-', value: row.b }),
  }
}
