/** What an integrity engineer would remark on the batch. */
import {
  DEPTH_LIMIT as B31G_DEPTH,
  LEAST_SAFETY_FACTOR,
  NEGLIGIBLE_DEPTH,
} from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { DEPTH_LIMIT as F101_DEPTH } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { type Warning, warning } from '@keelson/workflow'
import type { Assessed, Batch } from './calculate-assess.ts'
import type { Pair } from './calculate-interaction.ts'
import { readProfiles } from './calculate-profiles.ts'
import { F101 } from './modes.ts'
import type { Params } from './params.ts'

/** Failure pressure over MAOP at which United States gas rules ask for an immediate response. 49 CFR 192.714 (d)(1). */
const IMMEDIATE = 1.1
const MOST_NAMES = 6
const names = (list: readonly string[]) =>
  `${list.slice(0, MOST_NAMES).join(', ')}${list.length > MOST_NAMES ? ', ...' : ''}`
const ids = (list: readonly Assessed[]) => names(list.map((a) => a.row.id))
const table = (p: Params) => (p.defects_csv === undefined ? '/defects' : '/defects_csv')
const share = (x: number) => `${100 * x} %`

export function warningsOf(p: Params, batch: Batch, pairs: readonly Pair[]): Warning[] {
  return [...rowWarnings(p, batch), ...sizeWarnings(p, batch), ...pressureWarnings(p, batch), ...near(p, pairs)]
}

function rowWarnings(p: Params, { rows, assessed, judged, unknownColumns: columns }: Batch): Warning[] {
  const invalid = rows.filter((r) => r.kind === 'invalid')
  const others = rows.filter((r) => r.kind === 'crack' || r.kind === 'dent')
  const unjudged = judged ? [...assessed.values()].filter((a) => a.row.P === undefined) : []
  return [
    ...(invalid.length > 0
      ? [
          warning(
            'invalid_rows',
            `${invalid.length} of ${rows.length} rows could not be assessed (${invalid.length === 1 ? 'row' : 'rows'} ${names(invalid.map((r) => String(r.row)))}); row_errors says why`,
            table(p),
          ),
        ]
      : []),
    ...(others.length > 0
      ? [
          warning(
            'not_metal_loss',
            `cracks and dents are not assessed (${names(others.map((r) => r.id))}): they need a method of their own`,
            table(p),
          ),
        ]
      : []),
    ...(unjudged.length > 0 ? [warning('no_maop', `no MAOP and so no verdict: ${ids(unjudged)}`, table(p))] : []),
    ...(columns.length > 0
      ? [warning('unknown_columns', `columns that mean nothing here: ${names(columns)}`, '/defects_csv')]
      : []),
    ...unusedProfiles(p, rows),
  ]
}

function unusedProfiles(p: Params, rows: Batch['rows']): Warning[] {
  const known = new Set(rows.map((r) => r.id))
  const { good, bad } = readProfiles(p)
  const lost = [...good.keys(), ...bad.keys()].filter((id) => !known.has(id))
  return lost.length > 0
    ? [warning('unused_profiles', `profiles of no defect in the table: ${names(lost)}`, '/profiles')]
    : []
}

function sizeWarnings(p: Params, { ranked }: Batch): Warning[] {
  const deepest = p.assessment_method === F101 ? F101_DEPTH.value : B31G_DEPTH.value
  const deep = ranked.filter((a) => a.share > deepest)
  const shallow = p.assessment_method === F101 ? [] : ranked.filter((a) => a.share < NEGLIGIBLE_DEPTH.value)
  return [
    ...(deep.length > 0
      ? [
          warning(
            'too_deep',
            `deeper than ${share(deepest)} of the wall, beyond ${p.assessment_method}: ${ids(deep)}; their pressures are for information`,
            table(p),
          ),
        ]
      : []),
    ...(shallow.length > 0
      ? [
          warning(
            'shallow',
            `under ${share(NEGLIGIBLE_DEPTH.value)} of the wall, where B31G asks for no evaluation: ${ids(shallow)}`,
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
          warning(
            'low_safety_factor',
            `the safety factor is ${Number(factor.toPrecision(4))}, below the ${LEAST_SAFETY_FACTOR.value} that B31G recommends at least`,
            p.safety_factor === undefined ? '/design_factor' : '/safety_factor',
          ),
        ]
      : []),
    ...(urgent.length > 0
      ? [
          warning(
            'immediate',
            `failure pressure at most ${IMMEDIATE} x MAOP, an immediate response by 49 CFR 192.714: ${ids(urgent)}`,
            table(p),
          ),
        ]
      : []),
  ]
}

const near = (p: Params, pairs: readonly Pair[]): Warning[] =>
  pairs.length > 0
    ? [
        warning(
          'interacting',
          `within the spacing of DNV-RP-F101 lie ${names(pairs.map((x) => `${x.first} and ${x.second}`))}: assess them as one`,
          table(p),
        ),
      ]
    : []
