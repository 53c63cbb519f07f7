/** The six motions by both ways between the nodes, and the motion of the points. */
import { silent, type Trace } from '@keelson/equations'
import {
  type Harmonic,
  type Interpolation,
  motionAt,
  motionsIn,
  type PointMotion,
} from '@keelson/physics/rao/motions.ts'
import {
  aroundTheCircle,
  type Cell,
  cellOf,
  FIRST_ROTATION,
  type OverPairs,
  type Rao,
} from '@keelson/physics/rao/rao.ts'
import { toSI } from '@keelson/units'
import { traceCell } from '../_shared/rao/corners.ts'
import { queryOf } from '../_shared/rao/table.ts'
import type { Params } from './inputs.ts'

/** What the values, the pictures, the tables and the warnings are made from. */
export interface Found {
  /** Rotations in radians per metre. */
  readonly rao: Rao
  readonly cell: Cell
  readonly complex: readonly Harmonic[]
  readonly polar: readonly Harmonic[]
  /** By the interpolation that was chosen. */
  readonly six: readonly Harmonic[]
  readonly moved: readonly PointMotion[] | undefined
}

/** The chosen interpolation has its steps. */
export function solve(p: Params, trace: Trace): Found {
  const rao = aroundTheCircle(raoOf(p))
  const cell = cellOf(rao, queryOf(p), p.symmetry)
  traceCell(cell, queryOf(p), trace)
  trace.section('Motions')
  const by = (way: Interpolation) => motionsIn(cell, way, way === p.interpolation ? trace : silent)
  const [complex, polar] = [by('complex_linear'), by('magnitude_phase')]
  const six = p.interpolation === 'complex_linear' ? complex : polar
  return { rao, cell, complex, polar, six, moved: pointMotions(p, six, trace) }
}

const raoOf = ({ periods, headings, amplitudes, phases, rotation_unit }: Params): Rao => ({
  periods,
  headings,
  amplitudes: rotation_unit === 'rad/m' ? amplitudes : inRadians(amplitudes),
  phases,
})

const inRadians = (amplitudes: OverPairs): OverPairs =>
  amplitudes.map((row) => row.map((six) => six.map((A, motion) => (motion < FIRST_ROTATION ? A : toSI(A, 'deg/m')))))

/** The steps are those of the first point. */
function pointMotions(p: Params, six: readonly Harmonic[], trace: Trace): readonly PointMotion[] | undefined {
  if (p.point === undefined) return undefined
  trace.section(p.point.length > 1 ? 'Motion of first point (others are similar)' : 'Point motion')
  return p.point.map(([x = 0, y = 0, z = 0], i) => motionAt({ x, y, z }, six, p.query_period, i === 0 ? trace : silent))
}
