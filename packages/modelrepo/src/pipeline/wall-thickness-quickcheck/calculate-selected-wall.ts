/** What of the selected wall counts in each code. */
import type { Trace } from '@keelson/equations'
import { wallLessCorrosion } from '@keelson/physics/pipe-wall.ts'
import {
  characteristicWallLocal,
  characteristicWallOperation,
  toleranceOfFraction,
} from '@keelson/standards/dnv-st-f101-2021/wall.ts'
import type { Params } from './inputs.ts'
import { CODES, F101, runs } from './modes.ts'

export interface SelectedWall {
  /** Thinnest and average wall of DNV-ST-F101, m; undefined where it is not run. */
  readonly f101: { readonly t_1: number; readonly t_2: number } | undefined
  /** Wall of the other codes, m. */
  readonly t_net: number
}

/** undefined where no wall was selected. */
export function selectedWall(p: Params, trace: Trace): SelectedWall | undefined {
  const { wall_thickness: t, characteristic_wall_thickness: given, corrosion_allowance: t_corr } = p
  if (t === undefined) {
    if (given === undefined) return undefined
    return { f101: runs(p, F101) ? { t_1: given, t_2: given } : undefined, t_net: given }
  }
  trace.section('Selected wall thickness')
  const f101 = runs(p, F101) ? { t_1: given ?? thinnest(p, t, trace), t_2: average(t, t_corr, trace) } : undefined
  const others = CODES.some((code) => code !== F101 && runs(p, code))
  return { f101, t_net: others ? trace.apply(wallLessCorrosion, { t, t_corr }) : t }
}

const average = (t: number, t_corr: number, trace: Trace) => trace.apply(characteristicWallLocal, { t, t_corr })

function thinnest(p: Params, t: number, trace: Trace): number {
  const t_fab = p.fabrication_tolerance ?? trace.apply(toleranceOfFraction, { r_mill: p.mill_tolerance, t })
  return trace.apply(characteristicWallOperation, { t, t_fab, t_corr: p.corrosion_allowance })
}
