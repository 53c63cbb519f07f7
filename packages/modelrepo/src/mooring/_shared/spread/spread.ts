/** The spread as the solver takes it: every line with its fairlead, its anchor and its height. SI. */
import { met, type Trace } from '@keelson/equations'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { spanForTension } from '@keelson/physics/mooring-line/anchor-distance.ts'
import { solveMooringLine } from '@keelson/physics/mooring-line/solve.ts'
import { anchorX, anchorY } from '@keelson/physics/mooring-spread/spread.ts'
import { systemAtPose } from '@keelson/physics/mooring-system/at-pose.ts'
import { largestGap } from '@keelson/physics/mooring-system/redundancy.ts'
import { type MooringSystem, type SystemAtPose, ZERO_POSE } from '@keelson/physics/mooring-system/system.ts'
import { given } from '@keelson/workflow'
import { solving } from './errors.ts'
import type { SpreadParams } from './inputs.ts'
import { type CommonLine, lengthOf } from './line.ts'
import { type Pattern, patternOf } from './pattern.ts'

export interface Spread {
  readonly pattern: Pattern
  readonly line: CommonLine
  /** Fairleads above the bed, m. */
  readonly z: number
  /** From fairlead to anchor before the vessel moves, m. */
  readonly x_0: number
  readonly system: MooringSystem
  /** Before the vessel moves. */
  readonly laid: SystemAtPose
  /** Widest angle between neighbouring lines with one of them lost, by its number from 1, rad. */
  readonly gapWithout: (lost: number) => number
}

export function spreadOf(p: SpreadParams, line: CommonLine, trace: Trace): Spread {
  const pattern = patternOf(p)
  const z = p.water_depth - p.fairlead_depth
  const x_0 = p.anchor_horizontal_distance ?? distanceOf(p, line, z, trace)
  const lines = pattern.fairleads.map((fairlead, i) => {
    const at = { x_0, alpha: pattern.azimuths[i] ?? 0 }
    const anchor = { x: anchorX.evaluate({ r_x: fairlead.x, ...at }), y: anchorY.evaluate({ r_y: fairlead.y, ...at }) }
    return { fairlead, anchor, verticalSpan: z, line }
  })
  const system = { lines }
  const gapWithout = (lost: number) => largestGap(pattern.azimuths.filter((_, i) => i !== lost - 1))
  return { pattern, line, z, x_0, system, laid: solving(() => systemAtPose(system, ZERO_POSE)), gapWithout }
}

function distanceOf(p: SpreadParams, line: CommonLine, z: number, trace: Trace): number {
  const { horizontal_pretension: H_0 } = given(p, 'horizontal_pretension')
  const x_0 = solving(() => spanForTension(line, z, H_0))
  const there = solving(() => solveMooringLine(line, { horizontalSpan: x_0, verticalSpan: z }))
  const H = there.horizontalTension
  trace.section('Anchor distance')
  return trace.solved({
    symbol: 'x_0',
    title: 'Anchor distance from pretension',
    unit: 'm',
    source: faltinsen,
    clause: 'ch. 8, elastic catenary',
    value: x_0,
    trial: lengthOf(line),
    residual: Math.abs(H - H_0) / H_0,
    iterations: there.iterations,
    method: 'iteration on vertical tension to match fairlead height, giving the horizontal span',
    meets: [met('horizontal line tension', 'N', H, 'pretension', H_0)],
  })
}
