/** What the inputs must satisfy together: a profile that has an order, a kick that can be reckoned, strings that can stand. */
import { silent } from '@keelson/equations'
import { columnPressure, HYDROSTATIC_FACTOR } from '@keelson/physics/well-planning/mud-column.ts'
import { type Problem, shownIn } from '@keelson/workflow'
import { unordered } from '../../_shared/rows/ascending.ts'
import type { Drilled } from './calculate-seats.ts'
import type { Given, Perhaps, StringRow } from './inputs.ts'
import { KICK_INPUTS, KICK_OPTIONS } from './inputs-kick.ts'
import { hasKick, type Kicked } from './kick.ts'

const ft = (si: number) => shownIn(si, 'ft', 6)
const ppg = (si: number) => shownIn(si, 'ppg')
const psi = (si: number) => shownIn(si, 'psi')

export function profileRules(p: Drilled): Problem[] {
  const { depths, pore_pressure_gradient: pore, fracture_gradient: fracture, total_depth: z_td } = p
  const lengths = [
    ['pore_pressure_gradient', pore],
    ['fracture_gradient', fracture],
  ] as const
  const uneven = lengths
    .filter(([, list]) => list.length !== depths.length)
    .map(([name, list]) => ({
      pointer: `/${name}`,
      message: `must have one value for each of the ${depths.length} values of {depths} (entered: ${list.length})`,
    }))
  if (uneven.length > 0) return uneven
  const out = unordered(depths)
  if (out !== undefined) {
    const message = `must be deeper than the previous depth, ${ft(depths[out - 1] ?? 0)} (entered: ${ft(depths[out] ?? 0)})`
    return [{ pointer: `/depths/${out}`, message }]
  }
  return [...windowRules(depths, pore, fracture), ...endRules(p, depths, z_td)]
}

function windowRules(depths: readonly number[], pore: readonly number[], fracture: readonly number[]): Problem[] {
  return fracture.flatMap((G_fr, i) => {
    const G_p = pore[i] ?? 0
    if (G_fr > G_p) return []
    const message = `must be greater than {pore_pressure_gradient}, ${ppg(G_p)}, at ${ft(depths[i] ?? 0)} to give a mud window (entered: ${ppg(G_fr)})`
    return [{ pointer: `/fracture_gradient/${i}`, message }]
  })
}

function endRules({ surface_casing_depth: z_sc }: Drilled, depths: readonly number[], z_td: number): Problem[] {
  const [first = 0, last = 0] = [depths[0], depths.at(-1)]
  const problems: Problem[] = []
  if (z_td > last || z_td <= first) {
    const message = `must be within {depths}, ${ft(first)} to ${ft(last)} (entered: ${ft(z_td)})`
    problems.push({ pointer: '/total_depth', message })
  }
  if (z_sc >= z_td) {
    const message = `must be shallower than {total_depth}, ${ft(z_td)} (entered: ${ft(z_sc)})`
    problems.push({ pointer: '/surface_casing_depth', message })
  }
  return problems
}

export function kickRules(p: Perhaps<keyof Kicked> & Given<'safety_margin'>): readonly Problem[] {
  if (hasKick(p)) return [...depthRules(p), ...gradientRules(p), ...pairRules(p)]
  if ([...KICK_INPUTS, ...KICK_OPTIONS].every((name) => p[name] === undefined)) return []
  return KICK_INPUTS.filter((name) => p[name] === undefined).map((name) => ({
    pointer: `/${name}`,
    message: 'is required with the other kick tolerance inputs; enter all of them or none',
  }))
}

function depthRules({ shoe_true_vertical_depth: z_s, bit_true_vertical_depth: z_b }: Kicked): Problem[] {
  if (z_s < z_b) return []
  const message = `must be shallower than {bit_true_vertical_depth}, ${ft(z_b)} (entered: ${ft(z_s)})`
  return [{ pointer: '/shoe_true_vertical_depth', message }]
}

