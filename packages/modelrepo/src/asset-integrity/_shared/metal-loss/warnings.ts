/** What the reader must know beside the numbers: limits of the methods, and data that end too early. */
import { silent } from '@keelson/equations'
import { COV_LIMIT } from '@keelson/standards/api-579-1-2021/part-4.ts'
import { LEAST_SAFETY_FACTOR, lengthParameter, NEGLIGIBLE_DEPTH } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { GAMMA_M_NORMAL } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import {
  LIMIT_TOLERANCE,
  shown,
  shownLength,
  shownPercent,
  shownPressure,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Assessed, Results } from './assess.ts'
import { geometryOf } from './compare.ts'
import { edgeOfGrid, profileCutShort, riverCutShort } from './doubts.ts'
import { type General, scatter } from './general.ts'
import type { Params } from './inputs.ts'
import { B31G, B31G_1991, B31G_2012, LML1, type Method, MODIFIED, PART_A } from './methods.ts'
import { methodsOf, runs } from './runs.ts'

export const warnings = {
  scattered_readings: 'The readings scatter too much for their plain mean; the profiles are averaged instead.',
  averaging_beyond_grid: 'The averaging length reaches beyond the grid, and only the part inside is averaged.',
  least_reading_at_edge: 'The thinnest reading lies on the edge of the grid: the flaw may be deeper beyond it.',
  negligible_depth: 'The loss is so shallow that ASME B31G asks for no evaluation.',
  no_loss: 'The thinnest reading is above the nominal wall.',
  long_defect: 'The flaw is so long that the rule counts its full depth over an endless length.',
  profile_cut_short: 'A profile ends while there is still loss: the flaw goes on beyond it.',
  low_safety_factor: 'The safety factor is below the least that ASME B31G recommends.',
  above_design_pressure: 'A rule for metal loss grants more than the sound pipe may carry, which is then the limit.',
  sound_pressure_unknown: 'Without a yield strength the pipe without the flaw is not judged.',
  mixed_safety_class: 'Some partial factors of DNV-RP-F101 part A are given, the others are of safety class normal.',
} as const
const warn = warner(warnings)

export function warningsOf(p: Params, r: Assessed): Warning[] {
  return [
    ...gridWarnings(p, r),
    ...depthWarnings(p, r),
    ...lengthWarnings(p, r),
    ...profileWarnings(p),
    ...factorWarnings(p),
    ...classWarnings(p),
    ...designWarnings(r),
  ]
}

function gridWarnings(p: Params, { general: g }: Results): Warning[] {
  if (!g) return []
  const COV = scatter(p, silent)
  return [
    ...(COV > COV_LIMIT.value
      ? [
          warn(
            'scattered_readings',
            `the readings scatter by ${shownPercent(COV)} of their mean, above ${shownPercent(COV_LIMIT.value)}: not for averaging of points, only by the profiles, as here`,
            '/thickness_grid',
          ),
        ]
      : []),
    ...beyondGrid(g),
    ...unseen('least_reading_at_edge', edgeOfGrid(p, g), '/thickness_grid'),
  ]
}

function beyondGrid(g: General): Warning[] {
  const size = ({ x }: { readonly x: readonly number[] }) => (x.at(-1) ?? 0) - (x[0] ?? 0)
  const smallest = Math.min(size(g.longitudinal), size(g.circumferential))
  if (g.L <= smallest) return []
  const message = `the averaging length, ${shownLength(g.L)}, reaches beyond the grid, ${shownLength(smallest)}: the part inside is averaged, which is on the safe side only if the wall beyond is thicker`
  return [warn('averaging_beyond_grid', message, '/thickness_grid')]
}

