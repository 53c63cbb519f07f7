/** The mooring fatigue atlas: damage over stress range and cycles, one slice for each curve, split at its knee. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { kneeRange } from '@keelson/physics/fatigue/sn-curve.ts'
import { CATHODIC_PROTECTION, COEFFICIENTS, snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { toSI } from '@keelson/units'
import {
  type AtlasBuilder,
  type AtlasFile,
  type AtlasPiece,
  interpolate,
  maxRelativeError,
} from '@keelson/workflow/atlas.ts'
import {
  type AtlasPlan,
  atlasFile,
  checkOf,
  type Pair,
  progressOver,
  sourceOf,
} from '../../_shared/atlas/atlas-source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { damageAt, direct, type GridPoint, PARENT } from './atlas-solver.ts'
import { type Params, SLICES } from './inputs.ts'

/** Envelope of a query; the grid is over the stress range that follows from it, and over cycles. */
export const axes = axesOf({
  tension_range_kN: { title: 'Tension range', unit: 'kN', range: [100, 450] },
  cross_sectional_area: { title: 'Nominal steel area', unit: 'mm2', range: [3000, 9000] },
})
export const STRESS = 'stress_range'
export const CYCLES = 'n_cycles'
export const DAMAGE = 'damage'

/** Stress range, Pa: a little wider than the envelope's corners, 11.1 and 150 MPa. */
const LOWEST = 10e6
const HIGHEST = 160e6
const CYCLE_GRID = [1e4, 1e5, 1e6]
/** Largest ratio of neighbouring stress ranges. */
const RATIO = 1.4
/** How near to the knee its limits from either side are taken. */
const BESIDE = 1e-12
/** Where in a cell it is held out, as shares of the way along each axis. */
const HELD_OUT = [
  [0.23, 0.31],
  [0.5, 0.5],
  [0.81, 0.67],
] as const
/** Every so many grid points are recomputed by a check. */
const SAMPLE = 3

type Slice = Params['sn_curve']

/** A query of the grid's middle, whose steps say what the method is. */
const MIDDLE = {
  cross_sectional_area: 8000e-6,
  sn_curve: 'D',
  design_fatigue_factor: 3,
  design_life: toSI(25, 'year'),
  tension_range_bins: [{ tension_range_kN: 275e3, n_cycles: 120000 }],
} as const

const PLAN: AtlasPlan = {
  id: 'mooring-fatigue-atlas-query',
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvRpC203.id} (${dnvRpC203.revision}) table 2-2`] },
  limits: axes.limits,
  method: (trace) => direct({ ...MIDDLE, tension_range_bins: [...MIDDLE.tension_range_bins] }, trace),
  terms: () => [COEFFICIENTS],
}

export const mooringFatigueAtlas = sourceOf(PLAN, build, check)

function build(builder: AtlasBuilder): AtlasFile {
  const pieces = progressOver(SLICES, builder, slicePieces).flat()
  const grid = { ...atlasFile(PLAN, pieces, builder), holdout: { points: 0, max_relative_error: { [DAMAGE]: 0 } } }
  const pairs = pieces.flatMap((p) => compared(grid, p, heldOut(p)))
  return { ...grid, holdout: { points: pairs.length, max_relative_error: { [DAMAGE]: maxRelativeError(pairs) } } }
}

/** Recomputes a sample of the grid and all held-out points. */
function check(atlas: AtlasFile, builder: AtlasBuilder) {
  const pairs = progressOver(atlas.pieces, builder, (p) => ({
    grid: gridPairs(p),
    held: compared(atlas, p, heldOut(p)),
  }))
  return checkOf(PLAN, atlas, builder, {
    onGrid: pairs.flatMap((p) => p.grid),
    offGrid: pairs.flatMap((p) => p.held),
    named: 'check points',
  })
}

/** Stress ranges from one value to another, geometrically spaced, the ends exact. */
function between(from: number, to: number): number[] {
  const cells = Math.max(2, Math.ceil(Math.log(to / from) / Math.log(RATIO)))
  return logSpaced(from, to, cells + 1)
}

/** A slice is split at the knee of its curve, where the response bends and, within table rounding, jumps. */
function slicePieces(sn_curve: Slice): AtlasPiece[] {
  const knee = kneeRange(snCurve(sn_curve, CATHODIC_PROTECTION))
  if (knee === null || knee <= LOWEST || knee >= HIGHEST) return [piece(sn_curve, between(LOWEST, HIGHEST), {})]
  return [
    piece(sn_curve, between(LOWEST, knee), { above: true }),
    piece(sn_curve, between(knee, HIGHEST), { below: true }),
  ]
}

/** `above`: a kink ends the piece; `below`: one begins it. */
function piece(
  sn_curve: Slice,
  stress: readonly number[],
  kink: { readonly above?: true; readonly below?: true },
): AtlasPiece {
  const solved = stress.map((S, i) => {
    if (kink.below && i === 0) return S * (1 + BESIDE)
    return kink.above && i === stress.length - 1 ? S * (1 - BESIDE) : S
  })
  const points = solved.flatMap((S) => CYCLE_GRID.map((n): GridPoint => ({ S, n })))
  return {
    slice: { sn_curve },
    axes: [
      {
        name: STRESS,
        title: 'Stress range',
        unit: 'Pa',
        scale: 'log',
        values: stress,
        ...(kink.above && { ends_at_kink: true }),
      },
      { name: CYCLES, title: 'Cycles', unit: '-', scale: 'log', values: CYCLE_GRID },
    ],
    responses: { [DAMAGE]: { unit: '-', scale: 'log', values: damageAt(sn_curve, points) } },
  }
}

/** Points inside every cell of a piece. */
function heldOut({ axes }: AtlasPiece): GridPoint[] {
  const [stress, cycles] = axes.map((a) => a.values)
  if (stress === undefined || cycles === undefined) return []
  const inside = (values: readonly number[], i: number, share: number) => {
    const from = values[i] as number
    return from * ((values[i + 1] as number) / from) ** share
  }
  const cells = (values: readonly number[]) => values.slice(1).map((_, i) => i)
  return cells(stress).flatMap((i) =>
    cells(cycles).flatMap((j) => HELD_OUT.map(([s, t]) => ({ S: inside(stress, i, s), n: inside(cycles, j, t) }))),
  )
}

const sliceOf = (p: AtlasPiece) => p.slice.sn_curve as Slice

/** Interpolated and direct damage at points of a piece's slice. */
function compared(atlas: AtlasFile, p: AtlasPiece, points: readonly GridPoint[]): Pair[] {
  const direct = damageAt(sliceOf(p), points)
  return points.map(({ S, n }, i) => ({
    direct: direct[i] ?? Number.NaN,
    interpolated: interpolate(atlas, p.slice, { [STRESS]: S, [CYCLES]: n }, DAMAGE).value,
  }))
}

/** A sample of the grid against the solver, without the ends of the stress axis, where limits at a kink may stand. */
function gridPairs(p: AtlasPiece): Pair[] {
  const [stress = [], cycles = []] = p.axes.map((a) => a.values)
  const values = p.responses[DAMAGE]?.values ?? []
  const stored = stress.flatMap((S, i) =>
    cycles.map((n, j) => ({ i, S, n, d: values[i * cycles.length + j] ?? Number.NaN })),
  )
  const sample = stored.filter(({ i }) => i > 0 && i < stress.length - 1).filter((_, k) => k % SAMPLE === 0)
  const direct = damageAt(sliceOf(p), sample)
  return sample.map((q, k) => ({ direct: direct[k] ?? Number.NaN, interpolated: q.d }))
}
