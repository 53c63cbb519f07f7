/** The tables of a run: Euler loads by ends, and strengths by method. */
import { silent } from '@keelson/equations'
import { eulerLoad } from '@keelson/physics/column-buckling/elastic.ts'
import { END_CONDITIONS, ENDS } from '@keelson/physics/column-buckling/ends.ts'
import { RECOMMENDED_K } from '@keelson/standards/aisc-360-2016/compression.ts'
import { numberColumn, wordedColumn } from '@keelson/workflow'
import { type ColumnRun, ends } from './column.ts'
import type { Given } from './inputs.ts'
import type { Strength } from './strength.ts'

export const endTables = {
  ends: {
    title: 'Euler load by end condition',
    description:
      'Theoretical effective length factor and Euler load for each end condition, with the K recommended by AISC for design.',
    columns: {
      ends: wordedColumn('End conditions'),
      theoretical: numberColumn('-', 'Theoretical K'),
      euler: numberColumn('pipe_axial_force', 'Euler load'),
      recommended: numberColumn('-', 'Recommended K'),
      design: numberColumn('pipe_axial_force', 'Euler load, recommended K'),
    },
  },
}
export const strengthTables = {
  strengths: {
    title: 'Strength by method',
    description: 'Critical stress before safety factors, absolute and as a fraction of the yield strength.',
    columns: {
      method: wordedColumn('Method'),
      stress: numberColumn('stress', 'Critical stress'),
      share: numberColumn('-', 'Stress/yield strength'),
    },
  },
}

export const endRows = (p: Given<'youngs_modulus'>, { section: { I }, L, eulerByEnds }: ColumnRun) =>
  END_CONDITIONS.map((end) => ({
    ends: ends(end),
    theoretical: ENDS[end].K,
    euler: eulerByEnds[end],
    recommended: RECOMMENDED_K[end],
    design: silent.apply(eulerLoad, { E: p.youngs_modulus, I, K: RECOMMENDED_K[end], L }),
  }))

/** `chi` is that of EN 1993-1-1, of a column. */
export const strengthRows = (f_y: number, s: Strength, chi?: number) =>
  [
    { method: 'Euler', stress: s.F_e },
    { method: 'Johnson and Euler', stress: s.critical },
    { method: 'ANSI/AISC 360', stress: s.F_cr },
    ...(chi === undefined ? [] : [{ method: 'EN 1993-1-1', stress: chi * f_y }]),
  ].map((row) => ({ ...row, share: row.stress / f_y }))
