/** Every string under its loads: ratings, safety factors, and the checks of the one that has least to spare. */
import { silent, type Trace } from '@keelson/equations'
import { inPractice, listed, type NotApplicable, notApplicable, shown, textMapValue } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { wellFigure, wellFigures } from './figures.ts'
import { type Given, way } from './inputs.ts'
import { loadCharts, stringCharts } from './pictures.ts'
import { stringRules } from './rules.ts'
import { sentence } from './sentence.ts'
import { bitBefore, checksOfStrings, NO_COLLAPSE, stringChecks, unheld, weakest } from './string-checks.ts'
import { COMMON, type StringResult, stringOf } from './strings.ts'
import { stringRows, stringTables } from './tables.ts'
import { stringWarnings } from './warnings-strings.ts'

const { mapValue } = inPractice('oilfield')
const each = { keys: 'string names' } as const

export const run = [
  ...['strings', 'gas_gradient', 'overpull', 'design_factor_burst', 'design_factor_collapse'],
  ...['design_factor_tension', 'design_factor_triaxial'],
] as const
type Run = Given<(typeof run)[number]>

export const stringValues = {
  burst_safety_factor: mapValue('safety_factor', {
    title: 'Burst safety factor',
    description: 'Burst rating divided by the burst load at surface.',
    ...each,
  }),
  collapse_safety_factor: mapValue('safety_factor', {
    title: 'Collapse safety factor',
    description:
      'Lower of the safety factors at the shoe and at the fluid level. Omitted if there is no net external pressure.',
    ...each,
  }),
  tension_safety_factor: mapValue('safety_factor', {
    title: 'Tension safety factor',
    description: 'Strength of the pipe body, or of the connection if weaker, divided by the tension load at surface.',
    ...each,
  }),
  triaxial_safety_factor: mapValue('safety_factor', {
    title: 'Triaxial safety factor',
    description:
      'Yield strength divided by the maximum von Mises stress at surface, with the well shut in on the burst load.',
    ...each,
  }),
  burst_load_at_surface: mapValue('net_pressure', {
    title: 'Surface burst load',
    description:
      'Pressure of gas to surface from the next section, limited by fracture at the shoe. The external pressure is zero.',
    ...each,
  }),
  burst_resistance: mapValue('pipe_pressure', {
    title: 'Burst rating',
    description: 'Internal yield pressure of the pipe body, unrounded.',
    ...each,
  }),
  collapse_load_at_shoe: mapValue('net_pressure', {
    title: 'Collapse load at the shoe',
    description: 'External mud pressure less the internal pressure; negative if the internal mud is heavier.',
    ...each,
  }),
  collapse_load_at_fluid_level: mapValue('net_pressure', {
    title: 'Collapse load at the fluid level',
    description:
      'Collapse load at the fluid level. Equal to the load at the shoe if the string is empty down to the shoe.',
    ...each,
  }),
  collapse_resistance: mapValue('pipe_pressure', {
    title: 'Collapse rating',
    description: 'Collapse pressure without axial load, unrounded.',
    ...each,
  }),
  collapse_resistance_at_fluid_level: mapValue('pipe_pressure', {
    title: 'Collapse rating at the fluid level',
    description: 'Collapse pressure reduced for the weight below. Omitted if no yield strength remains.',
    ...each,
  }),
  collapse_regime: textMapValue({
    title: 'Collapse regime',
    description: 'Collapse regime without axial load: yield, plastic, transition or elastic.',
    ...each,
  }),
  buoyancy_factor: mapValue('-', {
    title: 'Buoyancy factor',
    description: 'Ratio of buoyed weight to weight in air.',
    ...each,
  }),
  tension_load: mapValue('well_tubular_force', {
    title: 'Tension load',
    description: 'Tension at surface from buoyed weight, bending and overpull.',
    ...each,
  }),
  shock_load: mapValue('well_tubular_force', {
    title: 'Shock load',
    description:
      'Shock load of a string stopped while running. The load is reported separately and not added to the tension load.',
    ...each,
  }),
  drift_diameter: mapValue('tubing_diameter', {
    title: 'Drift diameter',
    description: 'Drift diameter of the standard casing mandrel.',
    ...each,
  }),
}