function gradientRules(p: Kicked): Problem[] {
  const { mud_weight: MW, fracture_gradient_at_shoe: G_fr, influx_gradient: G_i, shoe_true_vertical_depth: z } = p
  const problems: Problem[] = []
  if (G_fr <= MW) {
    const message = `must be greater than {mud_weight}, ${ppg(MW)}, so that the mud alone does not fracture the shoe (entered: ${ppg(G_fr)})`
    problems.push({ pointer: '/fracture_gradient_at_shoe', message })
  }
  if (MW <= G_i) {
    const message = `must be greater than {influx_gradient}, ${ppg(G_i)} (entered: ${ppg(MW)})`
    problems.push({ pointer: '/mud_weight', message })
  }
  const P_fr = silent.apply(columnPressure, { c_g: HYDROSTATIC_FACTOR, G: G_fr, z })
  if (p.safety_margin > 0 && p.safety_margin >= P_fr) {
    const message = `must be less than the fracture pressure at the shoe, ${psi(P_fr)} (entered: ${psi(p.safety_margin)})`
    problems.push({ pointer: '/safety_margin', message })
  }
  return problems
}

const PAIRS = [
  ['static_temperature_at_shoe', 'static_temperature_at_bit'],
  ['annular_capacity_drill_collar', 'drill_collar_length'],
] as const

function pairRules(p: Kicked): Problem[] {
  const lone = PAIRS.flatMap(([one, other]) => {
    if ((p[one] === undefined) === (p[other] === undefined)) return []
    const [there, missing] = p[one] === undefined ? [other, one] : [one, other]
    return [{ pointer: `/${missing}`, message: `is required when {${there}} is entered` }]
  })
  const { annular_capacity_drill_collar: C_dc, annular_capacity_bottom: C_b } = p
  if (C_dc === undefined || C_dc < C_b) return lone
  const message = `must be less than {annular_capacity_bottom}, ${shownIn(C_b, 'bbl/ft')} (entered: ${shownIn(C_dc, 'bbl/ft')})`
  return [...lone, { pointer: '/annular_capacity_drill_collar', message }]
}

export function stringRules({ strings, gas_gradient: g_g }: Given<'strings' | 'gas_gradient'>): Problem[] {
  const gas = g_g / HYDROSTATIC_FACTOR.si
  return strings.flatMap((row, i) => [
    ...nameRule(strings, i),
    ...sizeRules(row, `/strings/${i}`),
    ...gasRules(row, `/strings/${i}`, gas),
  ])
}

function nameRule(strings: readonly StringRow[], i: number): Problem[] {
  const before = strings.findIndex(({ name }) => name === strings[i]?.name)
  if (before === i) return []
  const message = `must be unique; row ${before + 1} has the same name`
  return [{ pointer: `/strings/${i}/name`, message }]
}

function sizeRules(row: StringRow, at: string): Problem[] {
  const { outer_diameter: D, wall_thickness: t, setting_depth: z_s, internal_fluid_level: z_l } = row
  const problems: Problem[] = []
  if (t >= D / 2) {
    const message = `must be less than half of {outer_diameter}, ${shownIn(D / 2, 'in')} (entered: ${shownIn(t, 'in')})`
    problems.push({ pointer: `${at}/wall_thickness`, message })
  }
  if (row.next_section_total_depth < z_s) {
    const message = `must be at or below {setting_depth}, ${ft(z_s)} (entered: ${ft(row.next_section_total_depth)})`
    problems.push({ pointer: `${at}/next_section_total_depth`, message })
  }
  if (z_l !== undefined && z_l > z_s) {
    const message = `must be at or above {setting_depth}, ${ft(z_s)} (entered: ${ft(z_l)})`
    problems.push({ pointer: `${at}/internal_fluid_level`, message })
  }
  return problems
}

/** A gas heavier than what drives it would stand below the surface. */
const gasRules = (row: StringRow, at: string, gas: number): Problem[] =>
  (['formation_pressure_gradient', 'fracture_gradient_at_shoe'] as const)
    .filter((name) => row[name] <= gas)
    .map((name) => ({
      pointer: `${at}/${name}`,
      message: `must be greater than {gas_gradient}, ${ppg(gas)} as a mud weight, for the gas to reach the surface (entered: ${ppg(row[name])})`,
    }))
