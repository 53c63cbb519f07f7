/** The answer in one sentence. */
import { type CheckResult, capitalised, type NotChecked, shownIn, shownRatio } from '@keelson/workflow'
import type { LineForce } from './calculate-line.ts'
import type { Pairing } from './calculate-matrix.ts'
import { modeName } from './modes.ts'

/** Three digits. */
const force = (newton: number) => shownIn(newton, 'kN', 3)

/** worst: the pairing of friction coefficients with the largest screening ratio. */
export function sentence({ S_max, at }: LineForce, worst: Pairing, verdict: CheckResult | NotChecked): string {
  if (!(S_max < 0)) return 'The line does not buckle laterally because it is not in compression (screening ratio 0)'
  const { ratio, reached, critical, critical_localised, localised } = worst
  const place = shownIn(at.x, 'm')
  const mode = modeName(localised)
  if (ratio <= 1 && -reached > critical_localised)
    return `The compression of ${force(-reached)} at ${place} along the line does not exceed the infinite mode critical force of ${force(critical)} (ratio ${shownRatio(ratio)}). It exceeds the ${mode} critical force of ${force(critical_localised)} (ratio ${shownRatio(-reached / critical_localised)}), so an imperfection may initiate a buckle`
  const against = `compression ${force(-reached)} at ${place} along the line is ${shownRatio(ratio)} times the`
  if (ratio <= 1)
    return `The straight line is not susceptible to lateral buckling: ${against} critical force of a straight line, ${force(critical)} (infinite mode). From an imperfection, the critical force is ${force(critical_localised)} (${mode}, ratio ${shownRatio(-reached / critical_localised)}), which is not exceeded`
  const lower = `minimum for modes 1 to 4: ${force(critical_localised)}, ${mode}`
  return `The line is susceptible to lateral buckling. ${capitalised(against)} infinite mode critical force of ${force(critical)} (${lower}). ${buckled(verdict)}`
}

const buckled = (verdict: CheckResult | NotChecked) =>
  'notChecked' in verdict || !verdict.passes
    ? 'The buckle is not shown to be acceptable'
    : `The buckle is acceptable: design strain ${shownIn(verdict.demand, '%', 3)} (design resistance ${shownIn(verdict.capacity, '%', 3)})`
