/** Unit resistances of one soil under one stress or several. */
import type { Trace } from '@keelson/equations'
import * as clay from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/sand.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { listValue, notApplicable, shownIn } from '@keelson/workflow'
import { LAYERED, UNIFORM, UNIT_VALUES } from './inputs.ts'
import { sandFactors } from './soil.ts'
import { ratioWarnings } from './warnings.ts'

/** As the workflows of fewer analyses say it too. */
const ofAll = { analysis: [UNIFORM, UNIT_VALUES, LAYERED] } as const

export const tipValue = {
  unit_end_bearing: listValue('soil_stress', {
    single: true,
    title: 'Unit end bearing',
    symbol: 'q',
    description: 'Unit end bearing at the pile tip. In layered soil, the value at the base of the last layer.',
    onlyWhen: ofAll,
  }),
}
export const unitValues = {
  psi: listValue('-', {
    single: true,
    title: clay.strengthRatio.title,
    symbol: 'psi',
    description: 'Undrained shear strength divided by effective vertical stress, for clay.',
  }),
  alpha: listValue('-', {
    single: true,
    title: clay.adhesionFactor.title,
    symbol: 'alpha',
    description: 'Ratio of unit skin friction to undrained shear strength of clay, at most 1.',
    maximum: 1,
  }),
  unit_skin_friction: listValue('soil_stress', {
    single: true,
    title: 'Unit skin friction',
    symbol: 'f',
    description: 'Unit skin friction on the shaft for each entered effective stress.',
  }),
  ...tipValue,
}

interface UnitValues {
  readonly unit_skin_friction: readonly number[]
  readonly unit_end_bearing: readonly number[]
}

/** A symbol of one of several values. */
const nth = (symbol: string, i: number, count: number): string =>
  count === 1 ? symbol : symbol.includes('_') ? `${symbol}${i + 1}` : `${symbol}_${i + 1}`

/** Of clay of one strength. */
function clayUnitValues(s_u: number, stresses: readonly number[], trace: Trace) {
  trace.section('Unit resistances')
  const q = trace.apply(clay.clayBearing, { N_c: clay.CLAY_BEARING_FACTOR, s_u })
  const all = stresses.map((p_0, i) => {
    const name = (symbol: string) => nth(symbol, i, stresses.length)
    const psi = trace.apply(clay.strengthRatio, { s_u, p_0 }, { as: name('psi'), rename: { p_0: name('p_0') } })
    const alpha = adhesion(psi, i, stresses.length, trace)
    const f = trace.apply(clay.clayFriction, { alpha, s_u }, { as: name('f'), rename: { alpha: name('alpha') } })
    return { psi, alpha, f }
  })
  return {
    psi: all.map((one) => one.psi),
    alpha: all.map((one) => one.alpha),
    unit_skin_friction: all.map((one) => one.f),
    unit_end_bearing: all.map(() => q),
  }
}

/** The adhesion factor of one of several strength ratios. */
export const adhesion = (psi: number, i: number, count: number, trace: Trace): number =>
  trace.apply(clay.adhesionFactor, { psi }, { as: nth('alpha', i, count), rename: { psi: nth('psi', i, count) } })

/** Of sand by its row of table 1. */
function sandUnitValues(
  description: sand.Description,
  density: sand.Density,
  stresses: readonly number[],
  trace: Trace,
): UnitValues {
  trace.section('Unit resistances')
  const row = sandFactors(description, density)
  const cell = { source: apiRp2geo, clause: 'table 1', cell: `${description}, ${density.toLowerCase()}` }
  const beta = trace.lookup({ ...cell, symbol: 'beta', title: 'Shaft friction factor', unit: '-', value: row.beta })
  const f_lim = trace.lookup({
    ...cell,
    symbol: 'f_lim',
    title: 'Limiting unit skin friction',
    unit: 'Pa',
    value: row.f_lim,
  })
  const N_q = trace.lookup({ ...cell, symbol: 'N_q', title: 'Bearing capacity factor', unit: '-', value: row.N_q })
  const q_lim = trace.lookup({
    ...cell,
    symbol: 'q_lim',
    title: 'Limiting unit end bearing',
    unit: 'Pa',
    value: row.q_lim,
  })
  const all = stresses.map((p_0, i) => {
    const name = (symbol: string) => nth(symbol, i, stresses.length)
    const rename = { p_0: name('p_0') }
    return {
      f: trace.apply(sand.sandFriction, { beta, p_0, f_lim }, { as: name('f'), rename }),
      q: trace.apply(sand.sandBearing, { N_q, p_0, q_lim }, { as: name('q'), rename }),
    }
  })
  return { unit_skin_friction: all.map(({ f }) => f), unit_end_bearing: all.map(({ q }) => q) }
}

function inWords({ unit_skin_friction: f, unit_end_bearing: q }: UnitValues): string {
  const stresses = f.length === 1 ? 'one effective stress' : `${f.length} effective stresses`
  return `Unit skin friction ${between(f)} and unit end bearing ${between(q)} for ${stresses}`
}
function between(of: readonly number[]): string {
  const [least, most] = [Math.min(...of), Math.max(...of)].map((si) => shownIn(si, 'kPa'))
  return least === most ? `${most}` : `${least} to ${most}`
}

export function sandRun(
  description: sand.Description,
  density: sand.Density,
  stresses: readonly number[],
  trace: Trace,
) {
  const values = sandUnitValues(description, density, stresses, trace)
  const none = notApplicable('not used for sand, whose friction depends only on effective stress')
  return { values: { ...values, psi: none, alpha: none }, detail: inWords(values) }
}

export function clayRun(s_u: number, stresses: readonly number[], trace: Trace) {
  const values = clayUnitValues(s_u, stresses, trace)
  return {
    values,
    warnings: ratioWarnings(values.psi, '/undrained_shear_strength'),
    detail: inWords(values),
  }
}