function depthWarnings(p: Params, r: Results): Warning[] {
  const t = p.wall_thickness
  const shallow = methodsOf(p).flatMap((m) => {
    const d = geometryOf(p, r, m)?.d
    return B31G.includes(m) && d !== undefined && d < NEGLIGIBLE_DEPTH.value * t ? [d] : []
  })
  const thick = p.minimum_measured_thickness
  return [
    ...(shallow[0] !== undefined
      ? [
          warn(
            'negligible_depth',
            `the deepest loss, ${shownLength(shallow[0])}, is below ${shownPercent(NEGLIGIBLE_DEPTH.value)} of the wall: ASME B31G asks for no evaluation`,
          ),
        ]
      : []),
    ...(runs(p, LML1) && thick !== undefined && thick > t
      ? [
          warn(
            'no_loss',
            `the minimum thickness, ${shownLength(thick)}, is above the nominal wall`,
            '/minimum_measured_thickness',
          ),
        ]
      : []),
  ]
}

/** Beyond these lengths the rule reckons with the depth alone. */
function lengthWarnings(p: Params, { b1991 }: Results): Warning[] {
  const { outer_diameter: D, wall_thickness: t, defect_length: L = 0 } = p
  const message = (rule: string, limit: string) =>
    `${rule}: at a length of ${shownLength(L)} the rule counts the full depth over an endless length (${limit})`
  const z = lengthParameter.evaluate({ L, D, t })
  return [
    ...(b1991 && b1991.A > 4
      ? [warn('long_defect', message(B31G_1991, '{b31g_shape_parameter} above 4'), '/defect_length')]
      : []),
    ...(runs(p, B31G_2012) && z > 20
      ? [warn('long_defect', message(B31G_2012, 'length parameter above 20'), '/defect_length')]
      : []),
  ]
}

function profileWarnings(p: Params): Warning[] {
  return [
    ...unseen('profile_cut_short', riverCutShort(p), '/depth_profile'),
    ...unseen('profile_cut_short', profileCutShort(p), '/longitudinal_critical_thickness_profile'),
  ]
}

const unseen = (name: 'least_reading_at_edge' | 'profile_cut_short', message: string | undefined, at: string) =>
  message === undefined ? [] : [warn(name, message, at)]

function factorWarnings(p: Params): Warning[] {
  const { safety_factor: SF } = p
  const uses: readonly Method[] = [B31G_2012, MODIFIED]
  if (SF === undefined || SF >= LEAST_SAFETY_FACTOR.value || !runs(p, ...uses)) return []
  const message = `{safety_factor} is ${shown(SF)}, below ${LEAST_SAFETY_FACTOR.value}, the least that ASME B31G recommends`
  return [warn('low_safety_factor', message, '/safety_factor')]
}

/** Factors of one safety class with those of another are of none. */
function classWarnings(p: Params): Warning[] {
  if (!runs(p, PART_A)) return []
  const { model_factor_gamma_m: gamma_m, depth_factor_gamma_d: gamma_d, fractile_epsilon_d: epsilon_d } = p
  const isOwn = [gamma_m !== GAMMA_M_NORMAL.value, gamma_d !== undefined, epsilon_d !== undefined]
  if (isOwn.every(Boolean) || !isOwn.some(Boolean)) return []
  const names = ['{model_factor_gamma_m}', '{depth_factor_gamma_d}', '{fractile_epsilon_d}']
  const left = names.filter((_, i) => !isOwn[i]).join(' and ')
  return [warn('mixed_safety_class', `${left}: of safety class normal, where the other factors were given`)]
}

/** The rules for metal loss reckon from a flow stress: a small flaw may come out above what the code grants the sound pipe. */
function designWarnings({ governing, MAWP }: Assessed): Warning[] {
  if (governing === undefined) return []
  const P_S = shownPressure(governing.P_S)
  if (MAWP === undefined) {
    const message = `${P_S} is the flaw's own: what the code allows the pipe without it is not known without the {specified_minimum_yield_strength}`
    return [warn('sound_pressure_unknown', message, '/specified_minimum_yield_strength')]
  }
  if (governing.P_S <= MAWP * (1 + LIMIT_TOLERANCE)) return []
  const message = `${governing.method} gives the flaw ${P_S}, above the ${shownPressure(MAWP)} that the code allows the pipe without it: the pipe limits`
  return [warn('above_design_pressure', message)]
}
