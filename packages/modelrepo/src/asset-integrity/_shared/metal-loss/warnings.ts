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
import { B31G, B31G_1991, B31G_2012, LML1, type Method, MODIFIED, methodInWords, PART_A } from './methods.ts'
import { methodsOf, runs } from './runs.ts'

export const warnings = {
  scattered_readings:
    'The coefficient of variation of the readings is too high for point averaging. Critical profiles are averaged instead.',
  averaging_beyond_grid: 'The averaging length exceeds the grid. Only the part within the grid is averaged.',
  least_reading_at_edge: 'The minimum reading is on the grid edge, so the flaw may be deeper outside the grid.',
  negligible_depth: 'The metal loss is below the depth for which ASME B31G requires evaluation.',
  no_loss: 'The minimum reading exceeds the nominal wall thickness.',
  long_defect: 'The flaw exceeds the length limit and is treated as infinitely long at full depth.',
  profile_cut_short: 'A profile ends within the metal loss, so the flaw extends beyond the profile.',
  low_safety_factor: 'The safety factor is below the minimum recommended by ASME B31G.',
  above_design_pressure:
    'A metal loss method gives a higher pressure than the allowable pressure of the undamaged pipe, which then governs.',
  sound_pressure_unknown: 'The undamaged pipe is not assessed because no yield strength is entered.',
  mixed_safety_class:
    'Some partial factors of DNV-RP-F101 Part A are entered, while the others are the values for safety class normal.',
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
            `The coefficient of variation of the readings is ${shownPercent(COV)}, above ${shownPercent(COV_LIMIT.value)}. Point averaging is not permitted; profiles are averaged instead.`,
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
  const message = `The averaging length, ${shownLength(g.L)}, exceeds the shorter side of the grid, ${shownLength(smallest)}. Only the part within the grid is averaged, which is conservative only if the wall outside the grid is thicker.`
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
            `The maximum metal loss, ${shownLength(shallow[0])}, is below ${shownPercent(NEGLIGIBLE_DEPTH.value)} of the wall thickness, so ASME B31G requires no evaluation.`,
          ),
        ]
      : []),
    ...(runs(p, LML1) && thick !== undefined && thick > t
      ? [
          warn(
            'no_loss',
            `The minimum thickness, ${shownLength(thick)}, exceeds the nominal wall thickness.`,
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
    `${rule}: the flaw length, ${shownLength(L)}, exceeds the limit (${limit}). It is treated as infinitely long at full depth.`
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
  const message = `{safety_factor} ${shown(SF)} is below ${LEAST_SAFETY_FACTOR.value}, the minimum recommended by ASME B31G.`
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
  return [
    warn(
      'mixed_safety_class',
      `Some partial factors are entered, but values for safety class normal are used for ${left}.`,
    ),
  ]
}

/** The rules for metal loss reckon from a flow stress: a small flaw may come out above what the code grants the sound pipe. */
function designWarnings({ governing, MAWP }: Assessed): Warning[] {
  if (governing === undefined) return []
  const P_S = shownPressure(governing.P_S)
  if (MAWP === undefined) {
    const message = `The safe pressure, ${P_S}, is for the flaw only. The allowable pressure of the undamaged pipe is not calculated because {specified_minimum_yield_strength} is not entered.`
    return [warn('sound_pressure_unknown', message, '/specified_minimum_yield_strength')]
  }
  if (governing.P_S <= MAWP * (1 + LIMIT_TOLERANCE)) return []
  const message = `The safe pressure by ${methodInWords(governing.method)}, ${P_S}, exceeds the allowable pressure of the undamaged pipe, ${shownPressure(MAWP)}. The latter governs.`
  return [warn('above_design_pressure', message)]
}
