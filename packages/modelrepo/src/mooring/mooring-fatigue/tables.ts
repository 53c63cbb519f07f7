/** The rows of the tables: the lines, and their ranges. */
import { silent } from '@keelson/equations'
import { factoredDamage } from '@keelson/physics/fatigue/miner.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { lifeOf, type Terms } from '../_shared/tension-ranges/verdict.ts'
import type { LineDamage } from './calculate-damage.ts'
import { adjacentOf } from './calculate-factor.ts'
import { curveInWords, E301 } from './modes-curve.ts'

/** Each range of each line against its curve. */
export function binTable(lines: readonly LineDamage[]) {
  if (lines.every((l) => l.spectral)) return notApplicable('all lines are defined by stress spectra')
  return lines.flatMap((l) =>
    l.bins.map((b) => ({
      line: l.line.id,
      stress_range_MPa: b.S ?? null,
      n_cycles: b.n,
      cycles_to_failure: Number.isFinite(b.N) ? b.N : null,
      damage: b.d,
    })),
  )
}

const numberOrNull = (v: number | NotApplicable) => (typeof v === 'number' ? v : null)

/** Each line, with the factor that its neighbour asks for. */
export function lineTable(terms: Terms, lines: readonly LineDamage[]) {
  return lines.map((l) => {
    const { life, margin } = lifeOf(terms, l.D, silent)
    const adjacent = l.curve.family === E301 ? adjacentOf(lines, l) : undefined
    return {
      line: l.line.id,
      curve: `${curveInWords(l.curve)}${l.curve.byDefault ? ' (default)' : ''}`,
      loading: l.spectral ? 'stress spectrum' : `${l.bins.length} ${l.bins.length === 1 ? 'range' : 'ranges'}`,
      damage: l.D,
      fatigue_life: numberOrNull(life),
      utilisation: factoredDamage.evaluate({ D: l.D, DFF: terms.design_fatigue_factor }),
      dff_margin: numberOrNull(margin),
      dual_narrow_band_factor: l.spectral?.rho ?? null,
      adjacent_damage_ratio: adjacent?.d_F ?? null,
      safety_factor: adjacent?.gamma_F ?? null,
    }
  })
}
