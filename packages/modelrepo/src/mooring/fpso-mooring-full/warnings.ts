/** What a mooring engineer would remark on the load, and on what is answered for information. */

import { silent } from '@keelson/equations'
import { driftCovered, shareAbove, shareOutside } from '@keelson/physics/waves/mean-drift.ts'
import { type Left, outOf, shown, shownPercent, shownUtilisation, type Warning, warner } from '@keelson/workflow'
import type { Compared } from '../_shared/e301/compared.ts'
import { isExternal } from '../_shared/spread/load.ts'
import { driftSea } from './calculate-drift.ts'
import { pairText, type TwoLost, unheldPair } from './calculate-two-lost.ts'
import type { Params } from './inputs.ts'

export const ownWarnings = {
  drift_outside_table:
    'More than 5 % of the wave energy is outside the drift coefficient table, where the end values are used.',
  two_lost_not_held: 'The vessel has no equilibrium with two lines failed. This result is for information.',
  two_lost_breaks: 'A line tension exceeds the breaking load with two lines failed. This result is for information.',
  e301_exceeded: 'The DNV-OS-E301 utilisation exceeds 1. The comparison is for information.',
} as const
const warn = warner(ownWarnings)

/** Share of the waves outside the table from which it is remarked. */
const MUCH_OUTSIDE = 0.05

export const ownWarningsOf = (p: Params, lost: TwoLost | undefined, compared: Compared | undefined): Warning[] => [
  ...outside(p),
  ...(lost ? pairs(lost) : []),
  ...(compared && compared.u > 1
    ? [
        warn(
          'e301_exceeded',
          `{e301_utilisation} ${shownUtilisation(compared.u)} exceeds 1. The line does not meet DNV-OS-E301 for consequence class ${compared.class}.`,
          '/consequence_class',
        ),
      ]
    : []),
]

/** Waves above the table, whose drift is not known. */
export function driftLeft(p: Params): Left | undefined {
  const sea = isExternal(p) ? undefined : driftSea(p, silent)
  if (sea === undefined) return undefined
  const share = shareAbove(sea.rows, sea)
  const said = `the wave energy above the highest frequency in the drift coefficient table is ${shownPercent(share)} of the total; the limit is ${shownPercent(MUCH_OUTSIDE)}. The last value is used there`
  return outOf(driftCovered, share, said)
}

/** Waves below the table are remarked: the coefficient that is kept there is on the safe side. */
function outside(p: Params): Warning[] {
  const sea = isExternal(p) ? undefined : driftSea(p, silent)
  if (sea === undefined || driftLeft(p) !== undefined) return []
  const share = shareOutside(sea.rows, sea)
  if (share <= MUCH_OUTSIDE) return []
  return [
    warn(
      'drift_outside_table',
      `The wave energy outside the frequency range of the drift coefficient table is ${shownPercent(share)} of the total; the limit is ${shownPercent(MUCH_OUTSIDE)}. The first and last values are used outside this range.`,
      '/mean_drift_coefficient_table',
    ),
  ]
}

function pairs(lost: TwoLost): Warning[] {
  const unheld = unheldPair(lost)
  if (unheld !== undefined) return [warn('two_lost_not_held', unheld, '/check_two_lines_lost')]
  const worst = lost.worst?.tension
  if (worst?.held === undefined || worst.held.factor >= 1) return []
  return [
    warn(
      'two_lost_breaks',
      `With lines ${pairText(worst)} failed, the tension of line ${worst.held.line} is ${shown(1 / worst.held.factor, 3)} times its breaking load.`,
      '/check_two_lines_lost',
    ),
  ]
}
