/** The wind heeling moment: as it is given, by a pressure, or by blocks. */
import type { Trace } from '@keelson/equations'
import { windMoment } from '@keelson/physics/ship-stability/heeling.ts'
import {
  AIR_DENSITY,
  heightCoefficient,
  windForce,
  windHeelingMoment,
} from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { given } from '@keelson/workflow'
import type { Given, Inputs, Params } from './inputs.ts'

/** A block of the unit in the wind. SI. */
interface Block {
  readonly shape: number
  readonly height: number
  readonly area: number
  readonly centre: number
  readonly force: number
  readonly moment: number
}
export interface Blocks {
  readonly rows: readonly Block[]
  readonly force: number
  readonly moment: number
}
export interface Wind {
  /** Undefined where nothing says what the wind is. */
  readonly moment: number | undefined
  readonly blocks: Blocks | undefined
}

export function windOf(p: Params, trace: Trace): Wind {
  if (p.wind_heeling_moment_upright !== undefined) return { moment: p.wind_heeling_moment_upright, blocks: undefined }
  if (p.wind_pressure !== undefined) return { moment: byPressure(p, trace), blocks: undefined }
  if (p.blocks === undefined) return { moment: undefined, blocks: undefined }
  const blocks = byBlocks(p, p.blocks, trace)
  return { moment: blocks.moment, blocks }
}

function byPressure(p: Params, trace: Trace): number {
  trace.section('Wind')
  const {
    wind_pressure: P,
    projected_area: A,
    heeling_arm: z,
  } = given(p, 'wind_pressure', 'projected_area', 'heeling_arm')
  return trace.apply(windMoment, { P, A, z })
}

/** Wind on blocks. */
export function byBlocks(
  p: Given<'wind_speed' | 'lever_to_resistance_centre'>,
  blocks: Inputs['blocks'],
  trace: Trace,
): Blocks {
  trace.section('Wind')
  const { wind_speed: V, lever_to_resistance_centre: l_r } = p
  const rows = blocks.map(({ shape_coefficient: shape, area, centre_height: centre }): Block => {
    const height = heightCoefficient(centre)
    const own = { rho_a: AIR_DENSITY.si, V, C_S: [shape], C_H: [height], A: [area] }
    return {
      shape,
      height,
      area,
      centre,
      force: windForce.evaluate(own),
      moment: windHeelingMoment.evaluate({ ...own, z: [centre], l_r }),
    }
  })
  const lists = { C_S: rows.map((b) => b.shape), C_H: rows.map((b) => b.height), A: rows.map((b) => b.area) }
  const force = trace.apply(windForce, { rho_a: AIR_DENSITY, V, ...lists }, WIND_SPEED)
  const lever = { z: rows.map((b) => b.centre), l_r }
  const moment = trace.apply(windHeelingMoment, { rho_a: AIR_DENSITY, V, ...lists, ...lever }, WIND_SPEED)
  return { rows, force, moment }
}
/** V is the displaced volume. */
const WIND_SPEED = { rename: { V: 'V_w' } }
