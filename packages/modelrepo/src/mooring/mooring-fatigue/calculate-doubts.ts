/** Why a damage that passes shows nothing: no range acts, low-cycle fatigue, or a curve that is not that of the component. */
import { factoredDamage } from '@keelson/physics/fatigue/miner.ts'
import { CATHODIC_PROTECTION } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { against, type Left, shownUtilisation } from '@keelson/workflow'
import { type LineDamage, lineDamage } from './calculate-damage.ts'
import { lowCycleIn, ownCurveHolds } from './calculate-reach.ts'
import type { Line, Params } from './inputs.ts'
import { C203, curveFor, curveInSentence } from './modes-curve.ts'

/** A line without a range has no fatigue loading: one value of a history is no cycle. */
export function unloadedIn(lines: readonly LineDamage[]): string | undefined {
  const empty = lines.find(({ spectral, bins }) => spectral === undefined && bins.every(({ d }) => d === 0))
  return empty && `line '${empty.line.id}' has no damaging cycles`
}

/** Ranges outside the curve of a line. */
export function lowCycleDoubt(lines: readonly LineDamage[]): Left | undefined {
  const low = lines.map((l) => ({ l, found: lowCycleIn(l) })).find(({ found }) => found !== undefined)
  return low?.found && { ...low.found, reason: `line '${low.l.line.id}' has ${low.found.reason}` }
}

type Terms = Pick<Params, 'design_life' | 'bins_period_years'>

/** Damage of a line on the curve that DNV-OS-E301 has for its component. */
const onOwnCurve = (p: Terms, line: Line, index: number): LineDamage =>
  lineDamage(p as Params, line, index, curveFor({}, { material: line.material }, CATHODIC_PROTECTION))

/**
 * Curves of DNV-RP-C203 are of welded and plain details. A line that fails on the curve of its own component does not
 * pass on one of them.
 */
export function ownCurveDoubt(p: Terms, lines: readonly LineDamage[], DFF: number): Left | undefined {
  const failing = lines
    .filter(({ curve }) => curve.family === C203)
    .map(({ line, index, curve }) => ({ curve, own: onOwnCurve(p, line, index) }))
    .map((one) => ({ ...one, utilisation: factoredDamage.evaluate({ D: one.own.D, DFF }) }))
    .find(({ utilisation }) => utilisation > 1)
  if (failing === undefined) return undefined
  const { own, curve, utilisation } = failing
  const said = `line '${own.line.id}' uses ${curveInSentence(curve)}, which applies to welded and plain details. With the ${curveInSentence(own.curve)}, the utilisation is ${shownUtilisation(utilisation)}, which exceeds 1`
  return against(ownCurveHolds, said)
}
