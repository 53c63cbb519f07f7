/** The rows of the tables of the run, and the lengths that its charts are drawn for. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { criticalLength, PHI_L_WORST } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { coverForDownload } from './calculate-cover.ts'
import { type Download, downloadAt } from './calculate-download.ts'
import type { Params } from './inputs.ts'

export interface Length {
  readonly L: number
  /** What it is beside its number. */
  readonly word?: 'this one' | 'critical'
}

/** Lengths of the design chart: this one, half and double, and the critical one; the latter about itself without one. */
export function lengthsOf({ feature }: Download, P: number, EI: number): readonly Length[] {
  if (P <= 0) return []
  const critical = criticalLength.evaluate({ phi_L: PHI_L_WORST, EI, P })
  if (feature === undefined) return [{ L: critical / 2 }, { L: critical, word: 'critical' }, { L: critical * 2 }]
  const { L } = feature
  return [{ L: L / 2 }, { L, word: 'this one' }, { L: L * 2 }, { L: critical, word: 'critical' }]
}

/** Heights of the design chart: round tenths, beyond the one at hand. */
export function heightsOf({ feature }: Download, n: number): readonly number[] {
  const top = Math.max(1, 1.25 * (feature?.delta ?? 0))
  return spaced(0, top, n + 1).slice(1)
}

const TABLED_HEIGHTS = 5

export const designRows = (p: Params, download: Download, P: number, EI: number) =>
  heightsOf(download, TABLED_HEIGHTS).flatMap((delta) =>
    lengthsOf(download, P, EI).map(({ L, word = '' }) => {
      const required = downloadAt({ delta, L }, P, EI)
      return { height: delta, length: L, which: word, required, cover: coverForDownload(p, required) ?? null }
    }),
  )
