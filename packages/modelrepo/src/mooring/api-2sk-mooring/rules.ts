/** What must hold between the inputs before a line is checked. */
import { silent } from '@keelson/equations'
import { diameterLoss } from '@keelson/standards/api-rp-2sk-2005/chain-corrosion.ts'
import { TURNING_DIAMETER } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { toSI } from '@keelson/units'
import { type Problem, refused, shown, shownForce, shownIn, shownLength } from '@keelson/workflow'
import { combinedTension } from './calculate-tension.ts'
import type { Params } from './inputs.ts'
import { PARTS } from './modes.ts'

/** Relative difference within which a tension and its parts agree. */
const AGREES = 1e-3
/** Share of the diameter below which nothing is left of it. */
const ROUNDING = 1e-9

export const rules = (p: Params): Problem[] => [...partRules(p), ...periodRules(p), ...meanRules(p), ...chainRules(p)]

/** Beside a maximum all parts or none; the mean tension may stand alone. */
function partRules(p: Params): Problem[] {
  const { maximum_tension: T } = p
  if (T === undefined) return []
  const missing = PARTS.filter((name) => p[name] === undefined)
  const lonely = PARTS.filter((name) => name !== 'mean_tension' && p[name] !== undefined)
  if (missing.length > 0) {
    if (lonely.length === 0) return []
    const message = `is required with {${lonely[0]}}; provide all five tension components, only {mean_tension}, or none`
    return missing.flatMap((name) => refused(name, message))
  }
  if (periodRules(p).length > 0) return []
  const made = combinedTension(p, silent)?.T ?? T
  if (Math.abs(made - T) <= AGREES * T) return []
  const apart = `${shown((100 * Math.abs(made - T)) / T, 3)} %`
  const message = `must be omitted, or agree with the combined tension, ${shownForce(made)}, within 0.1 % (entered: ${shownForce(T)}, difference ${apart})`
  return refused('maximum_tension', message)
}

/** A storm has at least one peak of each part. */
function periodRules(p: Params): Problem[] {
  const names = ['low_frequency_zero_crossing_period', 'wave_frequency_zero_crossing_period'] as const
  return names.flatMap((name) => {
    const T_z = p[name]
    if (T_z === undefined || T_z < p.storm_duration) return []
    const storm = shownIn(p.storm_duration, 's', 5)
    return refused(name, `must be less than {storm_duration}, ${storm} (entered: ${shownIn(T_z, 's', 5)})`)
  })
}

function meanRules({ mean_tension, maximum_tension }: Params): Problem[] {
  if (mean_tension === undefined || maximum_tension === undefined || mean_tension <= maximum_tension) return []
  const message = `must not exceed {maximum_tension}, ${shownForce(maximum_tension)} (entered: ${shownForce(mean_tension)})`
  return refused('mean_tension', message)
}

/** A chain that is left over, of a size for which its formula holds. */
function chainRules(p: Params): Problem[] {
  const { chain_diameter: d_0, corrosion_rate: c_r, design_life: T_L } = p
  if (p.minimum_breaking_load !== undefined || d_0 === undefined) return []
  const turns = toSI(TURNING_DIAMETER, 'mm')
  if (d_0 > turns) {
    const message = `must not exceed ${shownLength(turns)}, above which the grade formula gives a decreasing breaking load (entered: ${shownLength(d_0)})`
    return refused('chain_diameter', message)
  }
  if (diameterLoss.evaluateSI({ d_0, c_r, T_L }) < 1 - ROUNDING) return []
  const message = `must not reduce {chain_diameter}, ${shownLength(d_0)}, to zero within {design_life}, ${shownIn(T_L, 'year')} (entered: ${shownIn(c_r, 'mm/year')})`
  return refused('corrosion_rate', message)
}
