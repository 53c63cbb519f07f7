/** Axes of an uncertainty ellipsoid from the covariance of a position. */
import { constant, house } from '@keelson/equations'
import { abramowitzStegun } from '../handbooks.ts'
import { highSide, rightSide, tangentOf } from './angles.ts'
import { quiet } from './calc.ts'
import { dot, type Vec } from './vector.ts'

export const TWO_SIGMA = constant({
  symbol: 'k_2',
  title: 'Standard deviations in the reported plan ellipse (95.4 % in one dimension)',
  value: 2,
  unit: '-',
  source: house,
  clause: 'two standard deviations, as usual in survey reports',
})
export const ELLIPSOID_95 = constant({
  symbol: 'k_95',
  title: 'Standard deviations containing 95 % of a three-dimensional error',
  value: 2.795,
  unit: '-',
  source: abramowitzStegun,
  clause: 'table 26.8: chi-square of three degrees of freedom, 7.815 at 5 %, and its root',
})

/** Covariance of a position in north, east, down, m2. */
export interface Covariance {
  readonly nn: number
  readonly ee: number
  readonly vv: number
  readonly ne: number
  readonly nv: number
  readonly ev: number
}

/** C u. */
export const times = ({ nn, ee, vv, ne, nv, ev }: Covariance, [n, e, v]: Vec): Vec => [
  nn * n + ne * e + nv * v,
  ne * n + ee * e + ev * v,
  nv * n + ev * e + vv * v,
]

/** u^T C w, m2. */
export const form = (C: Covariance, u: Vec, w: Vec): number => dot(u, times(C, w))

/** Standard deviations along the high side, the right side and the hole at inclination I and azimuth A in rad, m. */
export function alongHole(C: Covariance, I: number, A: number): { high: number; right: number; along: number } {
  const deviation = (u: Vec) => Math.sqrt(Math.max(0, form(C, u, u)))
  return { high: deviation(highSide(I, A)), right: deviation(rightSide(A)), along: deviation(tangentOf(quiet, I, A)) }
}

/** Semi-axes (1 sigma, m) of the ellipse in plan and the azimuth of the larger one, 0 to 180 deg in rad. */
export function planEllipse({ nn, ee, ne }: Covariance): { major: number; minor: number; azimuth: number } {
  const mean = (nn + ee) / 2
  const radius = Math.hypot((nn - ee) / 2, ne)
  const angle = Math.atan2(2 * ne, nn - ee) / 2
  return {
    major: Math.sqrt(mean + radius),
    minor: Math.sqrt(Math.max(0, mean - radius)),
    azimuth: angle < 0 ? angle + Math.PI : angle,
  }
}

/** Semi-axes (1 sigma, m) of the ellipsoid, the largest first: by Jacobi rotations of the covariance. */
export function semiAxes(C: Covariance): readonly [number, number, number] {
  const a = [C.nn, C.ee, C.vv]
  const off = new Map<string, number>([
    ['01', C.ne],
    ['02', C.nv],
    ['12', C.ev],
  ])
  const turn = (p: 0 | 1, q: 1 | 2, r: 0 | 1 | 2) => {
    const key = (i: number, j: number) => (i < j ? `${i}${j}` : `${j}${i}`)
    const apq = off.get(key(p, q)) ?? 0
    if (apq === 0) return
    const [app = 0, aqq = 0] = [a[p], a[q]]
    const half = (aqq - app) / (2 * apq)
    const t = Math.abs(half) > 1e150 ? 0.5 / half : Math.sign(half || 1) / (Math.abs(half) + Math.hypot(half, 1))
    const c = 1 / Math.hypot(t, 1)
    const s = t * c
    const [arp, arq] = [off.get(key(r, p)) ?? 0, off.get(key(r, q)) ?? 0]
    a[p] = app - t * apq
    a[q] = aqq + t * apq
    off.set(key(p, q), 0)
    off.set(key(r, p), c * arp - s * arq)
    off.set(key(r, q), s * arp + c * arq)
  }
  for (let sweep = 0; sweep < 12; sweep++) {
    turn(0, 1, 2)
    turn(0, 2, 1)
    turn(1, 2, 0)
  }
  const [x = 0, y = 0, z = 0] = a.map((v) => Math.sqrt(Math.max(0, v))).sort((p, q) => q - p)
  return [x, y, z]
}