export const underLoads = way({
  takes: run,
  rules: stringRules,
  values: stringValues,
  checks: stringChecks,
  tables: stringTables,
  charts: loadCharts,
  figures: wellFigures,
  calculate: (p, trace) => {
    const strings = stringsOf(p, trace)
    const found = ofStrings(p, strings)
    return {
      ...found,
      tables: () => ({ string_checks: stringRows(strings) }),
      charts: () => stringCharts(p, strings),
      figures: () => ({ well: wellFigure(strings, undefined) }),
      warnings: stringWarnings(strings, undefined),
      detail: sentence(held(strings, found.checks)),
    }
  },
})

export const ofStrings = (p: Run, strings: readonly StringResult[]) => ({
  values: valuesOf(strings),
  checks: checksOfStrings(p, strings),
})

/** All strings; those on which a check rests by their steps. */
export function stringsOf(p: Run, trace: Trace): readonly StringResult[] {
  const results = p.strings.map((row) => stringOf(p, row, silent))
  const factors = (['burst', 'collapseFactor', 'tension', 'triaxial'] as const).map((of) => weakest(results, of))
  const governing = new Set([...factors, unheld(results), ...bitBefore(results).map(({ before }) => before)])
  return results.map((one, i) => {
    if (!governing.has(one)) return one
    return stringOf(p, one.row, traceOfRow(trace, `String '${one.row.name}'`, `r${i + 1}`, COMMON))
  })
}

function valuesOf(all: readonly StringResult[]) {
  const each = (
    of: (one: StringResult) => number | undefined,
    otherwise: string,
  ): Record<string, number> | NotApplicable => {
    const found = all.flatMap((one) => {
      const value = of(one)
      return value === undefined ? [] : [[one.row.name, value] as const]
    })
    return found.length > 0 ? Object.fromEntries(found) : notApplicable(otherwise)
  }
  const every = (of: (one: StringResult) => number) => Object.fromEntries(all.map((one) => [one.row.name, of(one)]))
  const rated = all.filter(({ collapse }) => collapse?.found)
  return {
    burst_safety_factor: every((one) => one.burst),
    collapse_safety_factor: each(
      (one) => one.collapseFactor,
      all.some(({ P_cs, P_cl }) => P_cs > 0 || P_cl > 0)
        ? 'no string with a net external pressure has a collapse rating'
        : NO_COLLAPSE,
    ),
    tension_safety_factor: every((one) => one.tension),
    triaxial_safety_factor: every((one) => one.triaxial),
    burst_load_at_surface: every((one) => one.P_bl),
    burst_resistance: every((one) => one.P_br),
    collapse_load_at_shoe: every((one) => one.P_cs),
    collapse_load_at_fluid_level: every((one) => one.P_cl),
    collapse_resistance: each((one) => one.collapse?.found?.P_c, NO_RATING),
    collapse_resistance_at_fluid_level: each((one) => one.collapseAtLevel?.found?.P_c, NO_RATING),
    collapse_regime:
      rated.length > 0
        ? Object.fromEntries(rated.map((one) => [one.row.name, one.collapse?.found?.regime ?? '']))
        : notApplicable(NO_RATING),
    buoyancy_factor: every((one) => one.f_B),
    tension_load: every((one) => one.F_l),
    shock_load: every((one) => one.F_s),
    drift_diameter: every((one) => one.drift),
  }
}
const NO_RATING =
  'no string has a collapse rating, because the D/t limits of the collapse regimes are not in ascending order'

export function held(strings: readonly StringResult[], { collapse }: ReturnType<typeof checksOfStrings>): string {
  const factors = (
    [
      ['burst', 'burst'],
      ['collapseFactor', 'collapse'],
      ['tension', 'tension'],
      ['triaxial', 'triaxial'],
    ] as const
  ).flatMap(([of, name]) => {
    const worst = weakest(strings, of)
    const note = of === 'collapseFactor' && 'notChecked' in collapse ? ', outside the limits of the method' : ''
    const unrated = of === 'collapseFactor' && unheld(strings) !== undefined
    return worst === undefined || unrated ? [] : [`${name} ${shown(worst[of] ?? 0, 3)} ('${worst.row.name}'${note})`]
  })
  return `minimum safety factors: ${listed(factors)}`
}
