/** The largest height of the centre of gravity with which areas and metacentric height pass. */
import { met, numberOf, silent, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { trialsOf } from '@keelson/physics/ship-stability/centre-trial.ts'
import { heelingArea } from '@keelson/physics/ship-stability/heeling.ts'
import { modu2009 } from '@keelson/standards/imo-modu-code-2009/source.ts'
import type { Curve } from './curve.ts'
import { type Heeling, heelingOf, requiredRatio } from './heeling.ts'
import { type Hydrostatics, lowerRadius } from './hydrostatics.ts'
import type { Params } from './inputs.ts'

/** Lowest centre of gravity that is tried, of that which the metacentric height allows. */
const LOWEST = 1e-6
const RESOLUTION = 1e-12

/** Largest height that the metacentric height and the areas let pass, and which of them it is. */
function highestOf(p: Params, hydro: Hydrostatics, curve: Curve, wind: Heeling) {
  const required = requiredRatio(p).value
  const limit = Math.min(p.downflooding_angle ?? curve.last, curve.last)
  const trials = trialsOf(curve.cross, wind.arm, { trusted: Math.min(curve.trusted, curve.last), limit })
  const ratioAt = (KG: number) => {
    const found = trials.areaAt(KG + hydro.FSC)
    if (found === undefined) return 0
    return found.area / heelingArea.evaluate({ lambda_0: wind.upright, n: numberOf(wind.n), phi_l: found.end })
  }
  const over = (KG: number) => ratioAt(KG) - required
  const byGm = hydro.KB + lowerRadius(hydro) - hydro.FSC - p.minimum_gm
  if (byGm <= 0 || over(LOWEST * byGm) < 0) return undefined
  if (over(byGm) >= 0) return { kg: byGm, byGm: true, ratio: ratioAt(byGm), iterations: 1 }
  const { x, iterations } = bracketedRoot(over, LOWEST * byGm, byGm, { xTolerance: RESOLUTION })
  return { kg: x, byGm: false, ratio: ratioAt(x), iterations }
}

export function allowableKg(
  p: Params,
  hydro: Hydrostatics,
  curve: Curve,
  wind: Heeling,
  trace: Trace,
): number | undefined {
  const highest = highestOf(p, hydro, curve, wind)
  if (highest === undefined) return undefined
  const { kg, byGm, ratio, iterations } = highest
  const GM_f = hydro.KB + lowerRadius(hydro) - hydro.FSC - kg
  return trace.solved({
    symbol: 'KG_max',
    title: 'Maximum allowable KG',
    unit: 'm',
    source: modu2009,
    clause: '3.3.1',
    value: kg,
    trial: hydro.KB + lowerRadius(hydro),
    residual: 0,
    iterations,
    method: 'Brent method',
    meets: [
      byGm
        ? met('fluid metacentric height', 'm', GM_f, 'minimum metacentric height', p.minimum_gm)
        : met('righting to heeling area ratio', '-', ratio, 'required ratio', requiredRatio(p).value),
    ],
  })
}

/** Under another moment. */
export const allowableUnder = (p: Params, hydro: Hydrostatics, curve: Curve, M: number): number | undefined =>
  allowableKg(p, hydro, curve, heelingOf(p, hydro.Delta, M, silent), silent)
