/** The largest and smallest diameter: as given, or of a caliper trace, with its harmonics. */
import type { Trace } from '@keelson/equations'
import {
  diameterOfRadii,
  extremeDiameters,
  type Harmonic,
  harmonics,
  kyriakidesCorona,
  secondHarmonicOutOfRoundness,
} from '@keelson/physics/roundness.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** Harmonics reported; the first is the offset of the caliper. */
const HARMONICS = 6

export interface Measured {
  readonly D_max: number
  readonly D_min: number
  /** undefined without a caliper trace. */
  readonly harmonics: readonly Harmonic[] | undefined
}

export function measured(p: Params, trace: Trace): Measured {
  const radii = p.caliper_radii
  if (radii === undefined) {
    const { maximum_outer_diameter, minimum_outer_diameter } = given(
      p,
      'maximum_outer_diameter',
      'minimum_outer_diameter',
    )
    return { D_max: maximum_outer_diameter, D_min: minimum_outer_diameter, harmonics: undefined }
  }
  trace.section('Caliper trace')
  const { largest, smallest } = extremeDiameters(radii)
  const D_max = diameterAt(radii, largest.index, 'D_max', trace)
  const D_min = diameterAt(radii, smallest.index, 'D_min', trace)
  const found = harmonics(radii, HARMONICS)
  const a_2 = trace.lookup({
    symbol: 'a_2',
    title: 'Second harmonic amplitude',
    unit: 'm',
    source: kyriakidesCorona,
    clause: 'ch. 4, initial imperfections',
    value: found[1]?.amplitude ?? 0,
    cell: 'harmonic 2 of the caliper trace',
  })
  trace.apply(secondHarmonicOutOfRoundness, { a_2 })
  return { D_max, D_min, harmonics: found }
}

function diameterAt(radii: readonly number[], index: number, symbol: 'D_max' | 'D_min', trace: Trace): number {
  const opposite = index + radii.length / 2
  return trace.apply(
    diameterOfRadii,
    { r_a: radii[index] ?? Number.NaN, r_b: radii[opposite] ?? Number.NaN },
    {
      as: symbol,
      rename: { r_a: `r_${index + 1}`, r_b: `r_${opposite + 1}` },
      note: `radii ${index + 1} and ${opposite + 1} of ${radii.length}`,
    },
  )
}
