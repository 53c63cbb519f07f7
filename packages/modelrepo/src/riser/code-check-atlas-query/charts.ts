/** The charts of a query: where it lies on the surface of the utilisation, and in tension and moment. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, lineChart, type Point, type Series, shownForce } from '@keelson/workflow'
import { M_REFERENCE, type Shares, T_REFERENCE, useOf } from './atlas-solver.ts'
import type { Params } from './inputs.ts'
import { momentAt } from './tables.ts'

const largest = (p: Params) => ({
  T: Math.max(T_REFERENCE.si, p.effective_tension),
  M: Math.max(M_REFERENCE.si, p.bending_moment),
})

/** Utilisation over the moment at some tensions, with the query. */
export function surface(p: Params, shares: Shares, U: number): ChartDefinition {
  const { T, M } = largest(p)
  const line = (effective_tension: number): Series => ({
    name: shownForce(effective_tension),
    points: [0, M].map(
      (bending_moment): Point => [bending_moment, useOf(shares, { ...p, effective_tension, bending_moment })],
    ),
  })
  return lineChart({
    x: { title: 'Bending moment', unit: 'kN*m' },
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: spaced(0, T, 5).map(line),
    limits: [{ at: 1, label: 'limit', along: 'x' }],
    markers: [{ x: p.bending_moment, y: U, label: labelOf(p) }],
  })
}

/** Without a load the query lies where all lines meet, and no label has room. */
const labelOf = (p: Params) => (p.effective_tension === 0 && p.bending_moment === 0 ? '' : 'this query')

const LEVELS = [0.5, 0.75, 1]

/** Lines of equal utilisation, the limit the last of them. */
export function diagram(p: Params, shares: Shares): ChartDefinition {
  const { T } = largest(p)
  const line = (level: number): Series => ({
    name: level === 1 ? 'limit' : `utilisation ${level}`,
    points: spaced(0, T, 101)
      .map((T_eff): Point => [T_eff, momentAt(shares, level, T_eff)])
      .filter(([, M]) => M >= 0),
  })
  return lineChart({
    x: { title: 'Effective tension', unit: 'kN' },
    y: { title: 'Bending moment', unit: 'kN*m', zero: true },
    series: LEVELS.map(line),
    markers: [{ x: p.effective_tension, y: p.bending_moment, label: labelOf(p) }],
  })
}
