/** What a specialist would remark on where an atlas is read. */
import { type Cell, cornerSpread, MOTIONS, type OverPairs } from '@keelson/physics/rao/rao.ts'
import { listed, shownPercent, type Warning, warner } from '@keelson/workflow'
import { radiansSuspected } from '../_shared/rao/phase-unit.ts'

export const warnings = {
  phase_unit: 'All phases are numerically at most 2π, which suggests radians.',
  wide_cell: 'The maximum amplitude of the surrounding nodes exceeds three times the minimum.',
} as const
const warn = warner(warnings)

/** Two thirds of the largest: a factor of three. */
const WIDE = 2 / 3
/** Motions below this share of the largest of their sort are too small to be remarked. */
const COUNTS = 0.1

export function phaseWarnings(phases: OverPairs): Warning[] {
  const why = radiansSuspected(phases)
  return why === undefined ? [] : [warn('phase_unit', why, '/phases')]
}

export function warningsOf(cell: Cell): Warning[] {
  const largest = (motion: number) => Math.max(...cell.corners.map(({ amplitudes }) => amplitudes[motion] ?? 0))
  const most = (motion: number) => Math.max(...[0, 1, 2].map((i) => largest(motion < 3 ? i : i + 3)))
  const wide = MOTIONS.flatMap((motion, i) => {
    const spread = cornerSpread(cell, i)
    return spread > WIDE && largest(i) >= COUNTS * most(i) ? [`${motion} by ${shownPercent(spread)}`] : []
  })
  if (wide.length === 0) return []
  return [
    warn(
      'wide_cell',
      `Amplitudes of the surrounding nodes differ widely: ${listed(wide)} of the maximum (limit ${shownPercent(WIDE)}). Use a finer atlas.`,
      '/amplitudes',
    ),
  ]
}
