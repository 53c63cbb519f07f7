/** The damping at which the power of the pump card is that of the fluid, after Everitt and Jennings. */
import type { Trace } from '@keelson/equations'
import { met, silent } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { isUnread, readPumpCard } from '@keelson/physics/rod-pump/pump-card.ts'
import { hydraulicPower } from '@keelson/physics/rod-pump/pump-equations.ts'
import { waveSpeed } from '@keelson/physics/rod-pump/rod-string.ts'
import { everittJennings } from '@keelson/physics/rod-pump/sources.ts'
import { dynamicOf, solve } from '../_shared/rod-pump/pump.ts'
import { powerOf, type Surface } from '../_shared/rod-pump/surface.ts'
import type { CardWell } from '../_shared/rod-pump/well.ts'

/** Dimensionless damping up to which it is sought. */
const MOST = 1
const DIGITS = 1e-12
/** Difference of the powers, as a share of them, that counts as none. */
const EQUAL = 1e-6

interface Powers {
  readonly card: number
  readonly fluid: number
}

/** 1/s; nothing where no damping up to a dimensionless one of 1 makes the powers equal. */
export function balancedDamping(w: CardWell, s: Surface, trace: Trace): number | undefined {
  const a = waveSpeed.evaluate({ E_r: s.rods.youngsModulus, rho_r: s.rods.density })
  const most = (MOST * Math.PI * a) / (2 * s.L_r)
  const excess = (c: number) => {
    const at = powersAt(w, s, c)
    return at ? at.card - at.fluid : Number.NaN
  }
  const ends = [excess(0), excess(most)]
  if (!ends.every(Number.isFinite) || (ends[0] as number) * (ends[1] as number) > 0) return undefined
  const found = rootOf(excess, most)
  const at = found && powersAt(w, s, found.x)
  if (found === undefined || at === undefined) return undefined
  const residual = Math.abs(at.card - at.fluid) / Math.max(at.card, at.fluid)
  if (!(residual < EQUAL)) return undefined
  return trace.solved({
    symbol: 'c_b',
    title: 'Balanced damping factor',
    unit: '1/s',
    source: everittJennings,
    clause: 'iteration on the net stroke and the damping',
    value: found.x,
    trial: 0,
    residual,
    iterations: found.iterations,
    method: 'Brent method',
    meets: [met('pump card power', 'W', at.card, 'fluid power', at.fluid)],
  })
}

/** The fluid load is read by medians, so that the powers may jump past each other: then there is no such damping. */
function rootOf(excess: (c: number) => number, most: number) {
  try {
    return bracketedRoot(excess, 0, most, { xTolerance: DIGITS * most })
  } catch {
    return undefined
  }
}

function powersAt(w: CardWell, s: Surface, damping: number): Powers | undefined {
  const pump = solve(w.solver)(dynamicOf(s), s.rods, { ...s.pumping, damping })
  const read = readPumpCard(pump, { stroke: s.cardStroke, loadRange: s.loadRange })
  if (isUnread(read)) return undefined
  const N = w.strokes_per_minute
  const S_p = Math.max(...pump.position) - Math.min(...pump.position)
  const F_o = read.upper.load - read.lower.load
  return {
    card: powerOf(pump, N, 'x', silent).power,
    fluid: hydraulicPower.evaluate({ F_o, S_n: read.fillage * S_p, N }),
  }
}
