/** What an integrity engineer would remark on the batch. */
import {
  DEPTH_LIMIT as B31G_DEPTH,
  LEAST_SAFETY_FACTOR,
  NEGLIGIBLE_DEPTH,
} from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { DEPTH_LIMIT as F101_DEPTH } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import {
  LIMIT_TOLERANCE,
  listedUpTo,
  shown,
  shownPercent,
  shownPressure,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Batch } from './calculate-assess.ts'
import type { Assessed } from './calculate-assessed.ts'
import type { Pair } from './calculate-interaction.ts'
import { readProfiles } from './calculate-profiles.ts'
import { inQuotes, names } from './detail-names.ts'
import type { Params } from './inputs.ts'
import { F101 } from './modes.ts'

export const warnings = {
  invalid_rows: 'Some rows could not be read or assessed. The other rows are assessed.',
  not_metal_loss: 'Cracks and dents are listed but not assessed.',
  no_maop: 'Rows without a maximum allowable operating pressure have no verdict.',
  unknown_columns: 'The CSV contains unknown columns, which are ignored.',
  unused_profiles: 'Some profiles do not match a defect in the table.',
  unusual_cells: 'Some table values are outside their usual range. Check the units.',
  too_deep: 'Some defects are deeper than the method limit. Their pressures are for information only.',
  shallow: 'Some defects are so shallow that ASME B31G does not require evaluation.',
  above_design_pressure:
    'The method gives some defects a higher pressure than the undamaged pipe. The undamaged pipe governs.',
  above_sound_pressure: 'The MAOP exceeds the allowable pressure of the undamaged pipe.',
  sound_pressure_unknown: 'The undamaged pipe is not assessed because no yield strength is entered.',
  low_safety_factor: 'The safety factor is below the ASME B31G recommended minimum.',
  immediate: 'The failure pressure is close enough to the MAOP to require an immediate response.',
  interacting: 'Closely spaced defects interact and are assessed together.',
} as const
const warn = warner(warnings)

/** Failure pressure over MAOP at which United States gas rules ask for an immediate response. 49 CFR 192.714 (d)(1). */
const IMMEDIATE = 1.1
const MOST_PAIRS = 6
const ids = (list: readonly Assessed[]) => names(list.map((a) => a.row.id))
const table = (p: Params) => (p.defects_csv === undefined ? '/defects' : '/defects_csv')

export function warningsOf(p: Params, batch: Batch, pairs: readonly Pair[]): Warning[] {
  return [
    ...rowWarnings(p, batch),
    ...sizeWarnings(p, batch),
    ...pressureWarnings(p, batch),
    ...soundWarnings(p, batch),
    ...near(p, pairs),
  ]
}

function rowWarnings(p: Params, { rows, assessed, judged, unknownColumns: columns, unusual }: Batch): Warning[] {
  const invalid = rows.filter((r) => r.kind === 'invalid')
  const others = rows.filter((r) => r.kind === 'crack' || r.kind === 'dent')
  const unjudged = judged ? [...assessed.values()].filter((a) => a.row.P === undefined) : []
  return [
    ...(invalid.length > 0
      ? [
          warn(
            'invalid_rows',
            `${invalid.length} of ${rows.length} rows could not be assessed (${names(invalid.map((r) => r.id))}). The reasons are listed in the results.`,
            table(p),
          ),
        ]
      : []),
    ...(others.length > 0
      ? [
          warn(
            'not_metal_loss',
            `Cracks and dents are not assessed (${names(others.map((r) => r.id))}). They require a different method.`,
            table(p),
          ),
        ]
      : []),
    ...(unjudged.length > 0
      ? [warn('no_maop', `No verdict is given for ${ids(unjudged)} because no MAOP is entered.`, table(p))]
      : []),
    ...(columns.length > 0
      ? [warn('unknown_columns', `Unknown columns are ignored: ${names(columns)}.`, '/defects_csv')]
      : []),
    ...unusual.map((message) => warn('unusual_cells', message, table(p))),
    ...unusedProfiles(p, rows),
  ]
}

function unusedProfiles(p: Params, rows: Batch['rows']): Warning[] {
  const known = new Set(rows.map((r) => r.id))
  const { good, bad } = readProfiles(p)
  const lost = [...good.keys(), ...bad.keys()].filter((id) => !known.has(id))
  return lost.length > 0
    ? [warn('unused_profiles', `Profiles do not match a defect in the table: ${names(lost)}.`, '/profiles')]
    : []
}

