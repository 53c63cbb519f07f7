/** What a run may warn of. */
import { eulerForce } from '@keelson/physics/frame/equations.ts'
import type { MemberState } from '@keelson/physics/frame/member.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { shownForce, shownIn, shownLength, shownPressure, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  large_displacements: 'Displacements are no longer small beside the frame, and the analysis takes them as such.',
  near_buckling: 'A member is compressed by a good part of its Euler force: bending by the force itself is left out.',
  beyond_yield: 'The elastic stress is beyond the yield strength: it is no longer the stress in the steel.',
  no_bending_stress: 'A member bends and the half depth of its section was not given: its stress is not formed.',
} as const
const warn = warner(warnings)

/** Share of the size of the frame from which displacements are large. */
const LARGE = 0.1
/** Share of the Euler force, from EN 1993-1-1:2005 5.2.1: first-order analysis up to a tenth of the critical load. */
const FIRST_ORDER = 0.1

export function frameWarnings({ nodes, members }: FrameSolution, size: number): readonly Warning[] {
  const moved = nodes.map(({ x, y }) => Math.hypot(x, y))
  const most = Math.max(...moved)
  const at = moved.indexOf(most)
  const pressed = members.map(pressedBy)
  const worst = pressed.indexOf(Math.max(...pressed))
  const member = members[worst]
  return [
    ...(most > LARGE * size
      ? [
          warn(
            'large_displacements',
            `node ${at} moves by ${shownLength(most)}, more than a tenth of the size of the frame, ${shownIn(size, 'm')}`,
          ),
        ]
      : []),
    ...(member && (pressed[worst] ?? 0) > FIRST_ORDER
      ? [
          warn(
            'near_buckling',
            `element ${worst} is compressed by ${shownForce(-Math.min(member.N_1, member.N_2))}, more than a tenth of its Euler force between hinges, ${shownForce(eulerForce.evaluate(member))}: a second-order analysis is due`,
          ),
        ]
      : []),
  ]
}

/** Largest compression over the Euler force. */
const pressedBy = (member: MemberState): number =>
  -Math.min(member.N_1, member.N_2) / eulerForce.evaluate({ EI: member.EI, L: member.L })

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
