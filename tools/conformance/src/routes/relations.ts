/**
 * Requests that ask the same thing in two ways: one entry and its split into many, another origin of time or depth, two
 * workflows of one method. Each says which request is the other one, and which numbers must not move.
 */

export type Request = Readonly<Record<string, unknown>>
export interface Relation {
  /** What is asked twice, as a claim. */
  readonly claim: string
  readonly refs: readonly [string, string]
  /** Both requests, from numbers in 0 ... 1 drawn for each. */
  readonly ask: (draw: () => number, example: Request) => readonly [Request, Request]
  /** Names of the values that are equal. */
  readonly same: readonly string[]
  /** Relative; 1e-9 where there is none. */
  readonly within?: number
}

type Rows = readonly Request[]
const between = (draw: () => number, low: number, high: number) => low + (high - low) * draw()

/** Every row twice, a share of its quantity in each. */
const split = (rows: Rows, quantity: string, share: number): Rows =>
  rows.flatMap((row) => {
    const all = Number(row[quantity])
    return [
      { ...row, [quantity]: all * share },
      { ...row, [quantity]: all * (1 - share) },
    ]
  })
const twice = (list: readonly number[]) => list.flatMap((x) => [x, x])
const shared = (list: readonly number[], share: number) => list.flatMap((x) => [x * share, x * (1 - share)])
const scaled = (list: readonly number[], by: number) => list.map((x) => x * by)

const ofOne = (ref: string): readonly [string, string] => [ref, ref]
const DAMAGE = ['damage', 'fatigue_life', 'utilisation']

export const relations: readonly Relation[] = [
  {
    claim: 'the cycles of a stress range in two entries do the damage of one',
    refs: ofOne('modelrepo:fatigue-analysis@1'),
    ask: (draw, example) => {
      const stress_ranges = scaled(example.stress_ranges as number[], between(draw, 0.5, 1.6))
      const one = { ...example, stress_ranges }
      const cycles = shared(example.cycles as number[], between(draw, 0.2, 0.8))
      return [one, { ...one, stress_ranges: twice(stress_ranges), cycles }]
    },
    same: ['total_damage', 'fatigue_life', 'utilisation'],
  },
  {
    claim: 'the cycles of a tension range in two bins do the damage of one',
    refs: ofOne('modelrepo:mooring-fatigue@1'),
    ask: (draw, example) => [example, splitBins(draw, example)],
    same: ['governing_fatigue_life_years', 'governing_damage'],
  },
  {
    claim: 'the cycles of a rope in two bins do the damage of one',
    refs: ofOne('modelrepo:synthetic-rope-mooring-fatigue@1'),
    ask: (draw, example) => [example, splitBins(draw, example)],
    same: ['governing_margin'],
  },
  {
    claim: 'a sea state in two parts does the damage of one',
    refs: ofOne('modelrepo:rao-spectral-fatigue@1'),
    ask: (draw, example) => {
      const states = example.sea_states as Rows
      return [example, { ...example, sea_states: split(states, 'occurrence_fraction', between(draw, 0.2, 0.8)) }]
    },
    same: DAMAGE,
  },
  {
    claim: 'a sea state in two parts leaves the operability as it is',
    refs: ofOne('modelrepo:vessel-seakeeping@1'),
    ask: (draw, example) => {
      const states = (example.sea_states as Rows).map((state) => ({
        ...state,
        significant_wave_height: Number(state.significant_wave_height) * between(draw, 0.6, 2.5),
      }))
      const one = { ...example, sea_states: states }
      return [one, { ...one, sea_states: split(states, 'probability', between(draw, 0.2, 0.8)) }]
    },
    same: ['operability'],
  },
  {
    claim: 'another origin of time leaves what a fitted well still produces as it is',
    refs: ofOne('datarepo:production-forecast-arps@1'),
    ask: (draw) => {
      const [start, q, D] = [Math.round(between(draw, 0, 90)), between(draw, 300, 3000), between(draw, 0.02, 0.08)]
      const time = Array.from({ length: 18 }, (_, i) => i)
      const rate = time.map((t) => q / (1 + 0.5 * D * t) ** 2)
      const from = (origin: number) => ({
        ...{ model: 'auto', fit: true, rate, economic_limit: 10 },
        time: time.map((t) => t + origin),
      })
      return [from(0), from(start)]
    },
    same: ['remaining_recovery', 'b_exponent'],
    within: 1e-5,
  },
  {
    claim: 'the axial capacity of a pile is that of both of its workflows',
    refs: ['modelrepo:pile-capacity@1', 'modelrepo:pile-axial-capacity@1'],
    ask: (draw, example) => {
      const request = {
        ...example,
        outer_diameter: between(draw, 700, 2400),
        embedded_length: between(draw, 15, 70),
        undrained_shear_strength: between(draw, 30, 150),
        effective_vertical_stress: [between(draw, 80, 300)],
        applied_load: between(draw, 500, 9000),
      }
      return [request, request]
    },
    same: ['total_capacity', 'allowable_capacity', 'utilisation'],
  },
]

function splitBins(draw: () => number, example: Request): Request {
  const share = between(draw, 0.2, 0.8)
  const lines = (example.lines as Rows).map((line) => ({
    ...line,
    tension_range_bins: split(line.tension_range_bins as Rows, 'n_cycles', share),
  }))
  return { ...example, lines }
}
