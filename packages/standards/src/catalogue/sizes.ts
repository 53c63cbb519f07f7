/** Sizes that are made, for the boxes of inputs that are one of them: each with what it is called. Loaded by a page when it is asked for. */
import { CASING_SIZES, TUBING_SIZES } from '../api-5ct-2018/sizes.ts'
import { PIPE_SIZES } from '../asme-b36.10m-2018/pipe-sizes.ts'
import { ROPE_DIAMETERS } from '../en-12385-4-2002/diameters.ts'
import { CHAIN_DIAMETERS } from '../iso-1704-2008/diameters.ts'

export interface MadeSize {
  /** With its unit, as it is entered. */
  readonly value: string
  readonly label: string
}

const METRE = 1000
const pipes = (): readonly MadeSize[] =>
  PIPE_SIZES.map(({ nps, outsideDiameter }) => ({
    value: `${Number((outsideDiameter * METRE).toPrecision(6))} mm`,
    label: `NPS ${nps}, ASME B36.10M (2018)`,
  }))
const tubulars = (): readonly MadeSize[] => [
  ...CASING_SIZES.map((size) => ({ value: `${size} in`, label: `${size} in casing, API 5CT (2018)` })),
  ...TUBING_SIZES.map((size) => ({ value: `${size} in`, label: `${size} in tubing, API 5CT (2018)` })),
]
const chains = (): readonly MadeSize[] =>
  CHAIN_DIAMETERS.map((d) => ({ value: `${d} mm`, label: `${d} mm chain, ISO 1704 (2008)` }))
const ropes = (): readonly MadeSize[] =>
  ROPE_DIAMETERS.map((d) => ({ value: `${d} mm`, label: `${d} mm wire rope, EN 12385-4 (2002)` }))

/** By the kind of an input, the words of its title or description that tell which sizes it is one of. */
const MADE: Readonly<Record<string, readonly (readonly [words: RegExp, sizes: () => readonly MadeSize[]])[]>> = {
  line_pipe_outer_diameter: [[/\b(outside|outer) diameter\b/i, pipes]],
  tubing_diameter: [[/^outside diameter\b/i, tubulars]],
  line_diameter: [
    [/\bchain\b/i, chains],
    [/\brope\b/i, ropes],
  ],
}

/** The sizes that an input may be one of; none where it is no such dimension. */
export const sizesOf = (kind: string, title: string, description: string): readonly MadeSize[] =>
  (MADE[kind] ?? []).flatMap(([words, sizes]) => (words.test(title) || words.test(description) ? sizes() : []))
