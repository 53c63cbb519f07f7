/** What a run may warn of. */
import type { Critical } from '@keelson/physics/frame/critical.ts'
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { asSentence, shownPressure, type Warning, warner } from '@keelson/workflow'
import type { Frame } from './model.ts'
import { movedFar, nearCritical } from './stability.ts'

export const warnings = {
  large_displacements: 'Displacements exceed the validity limit of the analysis.',
  near_buckling: 'The critical load factor is low, and second-order moments are not included.',
  beyond_yield: 'The elastic stress exceeds the yield strength and is not the actual stress.',
  no_bending_stress: 'A member is in bending but the section half depth is not provided, so no stress is calculated.',
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
    ...(far === undefined ? [] : [warn('large_displacements', asSentence(far.reason))]),
    ...(near === undefined ? [] : [warn('near_buckling', asSentence(near.reason))]),
  ]
}

export const yieldWarnings = (stress: number | undefined, f_y: number | undefined): readonly Warning[] =>
  stress !== undefined && f_y !== undefined && stress > f_y
    ? [
        warn(
          'beyond_yield',
          `{maximum_von_mises_stress} ${shownPressure(stress)} exceeds the {yield_strength}, ${shownPressure(f_y)}. The steel yields.`,
          '/yield_strength',
        ),
      ]
    : []

export const unbentWarning = (element: number): Warning =>
  warn(
    'no_bending_stress',
    `Element ${element} is in bending but the {section_half_depth} is not provided. The {maximum_von_mises_stress} is not calculated.`,
    '/section_half_depth',
  )
