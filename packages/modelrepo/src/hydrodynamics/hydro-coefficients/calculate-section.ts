/** A section in the surface: its contour, the solver at each frequency, and the one worked out step by step. */
import { silent, type Trace } from '@keelson/equations'
import * as lewis from '@keelson/physics/strip-theory/lewis.ts'
import { type Contour, type Panels, panelled } from '@keelson/physics/strip-theory/panels.ts'
import { breadthOfHalf, ENERGY_TOLERANCE } from '@keelson/physics/strip-theory/section-equations.ts'
import { prepareSection } from '@keelson/physics/strip-theory/section-solver.ts'
import { lewisContour, rectangle, semicircle } from '@keelson/physics/strip-theory/shapes.ts'
import {
  type CheckResult,
  check,
  given,
  type NotChecked,
  notApplicable,
  notChecked,
  type RunContext,
  shownRatio,
} from '@keelson/workflow'
import { immersed, type Moving, moving, panelCount } from './calculate-motion.ts'
import { nondimensionalChart } from './charts.ts'
import type { HydroCoefficients } from './contract.ts'
import { sectionFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { warningsOf } from './warnings.ts'

/** Panels on the half section: coefficients within 0.3 % in round sections and at knuckles. */
const PANELS = 60

interface Shaped {
  readonly contour: Contour
  readonly breadth: number
  readonly values: HydroCoefficients['values']
}

export function section(p: Params, { trace }: RunContext): HydroCoefficients {
  const { contour, breadth, values } = shaped(p, trace)
  const prepared = prepareSection(panelled(contour, PANELS))
  const { panels } = prepared
  const asked = p.section === 'semicircle' ? p.wavenumber_radius : p.wavenumber_half_beam
  const figures = () => ({ section: sectionFigure(p, contour, panels) })
  if (asked === undefined) return { ...quiet, values: { ...values, ...quiet.values }, figures }
  const n = panelCount(panels, trace)
  const body = { prepared, breadth, n, A_s: immersed(panels, n, trace) }
  const all = asked.map((Kb) => moving(p, Kb, body, silent))
  const worst = all.reduce((most, { gap = 0 }, i) => (gap > (all[most]?.gap ?? 0) ? i : most), 0)
  trace.section('The frequency at which energy agrees least')
  const shown = moving(p, asked[worst] as number, body, trace)
  return {
    values: { ...values, ...valuesOf(all) },
    checks: { energy: energyCheck(shown) },
    tables: () => ({ panels: geometry(panels), ...potentialTable(p, shown) }),
    charts: () => ({ nondimensional: chartOf(p, all) }),
    figures,
    warnings: warningsOf(p, panels, breadth),
    detail: sentence(p, all),
  }
}

const OVER = {
  heave: 'displaced mass',
  sway: 'displaced mass',
  roll: 'displaced mass times breadth squared',
  sway_roll: 'displaced mass times breadth',
  surge: 'displaced mass',
} as const

function sentence({ motion }: Params, all: readonly Moving[]): string {
  const [first] = all
  const [a, b] = [shownRatio(first?.a_hat ?? 0), shownRatio(first?.b_hat ?? 0)]
  const at = `at a wave number times half breadth of ${shownRatio(first?.Kb ?? 0)}`
  return `In ${motion.replace('_', '-')} ${at}, added mass is ${a} and damping over frequency ${b} of ${OVER[motion]}`
}

const valuesOf = (all: readonly Moving[]) => ({
  added_mass_nondimensional: all.map(({ a_hat }) => a_hat),
  damping_nondimensional: all.map(({ b_hat }) => b_hat),
  added_mass_per_length: all.map(({ a }) => a),
  damping_per_length: all.map(({ b }) => b),
})

const chartOf = (p: Params, all: readonly Moving[]) =>
  nondimensionalChart(
    p.section === 'semicircle' ? 'Wave number times radius' : 'Wave number times half the breadth',
    all.map(({ Kb, a_hat, b_hat }) => ({ x: Kb, a: a_hat, b: b_hat })),
  )

const geometry = ({ count, midY, midZ, nodeZ, length }: Panels) =>
  Array.from({ length: count }, (_, j) => ({
    panel: String(j + 1),
    y: midY[j] as number,
    z: midZ[j] as number,
    rise: (nodeZ[j + 1] as number) - (nodeZ[j] as number),
    length: length[j] as number,
  }))

const potentialTable = ({ motion }: Params, { panels }: Moving) => {
  if (motion === 'roll') return { potentials_turned: panels }
  return motion === 'sway_roll' ? { potentials_coupled: panels } : { potentials_moved: panels }
}

const UNASKED = 'no frequencies were asked for'
const none = notApplicable(UNASKED)
const quiet = {
  values: {
    added_mass_nondimensional: none,
    damping_nondimensional: none,
    added_mass_per_length: none,
    damping_per_length: none,
  },
  checks: { energy: notChecked('not_requested', UNASKED) },
  tables: () => ({ panels: none, potentials_moved: none, potentials_turned: none, potentials_coupled: none }),
  charts: () => ({ nondimensional: none }),
  detail: 'No frequencies are entered: only what does not depend on them is reported',
}

function shaped(p: Params, trace: Trace): Shaped {
  if (p.section === 'offsets') return offered(p, trace)
  if (p.section === 'semicircle') return round(p, trace)
  const { section_beam: B, section_draft: T } = given(p, 'section_beam', 'section_draft')
  if (p.section === 'rectangle') return { contour: rectangle(B, T), breadth: B, values: {} }
  const { section_area_coefficient: sigma } = given(p, 'section_area_coefficient')
  const H = trace.apply(lewis.breadthToDraught, { B, T })
  const c_1 = trace.apply(lewis.lewisAuxiliary, { H, sigma })
  const a_3 = trace.apply(lewis.lewisThird, { c_1 })
  const a_1 = trace.apply(lewis.lewisFirst, { H, a_3 })
  const C = trace.apply(lewis.highFrequencyCoefficient, { a_1, a_3 })
  return {
    contour: lewisContour({ breadth: B, a_1, a_3 }),
    breadth: B,
    values: {
      lewis_a1: a_1,
      lewis_a3: a_3,
      heave_added_mass_coefficient_infinite: C,
      heave_added_mass_per_length_infinite: trace.apply(lewis.highFrequencyMass, { rho: p.water_density, B, C }),
    },
  }
}

/** A flat keel begins on the centre plane. */
function offered(p: Params, trace: Trace): Shaped {
  const { section_offsets } = given(p, 'section_offsets')
  const [keel, end] = [section_offsets[0], section_offsets[section_offsets.length - 1]]
  const contour = keel !== undefined && keel.y > 0 ? [{ y: 0, z: keel.z }, ...section_offsets] : section_offsets
  return { contour, breadth: trace.apply(breadthOfHalf, { y_w: end?.y ?? 0 }), values: {} }
}

function round(p: Params, trace: Trace): Shaped {
  const { radius } = given(p, 'radius')
  const mass = trace.apply(lewis.semicircleMass, { rho: p.water_density, a: radius })
  return {
    contour: semicircle(radius),
    breadth: trace.apply(breadthOfHalf, { y_w: radius }),
    values: { heave_added_mass_per_length_infinite: mass },
  }
}

function energyCheck({ gap }: Moving): CheckResult | NotChecked {
  if (gap === undefined)
    return notChecked(
      'other_mode',
      'a coupling takes energy from sway and roll together: each is checked in its own motion',
    )
  return check({ demand: gap, capacity: ENERGY_TOLERANCE })
}
