/** What a run may warn of. */
import type { Critical } from '@keelson/physics/frame/critical.ts'
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { shownPressure, type Warning, warner } from '@keelson/workflow'
import type { Frame } from './model.ts'
import { movedFar, nearCritical } from './stability.ts'

export const warnings = {
  large_displacements: 'Displacements exceed those for which the analysis is valid.',
  near_buckling: 'The critical load of the frame is near: moments of axial forces on displacements are not included.',
  beyond_yield: 'The elastic stress is beyond the yield strength: it is no longer the stress in the steel.',
  no_bending_stress: 'A member bends and the half depth of its section was not given: its stress is not formed.',
} as const
const warn = warner(warnings)

/** With a yield strength the check of the stress says the same. */
export function frameWarnings(
  { yield_strength }: Frame,
  model: FrameModel,
  solution: FrameSolution,
  critical: Critical | undefined,
): readonly Warning[] {
  if (yield_strength !== undefined) return []
  const [far, near] = [movedFar(model, solution), critical && nearCritical(critical)]
  return [
    ...(far === undefined ? [] : [warn('large_displacements', far.reason)]),
    ...(near === undefined ? [] : [warn('near_buckling', near.reason)]),
  ]
}

export const yieldWarnings = (stress: number | undefined, f_y: number | undefined): readonly Warning[] =>
  stress !== undefined && f_y !== undefined && stress > f_y
    ? [
        warn(
          'beyond_yield',
          `{maximum_von_mises_stress} is ${shownPressure(stress)}, above {yield_strength}, ${shownPressure(f_y)}: the steel yields`,
          '/yield_strength',
        ),
      ]
    : []

export const unbentWarning = (element: number): Warning =>
  warn(
    'no_bending_stress',
    `element ${element} carries a moment, and {section_half_depth} was not given: {maximum_von_mises_stress} is not formed`,
    '/section_half_depth',
  )
