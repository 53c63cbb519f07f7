/** The outline of the structure: as given, or the box that stands for its area and volume in the file. */
import { silent, type Trace } from '@keelson/equations'
import * as solids from '@keelson/physics/added-mass/solids.ts'
import type { Params } from './inputs.ts'
import { CYLINDER } from './modes.ts'

/** Sides of the box, or of the box about the cylinder. */
export interface Outline {
  readonly l: number
  readonly w: number
  readonly h: number
  /** Of a cylinder. */
  readonly R: number | undefined
  readonly volume: number
  readonly area: number
}

/** Undefined where a dimension is not given. */
export function outlineOf(p: Params, trace: Trace = silent): Outline | undefined {
  return p.shape === CYLINDER ? cylinderOf(p, trace) : boxOf(p, trace)
}

function boxOf({ length: l, width: w, height: h }: Params, trace: Trace): Outline | undefined {
  if (l === undefined || w === undefined || h === undefined) return undefined
  const volume = trace.apply(solids.boxVolume, { l, w, h }, { as: 'V_box' })
  const area = trace.apply(solids.rectangleArea, { s_1: l, s_2: w }, { as: 'A_plan', rename: { s_1: 'l', s_2: 'w' } })
  return { l, w, h, R: undefined, volume, area }
}

function cylinderOf({ radius: R, height: h }: Params, trace: Trace): Outline | undefined {
  if (R === undefined || h === undefined) return undefined
  const volume = trace.apply(solids.cylinderVolume, { R, h }, { as: 'V_box' })
  const area = trace.apply(solids.discArea, { R }, { as: 'A_plan' })
  return { l: 2 * R, w: 2 * R, h, R, volume, area }
}

/** A box on a square of the projected area that holds the volume: what a file is written by where no outline is given. */
export function standIn(area: number | undefined, volume: number | undefined): Outline | undefined {
  if (area === undefined || volume === undefined) return undefined
  const side = solids.equivalentSide.evaluate({ A_p: area })
  const h = solids.equivalentHeight.evaluate({ V: volume, A_p: area })
  return { l: side, w: side, h, R: undefined, volume, area }
}
