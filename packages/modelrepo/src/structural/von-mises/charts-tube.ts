/** Stresses through the wall of the tube, and how moment and tension stand against each other. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { allowableMoment, reachOfStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { allowableStress } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { type ChartDefinition, lineChart, type NotApplicable, notApplicable, type Point } from '@keelson/workflow'
import type { Strength } from './stress.ts'
import { type AtRadius, silentlyAt, type Tube } from './tube.ts'

const POINTS = 61
const BEYOND = 1.1

export const tubePictures = {
  wall: {
    title: 'Stress through wall',
    description: 'Stresses through the wall on the side with the higher von Mises stress.',
  },
  interaction: {
    title: 'Bending moment and tension interaction',
    description: 'Bending moment at the allowable stress against true wall force. The result is marked.',
    needs: ['yield_strength'],
  },
}

export function tubeCharts(p: Strength, tube: Tube) {
  const f_y = p.yield_strength
  return {
    wall: throughTheWall(tube),
    ...(f_y !== undefined && { interaction: interaction(p, tube, f_y) }),
  }
}

function throughTheWall(tube: Tube): ChartDefinition {
  const radii = spaced(tube.r_i, tube.r_o, POINTS).map((r) => silentlyAt(tube, r))
  const line = (name: string, of: (at: AtRadius) => number) => ({
    name,
    points: radii.map((at): Point => [at.r, of(at)]),
  })
  const governs = ({ tension, compression }: AtRadius) =>
    tension.sigma_vM >= compression.sigma_vM ? tension : compression
  return lineChart({
    x: { title: 'Radius', unit: 'mm' },
    y: { title: 'Stress', unit: 'MPa' },
    series: [
      line('von Mises', ({ sigma_vM }) => sigma_vM),
      line('hoop', ({ sigma_h }) => sigma_h),
      line('radial', ({ sigma_r }) => sigma_r),
      line('axial', (at) => governs(at).sigma),
    ],
  })
}

/** The curve of the allowable stress, and that of yield where it is another one. */
function interaction(p: Strength, tube: Tube, f_y: number): ChartDefinition | NotApplicable {
  const sigma_all = allowableStress.evaluate({ C_f: p.allowable_factor, f_y })
  const reach = Math.max(tube.A * f_y * BEYOND, Math.abs(tube.T_w) * BEYOND)
  const curve = (name: string, limit: number) => ({
    name,
    points: spaced(-reach, reach, 4 * POINTS).flatMap((T_w): Point[] => {
      const M = momentWithin(tube, T_w, limit)
      return M >= 0 ? [[T_w, M]] : []
    }),
  })
  const series = [curve('allowable', sigma_all), ...(p.allowable_factor < 1 ? [curve('yield', f_y)] : [])]
  if (series.every(({ points }) => points.length < 2))
    return notApplicable('pressure and torsion alone exceed the yield strength')
  return lineChart({
    x: { title: 'True wall force', unit: 'kN' },
    y: { title: 'Bending moment', unit: 'kN*m', zero: true },
    series: series.filter(({ points }) => points.length > 0),
    markers: [{ x: tube.T_w, y: Math.abs(tube.M), label: 'this tube' }],
  })
}

/** The moment that brings the tube to a limit at a wall force; negative or none where force and pressure exceed it. */
function momentWithin(tube: Tube, T_w: number, sigma_all: number): number {
  const { r_i, r_o, I, A } = tube
  const moments = [r_i, r_o].map((r) => {
    const { sigma_h, sigma_r, tau } = silentlyAt(tube, r)
    const sigma_w = reachOfStress.evaluate({ sigma_all, sigma_h, sigma_r, tau })
    return allowableMoment.evaluate({ sigma_w, sigma_a: T_w / A, sigma_h, sigma_r, I, r })
  })
  return Math.min(...moments)
}
