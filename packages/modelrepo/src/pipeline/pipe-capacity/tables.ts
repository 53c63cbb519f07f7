/** The tables of the run by its code: limit states, walls and depths. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { depthOfPressure } from '@keelson/physics/hydrostatic-pressure.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { allowablePressureWithBending } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { F_D_HYDROTEST, F_D_INCIDENTAL } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import { massPerLength, nextStandardWall, pipeSizeOf } from '@keelson/standards/asme-b36.10m-2018/walls.ts'
import { numberColumn, shown, utilisation, wordedColumn } from '@keelson/workflow'
import type { Pipe } from './inputs.ts'
import type { Required } from './required.ts'
import { BENDING, COLLAPSE, PROPAGATION } from './state-names.ts'
import { assess, governingOf, type Run, usedShare, type Wall } from './states.ts'

const capacities = {
  net: numberColumn('wall_thickness_pipe', 'Net wall thickness'),
  slenderness: numberColumn('-', 'D/t'),
  burst: numberColumn('pipe_pressure', 'Burst pressure'),
  internal: numberColumn('pipe_pressure', 'Allowable internal pressure'),
  collapse: numberColumn('pipe_pressure', 'Collapse pressure'),
  external: numberColumn('pipe_pressure', 'Allowable external pressure'),
  propagation: numberColumn('pipe_pressure', 'Propagation pressure'),
  no_arrestors: numberColumn('pipe_pressure', 'Limit without arrestors'),
  yield_tension: numberColumn('pipe_axial_force', 'Yield tension'),
  used: numberColumn('-', 'Maximum utilisation'),
  governing: wordedColumn('Governing limit state'),
}

export const tables = {
  limit_states: {
    title: 'Limit states',
    description:
      'Utilisation of each limit state and the wall thickness required for pressure alone: net, nominal with corrosion allowance, and next standard wall thickness. Steel mass is also listed.',
    columns: {
      limit_state: wordedColumn('Limit state'),
      clause: wordedColumn('Clause'),
      utilisation: numberColumn('-', 'Utilisation'),
      net_pressure: numberColumn('net_pressure', 'Net pressure'),
      required: numberColumn('wall_thickness_pipe', 'Required net wall thickness'),
      nominal: numberColumn('wall_thickness_pipe', 'Required nominal wall thickness'),
      standard: numberColumn('wall_thickness_pipe', 'Next standard wall thickness'),
      mass: numberColumn('pipe_mass_per_length', 'Steel mass'),
    },
  },
  pressure_limits: {
    title: 'Net internal pressure limits',
    description: 'Net internal pressure limits by condition, with the ratio to burst pressure.',
    columns: {
      condition: wordedColumn('Condition'),
      share: numberColumn('-', 'Ratio to burst pressure'),
      limit: numberColumn('net_pressure', 'Net pressure limit'),
    },
  },
  corrosion: {
    title: 'Effect of corrosion allowance',
    description: 'Capacities of the same pipe under the same loads, as new and at the end of its life.',
    columns: { state: wordedColumn('Wall condition'), ...capacities },
  },
  wall_sweep: {
    title: 'Capacity against wall thickness',
    description:
      'Capacities for ASME B36.10M wall thicknesses around the selected value if the diameter is standard, otherwise in equal steps.',
    columns: { nominal: numberColumn('wall_thickness_pipe', 'Nominal wall thickness'), ...capacities },
  },
  depths: {
    title: 'Limiting water depths',
    description:
      'Water depth at which the net external pressure reaches its limit, for the entered minimum internal pressure and bending strain.',
    columns: {
      limit_state: wordedColumn('Limit state'),
      pressure: numberColumn('net_pressure', 'Net external pressure limit'),
      depth: numberColumn('water_depth', 'Water depth'),
    },
  },
}

export function limitStateRows({ code, p }: Run, wall: Wall, required: readonly Required[]) {
  const size = pipeSizeOf(p.outer_diameter)
  return wall.states.map((s) => {
    const r = required.find((one) => one.name === s.name)
    return {
      limit_state: s.name,
      clause: code.limits[s.name]?.clause ?? '',
      utilisation: utilisation(usedShare(s)),
      net_pressure: r?.pressure ?? null,
      required: r?.net ?? null,
      nominal: r?.nominal ?? null,
      standard: (r && size && nextStandardWall(size, r.nominal)) || null,
      mass: r ? massPerLength.evaluateSI({ D: p.outer_diameter, t: r.nominal }) : null,
    }
  })
}

export function pressureLimitRows({ factors }: Run, { burst }: Wall) {
  const row = (condition: string, limit: number) => ({ condition, share: limit / burst.pressure, limit })
  const [test, incidental] = burst.limits
    ? [burst.limits.test, burst.limits.incidental]
    : [F_D_HYDROTEST.value * burst.pressure, F_D_INCIDENTAL.value * burst.pressure]
  const design = burst.limits ? 'design' : `design, factor ${shown(factors.internal)}`
  return [row('hydrostatic test', test), row('incidental', incidental), row(design, burst.allowable)]
}

const capacityCells = (p: Pipe, { t, burst, collapse, propagation, combined, states }: Wall) => {
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

export const corrosionRows = (run: Run, wall: Wall) => [
  { state: 'as new', ...capacityCells(run.p, assess(run, run.p.wall_thickness, silent)) },
  { state: 'corroded', ...capacityCells(run.p, wall) },
]

/** Range of the sweep as shares of the selected wall, and its steps where there are no standard walls. */
const [THIN, THICK, STEP] = [0.5, 2, 0.1]

export const sweepRows = (run: Run) =>
  sweptWalls(run.p).map((nominal) => ({
    nominal,
    ...capacityCells(run.p, assess(run, nominal - run.p.corrosion_allowance, silent)),
  }))

/** Nominal walls, m, thinnest first, the selected one among them. */
function sweptWalls({ outer_diameter: D, wall_thickness: t, corrosion_allowance: t_corr }: Pipe): number[] {
  const steps = Math.round((THICK - THIN) / STEP)
  const even = spaced(THIN * t, THICK * t, steps + 1)
  const around = (pipeSizeOf(D)?.walls ?? even).filter((w) => w >= THIN * t && w <= THICK * t)
  const others = around.filter((w) => w > t_corr && w < D / 2 && Math.abs(w / t - 1) > 1e-9)
  return [...others, t].sort((a, b) => a - b)
}

export function depthRows(p: Pipe, { collapse, propagation, bending }: Wall) {
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
