/** What ovality costs in collapse pressure. DNV-ST-F101. */
import { silent, type Trace } from '@keelson/equations'
import {
  type CollapsePipe,
  FAR_APART,
  OVALITY_FLOOR,
  ovalityUsed,
  systemCollapse,
} from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { characteristicYieldStrength } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { CalculationError, shownPressure } from '@keelson/workflow'
import type { Params } from './inputs.ts'

type Pipe = Omit<CollapsePipe, 'f_0'>

export interface Collapse {
  readonly pipe: Pipe
  /** Ovalities as asked for, and the collapse pressure of each, Pa. */
  readonly points: readonly { readonly ovality: number; readonly f_0: number; readonly p_c: number }[]
  /** Of the least ovality that may be assumed. */
  readonly floor: number
}

export function collapsePressureAt(pipe: Pipe, f_0: number, trace: Trace = silent): number {
  const { p_el, p_p, p_c } = systemCollapse({ ...pipe, f_0 }, trace)
  if (Math.max(p_el / p_p, p_p / p_el) > FAR_APART)
    throw new CalculationError(
      `The elastic and plastic collapse pressures, ${shownPressure(p_el)} and ${shownPressure(p_p)}, differ too much to calculate a collapse pressure. Check the wall thickness, strength and factors.`,
    )
  return p_c
}

const used = (f_g: number, trace: Trace, name: string) =>
  trace.apply(ovalityUsed, { f_g, f_min: OVALITY_FLOOR }, { rename: { f_g: name } })

/**
 * Collapse at the ovalities of the list, traced for the largest, or at the measured one; undefined without wall or
 * yield strength. `f_0` of the measured ovality is undefined where a list replaces it.
 */
export function collapseOf(
  p: Params,
  ovality: number,
  trace: Trace,
): { readonly f_0: number | undefined; readonly collapse: Collapse | undefined } {
  trace.section('Collapse')
  const list = p.ovality_list
  const f_0 = list ? undefined : used(ovality, trace, 'O')
  const { wall_thickness: t_1, specified_minimum_yield_strength: SMYS } = p
  if (t_1 === undefined || SMYS === undefined) return { f_0, collapse: undefined }
  const largest = f_0 ?? used(Math.max(...(list ?? [])), trace, 'f_g')
  const f_y = trace.apply(
    characteristicYieldStrength,
    { SMYS_T: SMYS, alpha_U: p.material_strength_factor },
    { rename: { SMYS_T: 'SMYS' } },
  )
  const pipe: Pipe = {
    E: p.youngs_modulus,
    nu: p.poisson_ratio,
    D: p.nominal_outer_diameter,
    t_1,
    f_y,
    alpha_fab: p.fabrication_factor,
  }
  const traced = collapsePressureAt(pipe, largest, trace)
  const points = (list ?? [ovality]).map((asked) => {
    const each = ovalityUsed.evaluate({ f_g: asked, f_min: OVALITY_FLOOR.value })
    return { ovality: asked, f_0: each, p_c: each === largest ? traced : collapsePressureAt(pipe, each) }
  })
  return { f_0, collapse: { pipe, points, floor: collapsePressureAt(pipe, OVALITY_FLOOR.value) } }
}
