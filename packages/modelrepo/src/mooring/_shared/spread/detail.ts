/** The sentence of a spread: where it rests, what its lines carry, and what a lost line makes of both. SI. */
import {
  type CheckResult,
  type NotChecked,
  shownForce,
  shownIn,
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
  const loaded = `maximum line tension ${shownForce(strength.largest)} (line ${strength.loaded.number}), ${usedIn(f.intact)}`
  const moved = f.extreme === undefined ? '' : ` (extreme position: ${usedIn(f.extreme)})`
  const sentence = `Mean offset ${shownIn(solved.intact.offset, 'm')}, ${loaded}${moved}${lostInWords(p, solved, f)}`
  return anyOpen(checks) ? sentence : withGoverning(sentence, spreadChecksFor([]), checks)
}

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

/** What is not assessed stands before the sentence. */
const anyOpen = (checks: Checks) => Object.values(checks).some((made) => made && 'notChecked' in made && made.open)

const usedIn = ({ strength }: Followed) => `utilisation ${shownUtilisation(utilisation(strength.u_T))}`

function lostInWords({ check_damaged }: SpreadParams, solved: SolvedSpread, { worst }: FollowedSpread): string {
  if (!check_damaged) return ''
  const furthest = solved.worst?.offset
  if (worst === undefined || furthest === undefined)
    return firstUnheld(solved) === undefined ? '. No line failure was analysed' : ''
  const offset = shownIn(decisive(furthest).offset, 'm')
  return `. Worst single line failure: utilisation ${shownUtilisation(utilisation(worst.followed.strength.u_T))} and offset ${offset}`
}
