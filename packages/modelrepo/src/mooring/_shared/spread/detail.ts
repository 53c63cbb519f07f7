/** The sentence of a spread: where it rests, what its lines carry, and what a lost line makes of both. SI. */
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import {
  anyOpen,
  type CheckResult,
  isReserved,
  type NotChecked,
  reserved,
  shownForce,
  shownIn,
  shownRatio,
  shownUtilisation,
  utilisation,
  withGoverning,
} from '@keelson/workflow'
import { firstUnheld } from './answer.ts'
import { spreadChecksFor } from './checks.ts'
import type { Followed, FollowedSpread } from './follow.ts'
import type { SpreadParams } from './inputs.ts'
import { decisive, type SolvedSpread } from './solve.ts'

export function spreadSentence(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread, checks: Checks): string {
  const { strength } = f.intact
  const factors = LINE_FACTORS[p.analysis_method]
  const loaded = `maximum line tension ${shownForce(strength.largest)} (line ${strength.loaded.number}), ${usedIn(f.intact)} (breaking load ${shownForce(strength.MBL)}, required safety factor ${shownRatio(factors.intact)})`
  const { intact_tension, extreme_tension, worst_damaged_tension } = checks
  const beyond = (check: Checks[string]) => (isReserved(intact_tension) || !isReserved(check) ? '' : OUTSIDE)
  const moved =
    f.extreme === undefined
      ? ''
      : `. Extreme position${beyond(extreme_tension)}: line tension ${shownForce(f.extreme.strength.largest)}, ${usedIn(f.extreme)}`
  const lost = lostInWords(p, solved, f, beyond(worst_damaged_tension))
  const sentence = `Mean offset ${shownIn(solved.intact.offset, 'm')}, ${loaded}${moved}${lost}`
  if (anyOpen(checks)) return isReserved(intact_tension) ? reserved(sentence, checks) : sentence
  return withGoverning(sentence, spreadChecksFor([]), checks)
}

/** Of numbers whose check is open while that of the intact line is not. */
const OUTSIDE = ', outside the limits of the method'

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

const usedIn = ({ strength }: Followed) => `utilisation ${shownUtilisation(utilisation(strength.u_T))}`

function lostInWords(
  { check_damaged, analysis_method }: SpreadParams,
  solved: SolvedSpread,
  { worst }: FollowedSpread,
  beyond: string,
): string {
  if (!check_damaged) return ''
  const furthest = solved.worst?.offset
  if (worst === undefined || furthest === undefined)
    return firstUnheld(solved) === undefined ? '. No line failure was analysed' : ''
  const offset = shownIn(decisive(furthest).offset, 'm')
  const factor = shownRatio(LINE_FACTORS[analysis_method].damaged)
  return `. Any line failed${beyond}: maximum line tension ${shownForce(worst.followed.strength.largest)}, ${usedIn(worst.followed)} (required safety factor ${factor}), maximum offset ${offset}`
}
