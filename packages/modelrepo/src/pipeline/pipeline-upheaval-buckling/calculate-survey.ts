/** The surveyed imperfections, one by one: what each asks for, what holds it, and the rock that would make it good. */
import { silent } from '@keelson/equations'
import { imperfectionLength } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { bermArea, bermVolume } from '@keelson/physics/pipeline-buckling/rock-berm.ts'
import type { PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { heldBy, upliftOf } from './calculate-cover.ts'
import { compressionAt, downloadAt } from './calculate-download.ts'
import type { Params } from './inputs.ts'

/** One feature of the route, SI. */
export interface Surveyed {
  readonly position: number
  readonly height: number
  readonly length: number
  readonly compression: number
  readonly cover: number
  /** Required download with its factor, and available. */
  readonly required: number
  readonly available: number
  readonly utilisation: number
  /** null where no depth of the clay does. */
  readonly required_cover: number | null
  readonly rock: number | null
}
/** Dimensionless length of a feature; none for a pipe that is not in compression. */
export const lengthParameters = (rows: readonly Surveyed[], EI: number): readonly number[] =>
  rows.flatMap(({ length: L, compression: P }) => (P > 0 ? [imperfectionLength.evaluate({ L, P, EI })] : []))
type Row = NonNullable<Params['imperfections']>[number]

export const surveyOf = (p: Params, section: PipeSection): readonly Surveyed[] =>
  (p.imperfections ?? []).map((row) => surveyed(p, section, row))

function surveyed(p: Params, section: PipeSection, row: Row): Surveyed {
  const { position, imperfection_height: delta, imperfection_length: L } = row
  const rise = row.temperature_change ?? p.temperature_change ?? 0
  const compression = compressionAt(p, section, rise, silent)
  const cover = row.cover_height_top ?? p.cover_height_top
  const held = heldBy(p, downloadAt({ delta, L }, compression, section.EI), upliftOf(p, cover, silent), silent)
  const required_cover = held.H_req ?? null
  return {
    position,
    height: delta,
    length: L,
    compression,
    cover,
    required: held.w_d,
    available: held.w_av,
    utilisation: held.u,
    required_cover,
    rock: required_cover === null ? null : rockOf(p, Math.max(0, required_cover - cover), L),
  }
}

/** m3 of a berm of this height over the feature; null where the shape of the berm was not given. */
function rockOf({ rock_berm_crest_width: b, rock_berm_side_slope: s }: Params, h: number, L: number): number | null {
  if (b === undefined || s === undefined) return null
  return bermVolume.evaluate({ A_b: bermArea.evaluate({ b, h, s }), L })
}

/** The feature of the largest utilisation. */
export const worstOf = (rows: readonly Surveyed[]): Surveyed | undefined =>
  rows.length === 0 ? undefined : rows.reduce((a, b) => (b.utilisation > a.utilisation ? b : a))

/** All the rock, m3; undefined where it cannot be said of each feature. */
export function rockInAll(rows: readonly Surveyed[]): number | undefined {
  const each = rows.flatMap((r) => (r.rock === null ? [] : [r.rock]))
  return each.length < rows.length ? undefined : each.reduce((a, b) => a + b, 0)
}
