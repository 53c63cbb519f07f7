/** The tables of the run: limit states, walls, depths and codes. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { depthOfPressure } from '@keelson/physics/hydrostatic-pressure.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { allowablePressureWithBending } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { F_D_HYDROTEST, F_D_INCIDENTAL } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { massPerLength, nextStandardWall, pipeSizeOf } from '@keelson/standards/asme-b36.10m-2018/walls.ts'
import { shown, utilisation } from '@keelson/workflow'
import type { Factors } from './calculate-factors.ts'
import type { Loads } from './calculate-loads.ts'
import type { Required } from './calculate-required.ts'
import {
  assess,
  BENDING,
  BURST,
  COLLAPSE,
  COMBINED,
  governingOf,
  LONGITUDINAL,
  PROPAGATION,
  type StateName,
  usedShare,
  type Wall,
} from './calculate-states.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'

const RP = 'RP 1111'
const STD = 'STD 2RD section 5'
const CLAUSES: Readonly<Record<StateName, readonly [rp1111: string, std2rd: string]>> = {
  [BURST]: [`${RP} 4.3.1`, `${STD}, burst`],
  [COLLAPSE]: [`${RP} 4.3.2.1`, `${STD}, collapse`],
  [PROPAGATION]: [`${RP} 4.3.2.3`, `${RP} 4.3.2.3`],
  [LONGITUDINAL]: [`${RP} 4.3.1.1`, ''],
  [COMBINED]: [`${RP} 4.3.1.2`, 'STD 2RD 5.4.3.2, Method 1'],
  [BENDING]: [`${RP} 4.3.2.2`, `${RP} 4.3.2.2`],
}

export function limitStateRows(p: Params, wall: Wall, required: readonly Required[]) {
  const size = pipeSizeOf(p.outer_diameter)
  return wall.states.map((s) => {
    const r = required.find((one) => one.name === s.name)
    return {
      limit_state: s.name,
      clause: CLAUSES[s.name][p.code === RP1111 ? 0 : 1],
      utilisation: utilisation(usedShare(s)),
      net_pressure: r?.pressure ?? null,
      required: r?.net ?? null,
      nominal: r?.nominal ?? null,
      standard: (r && size && nextStandardWall(size, r.nominal)) || null,
      mass: r ? massPerLength.evaluateSI({ D: p.outer_diameter, t: r.nominal }) : null,
    }
  })
}

export function pressureLimitRows(factors: Factors, { burst }: Wall) {
  const row = (condition: string, limit: number) => ({ condition, share: limit / burst.pressure, limit })
  const [test, incidental] = burst.limits
    ? [burst.limits.test, burst.limits.incidental]
    : [F_D_HYDROTEST.value * burst.pressure, F_D_INCIDENTAL.value * burst.pressure]
  const design = burst.limits ? 'design' : `design, factor ${shown(factors.internal)}`
  return [row('hydrostatic test', test), row('incidental', incidental), row(design, burst.allowable)]
}

const capacityCells = (p: Params, { t, burst, collapse, propagation, combined, states }: Wall) => {
  const most = governingOf(states)
  return {
    net: t,
    slenderness: p.outer_diameter / t,
    burst: burst.pressure,
    internal: burst.allowable,
    collapse: collapse.P_c,
    external: collapse.allowable,
    propagation: propagation.P_p,
    no_arrestors: propagation.allowable,
    yield_tension: combined.T_y,
    used: utilisation(usedShare(most)),
    governing: most.name,
  }
}

export const corrosionRows = (p: Params, factors: Factors, loads: Loads, wall: Wall) => [
  { state: 'as new', ...capacityCells(p, assess(p, factors, loads, p.wall_thickness, silent)) },
  { state: 'corroded', ...capacityCells(p, wall) },
]

/** Range of the sweep as shares of the selected wall, and its steps where there are no standard walls. */
const [THIN, THICK, STEP] = [0.5, 2, 0.1]

export function sweepRows(p: Params, factors: Factors, loads: Loads) {
  return sweptWalls(p).map((nominal) => ({
    nominal,
    ...capacityCells(p, assess(p, factors, loads, nominal - p.corrosion_allowance, silent)),
  }))
}

/** Nominal walls, m, thinnest first, the selected one among them. */
function sweptWalls({ outer_diameter: D, wall_thickness: t, corrosion_allowance: t_corr }: Params): number[] {
  const steps = Math.round((THICK - THIN) / STEP)
  const even = spaced(THIN * t, THICK * t, steps + 1)
  const around = (pipeSizeOf(D)?.walls ?? even).filter((w) => w >= THIN * t && w <= THICK * t)
  const others = around.filter((w) => w > t_corr && w < D / 2 && Math.abs(w / t - 1) > 1e-9)
  return [...others, t].sort((a, b) => a - b)
}

export function depthRows(p: Params, { collapse, propagation, bending }: Wall) {
  const inside = p.net_external_pressure === undefined ? p.minimum_internal_pressure : 0
  const row = (limit_state: string, pressure: number) => ({
    limit_state,
    pressure,
    depth:
      pressure > 0
        ? depthOfPressure.evaluate({ p: pressure + inside, rho_w: p.water_density, g: STANDARD_GRAVITY.value })
        : null,
  })
  const bent = allowablePressureWithBending.evaluate({
    g_delta: bending.g_delta,
    f_b: p.bending_safety_factor,
    epsilon: p.bending_strain,
    epsilon_b: bending.epsilon_b,
    f_c: p.combined_collapse_factor,
    P_c: collapse.P_c,
  })
  return [
    row(COLLAPSE, collapse.allowable),
    row(`${PROPAGATION}, without arrestors`, propagation.allowable),
    row(BENDING, bent),
  ]
}
