/** A section in the surface: the solver at each frequency, and the one worked out step by step. */
import { silent } from '@keelson/equations'
import * as lewis from '@keelson/physics/strip-theory/lewis.ts'
import { panelled } from '@keelson/physics/strip-theory/panels.ts'
import { prepareSection } from '@keelson/physics/strip-theory/section-solver.ts'
import { capitalised, gives, listValue, notApplicable, notChecked, shownRatio } from '@keelson/workflow'
import { nondimensionalChart } from './charts.ts'
import { energyCheck, nondimensionalValues, PER_FREQUENCY, surfacePictures } from './coefficients.ts'
import { sectionFigure } from './figures.ts'
import { type Given, way } from './inputs.ts'
import { immersed, type Moving, moving, panelCount } from './motion.ts'
import { sectionRules } from './rules.ts'
import { shaped } from './shape.ts'
import { panelRows, potentialsOf, sectionTables } from './tables.ts'
import { warningsOf } from './warnings.ts'

/** Panels on the half section: coefficients within 0.3 % in round sections and at knuckles. */
const PANELS = 60

const MAPPED = { section: ['rectangle', 'lewis'] }
const LEWIS = { section: ['lewis'] }
const ROUND = { section: ['semicircle'] }
const OFFSETS = { section: ['offsets'] }
const ONE_PLANE = { motion: ['heave', 'sway'] }

const MAPPING = 'Coefficient of the mapping from a circle.'
const PER_LENGTH = 'for heave or sway of the section.'
const perLength = { unit: 'kg/m', noKind: 'ship section added mass is in tonnes per metre' } as const
const dampingPerLength = { unit: 'kg/(m*s)', noKind: 'a result whose dimension no other field has' } as const
const signed = true

export const section = way({
  takes: ['section', 'motion', 'water_depth', 'water_density', 'gravity'],
  takesWhen: {
    radius: ROUND,
    section_beam: MAPPED,
    section_draft: MAPPED,
    section_area_coefficient: LEWIS,
    section_offsets: OFFSETS,
  },
  mayWhen: {
    wavenumber_radius: ROUND,
    wavenumber_half_beam: { section: ['rectangle', 'lewis', 'offsets'] },
  },
  rules: sectionRules,
  values: {
    ...nondimensionalValues,
    lewis_a1: gives(lewis.lewisFirst, '-', MAPPING, { signed, onlyWhen: LEWIS }),
    lewis_a3: gives(lewis.lewisThird, '-', MAPPING, { signed, onlyWhen: LEWIS }),
    heave_added_mass_coefficient_infinite: gives(
      lewis.highFrequencyCoefficient,
      '-',
      'Heave added mass divided by the added mass of a semicircle of the same breadth, in waves much shorter than the breadth.',
      { signed, onlyWhen: LEWIS },
    ),
    heave_added_mass_per_length_infinite: gives(
      lewis.highFrequencyMass,
      perLength,
      'Heave added mass per unit length in waves much shorter than the section breadth.',
      { signed, onlyWhen: { section: ['lewis', 'semicircle'] } },
    ),
    added_mass_per_length: listValue(perLength, {
      title: 'Added mass per unit length',
      description: `${PER_FREQUENCY}: added mass per unit length ${PER_LENGTH}`,
      symbol: 'a',
      onlyWhen: ONE_PLANE,
    }),
    damping_per_length: listValue(dampingPerLength, {
      title: 'Damping per unit length',
      description: `${PER_FREQUENCY}: radiation damping per unit length ${PER_LENGTH}`,
      symbol: 'b',
      onlyWhen: ONE_PLANE,
    }),
  },
  checks: energyCheck,
  tables: sectionTables,
  ...surfacePictures,
  calculate: (p, trace) => {
    const { contour, breadth } = shaped(p, trace)
    const prepared = prepareSection(panelled(contour, PANELS))
    const { panels } = prepared
    const asked = p.section === 'semicircle' ? p.wavenumber_radius : p.wavenumber_half_beam
    const figures = () => ({ section: sectionFigure(p, contour, panels) })
    if (asked === undefined) return { ...quiet, figures }
    const n = panelCount(panels, trace)
    const body = { prepared, breadth, n, A_s: immersed(panels, n, trace) }
    const all = asked.map((Kb) => moving(p, Kb, body, silent))
    const worst = all.reduce((most, { gap = 0 }, i) => (gap > (all[most]?.gap ?? 0) ? i : most), 0)
    trace.section('Frequency of maximum energy error')
    const shown = moving(p, asked[worst] as number, body, trace)
    return {
      values: {
        added_mass_nondimensional: all.map(({ a_hat }) => a_hat),
        damping_nondimensional: all.map(({ b_hat }) => b_hat),
        added_mass_per_length: all.map(({ a }) => a),
        damping_per_length: all.map(({ b }) => b),
      },
      checks: { energy: shown.gap === undefined ? COUPLED : undefined },
      tables: () => ({ panels: panelRows(panels), [potentialsOf[p.motion]]: shown.panels }),
      charts: () => ({ nondimensional: chartOf(p, all) }),
      figures,
      warnings: warningsOf(p, panels, breadth),
      detail: sentence(p, all),
    }
  },
})

const COUPLED = notChecked(
  'other_mode',
  'a coupling coefficient involves the energy of both sway and roll; the balance is checked if sway or roll is the selected motion',
)

const OVER = {
  heave: 'displaced mass',
  sway: 'displaced mass',
  roll: 'displaced mass times breadth squared',
  sway_roll: 'displaced mass times breadth',
  surge: 'displaced mass',
} as const

function sentence({ motion }: Given<'motion'>, all: readonly Moving[]): string {
  const [first] = all
  const [a, b] = [shownRatio(first?.a_hat ?? 0), shownRatio(first?.b_hat ?? 0)]
  const at = `at wave number times half breadth ${shownRatio(first?.Kb ?? 0)}`
  return `${motion === 'sway_roll' ? 'Sway-roll' : capitalised(motion)} added mass ${a} and damping divided by frequency ${b}, relative to ${OVER[motion]}, ${at}`
}

const chartOf = (p: Given<'section'>, all: readonly Moving[]) =>
  nondimensionalChart(
    p.section === 'semicircle' ? 'Wave number times radius' : 'Wave number times half breadth',
    all.map(({ Kb, a_hat, b_hat }) => ({ x: Kb, a: a_hat, b: b_hat })),
  )

const UNASKED = 'frequencies not provided'
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
  detail: 'Frequencies are not entered, so only frequency-independent results are reported',
}
