/** The answer in one sentence. */
import { type CheckResult, type NotChecked, shownIn, shownRatio } from '@keelson/workflow'
import type { LineForce } from './calculate-line.ts'
import type { Pairing } from './calculate-matrix.ts'
import { modeName } from './modes.ts'

/** Three digits. */
const force = (newton: number) => shownIn(newton, 'kN', 3)

/** worst: the pairing of friction coefficients with the largest screening ratio. */
export function sentence({ S_max, at }: LineForce, worst: Pairing, verdict: CheckResult | NotChecked): string {
  if (!(S_max < 0)) return 'No lateral buckling, because the line is not in compression (screening ratio 0)'
  const { ratio, reached, critical, critical_localised, localised } = worst
  const lower = `${modeName(localised)}: ${force(critical_localised)}`
  const against = `Compression ${force(-reached)} at ${shownIn(at.x, 'm')} is ${shownRatio(ratio)} times the critical force ${force(critical)} (infinite mode; ${lower})`
  return ratio <= 1
    ? `Not susceptible to lateral buckling. ${against}`
    : `Susceptible to lateral buckling. ${against}. ${buckled(verdict)}`
}

const buckled = (verdict: CheckResult | NotChecked) =>
  'notChecked' in verdict || !verdict.passes
    ? 'The buckle is not shown to be acceptable'
    : `The buckle is acceptable: design strain ${shownIn(verdict.demand, '%', 3)} (design resistance ${shownIn(verdict.capacity, '%', 3)})`