function sizeWarnings(p: Params, { ranked }: Batch): Warning[] {
  const deepest = p.assessment_method === F101 ? F101_DEPTH.value : B31G_DEPTH.value
  const deep = ranked.filter((a) => a.share > deepest)
  const shallow = p.assessment_method === F101 ? [] : ranked.filter((a) => a.share < NEGLIGIBLE_DEPTH.value)
  return [
    ...(deep.length > 0
      ? [
          warn(
            'too_deep',
            `The depth of ${ids(deep)} exceeds ${shownPercent(deepest)} of the wall thickness, the limit of ${p.assessment_method}. The calculated pressure is for information only.`,
            table(p),
          ),
        ]
      : []),
    ...(shallow.length > 0
      ? [
          warn(
            'shallow',
            `The depth of ${ids(shallow)} is below ${shownPercent(NEGLIGIBLE_DEPTH.value)} of the wall thickness, so ASME B31G requires no evaluation.`,
            table(p),
          ),
        ]
      : []),
  ]
}

function pressureWarnings(p: Params, { ranked }: Batch): Warning[] {
  const factor = p.safety_factor ?? 1 / p.design_factor
  const urgent = ranked.filter((a) => a.row.P !== undefined && a.strength && a.strength.P_F <= IMMEDIATE * a.row.P)
  return [
    ...(p.assessment_method !== F101 && factor < LEAST_SAFETY_FACTOR.value
      ? [
          warn(
            'low_safety_factor',
            `The safety factor is ${shown(factor, 4)}. The minimum recommended by ASME B31G is ${LEAST_SAFETY_FACTOR.value}.`,
            p.safety_factor === undefined ? '/design_factor' : '/safety_factor',
          ),
        ]
      : []),
    ...(urgent.length > 0
      ? [
          warn(
            'immediate',
            `The failure pressure of ${ids(urgent)} does not exceed ${IMMEDIATE} times the MAOP, which requires an immediate response under 49 CFR 192.714.`,
            table(p),
          ),
        ]
      : []),
  ]
}

/** What the pipe without a defect may carry, beside what the method grants the defects. */
function soundWarnings(p: Params, { ranked }: Batch): Warning[] {
  const strong = ranked.flatMap((a) => (a.strength === undefined ? [] : [{ ...a, strength: a.strength }]))
  const unknown = strong.filter((a) => a.strength.P_0 === undefined)
  if (unknown.length > 0) {
    const message = `The allowable pressure of the undamaged pipe is not calculated for ${ids(unknown)} because {specified_minimum_yield_strength} is not entered.`
    return [warn('sound_pressure_unknown', message, '/specified_minimum_yield_strength')]
  }
  const capped = strong.filter(({ strength: { P_0 = 0, P_S } }) => P_S > P_0 * (1 + LIMIT_TOLERANCE))
  const over = strong.filter(({ row, strength: { P_0 = 0 } }) => (row.P ?? 0) > P_0 * (1 + LIMIT_TOLERANCE))
  const least = (list: typeof strong) => shownPressure(Math.min(...list.map((a) => a.strength.P_0 ?? Number.NaN)))
  return [
    ...(capped.length > 0
      ? [
          warn(
            'above_design_pressure',
            `For ${ids(capped)}, ${p.assessment_method} gives a pressure above the allowable pressure of the undamaged pipe, ${least(capped)}, which governs.`,
            table(p),
          ),
        ]
      : []),
    ...(over.length > 0
      ? [
          warn(
            'above_sound_pressure',
            `At ${ids(over)} the MAOP exceeds the allowable pressure of the undamaged pipe, ${least(over)}. Repair of the defect does not change this.`,
            '/maximum_allowable_operating_pressure',
          ),
        ]
      : []),
  ]
}

const near = (p: Params, pairs: readonly Pair[]): Warning[] =>
  pairs.length > 0
    ? [
        warn(
          'interacting',
          `Defects are within the DNV-RP-F101 spacing and are assessed together: ${listedUpTo(
            MOST_PAIRS,
            pairs.map((x) => `${inQuotes(x.first)} with ${inQuotes(x.second)}`),
          )}.`,
          table(p),
        ),
      ]
    : []
