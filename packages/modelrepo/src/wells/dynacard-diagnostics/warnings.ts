/** What a specialist would remark on a card. */
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { usedOf, worstBelow } from '../_shared/rod-pump/loading.ts'
import { type CardRemark, cardRemarks, remarkMeanings } from '../_shared/rod-pump/remarks.ts'
import type { CardRun } from './card.ts'

export const warnings = {
  ...remarkMeanings,
  balance_supposed:
    'No counterbalance effect is entered. A balanced unit is assumed and the actual torque may be higher.',
  groups_outside: 'The dimensionless groups are outside the range of the API TR 11L charts.',
  section_loaded_most: 'A section below the top rod has a higher loading than the top rod.',
} as const
const warn = warner(warnings)

export const warningsOf = (run: CardRun): Warning[] => [
  ...cardRemarks(run.well, run.surface, run.pumped).map(({ code, message, field }: CardRemark) =>
    warn(code, message, field && `/${field}`),
  ),
  ...balanceWarning(run),
  ...sectionWarning(run),
]

function balanceWarning({ well, torque }: CardRun): Warning[] {
  if (well.counterbalance_effect !== undefined || torque === undefined) return []
  const message = `{counterbalance_effect} is not entered. The value for a balanced unit, ${shownIn(torque.C_b, 'lbf')}, is assumed. The actual torque and gearbox loading may be higher, so the gearbox check is not reported as passed.`
  return [warn('balance_supposed', message, '/counterbalance_effect')]
}

function sectionWarning(run: CardRun): Warning[] {
  const top = run.loading.allowed?.loading
  if (top === undefined) return []
  const worst = worstBelow(run)
  if (worst === undefined || usedOf(worst) <= top) return []
  const used =
    worst.allowed?.loading === undefined
      ? 'has no remaining stress range'
      : `has a loading of ${shown(100 * usedOf(worst), 3)} %`
  const message = `The section starting at ${shownIn(worst.top, 'ft')} ${used}; the top rod loading is ${shown(100 * top, 3)} %.`
  return [warn('section_loaded_most', message, '/rod_sections')]
}

/** The charts of API TR 11L end here. */
const MOST = { stretch: 0.6, speed: 0.6 } as const
export function groupWarnings(stretch: number, speed: number): Warning[] {
  const outside = (what: string, value: number, most: number) =>
    value <= most
      ? []
      : [
          warn(
            'groups_outside',
            `The dimensionless ${what} is ${shown(value, 3)}. The API TR 11L charts extend only to ${most}.`,
          ),
        ]
  return [...outside('rod stretch', stretch, MOST.stretch), ...outside('pumping speed', speed, MOST.speed)]
}
