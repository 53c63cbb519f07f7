/** A tube under pressures, force, bending and torsion, at four points of its wall. */

import { smallDisplacement } from '@keelson/physics/frame/equations.ts'
import { largerStress, trueWallForce, vonMisesStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { steelArea } from '@keelson/physics/pipe-section.ts'
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { firstOrder } from '@keelson/standards/en-1993-1-1-2005/frame-stability.ts'
import { compares, gives, givesAs } from '@keelson/workflow'
import { tubeCharts, tubePictures } from './charts-tube.ts'
import { tubeDrawing, tubeFigures } from './figures-tube.ts'
import { way } from './inputs.ts'
import { wallProblems } from './rules.ts'
import { allowableOf, sentence, stressValues, tubeStress, UNLOADED } from './stress.ts'
import { pointRows, pointsTable } from './tables.ts'
import { type AtRadius, type Pressed, stressesAt, tubeOf } from './tube.ts'
import { yieldWarnings } from './warnings.ts'

const stress = (symbol: string, title: string, description: string) =>
  givesAs(symbol, title, 'stress', description, { signed: true })

export const ofTube = way({
  takes: [
    ...['outer_diameter', 'wall_thickness', 'internal_pressure', 'external_pressure', 'true_wall_force'],
    ...['bending_moment', 'torsion_moment', 'allowable_factor'],
  ] as const,
  may: ['effective_tension', 'yield_strength'],
  rules: wallProblems,
  values: {
    ...stressValues,
    ...tubeStress,
    cross_section_area: gives(steelArea, 'section_area', 'Steel cross-sectional area.', {
      title: 'Tube cross-sectional area',
      symbol: 'A',
      signed: true,
    }),
    true_wall_force: gives(
      trueWallForce,
      'pipe_axial_force',
      'True wall force as entered, or derived from effective tension and pressures.',
      { signed: true, orInput: 'true_wall_force' },
    ),
    hoop_stress_inner: stress('sigma_h_i', 'Inner hoop stress', 'Hoop stress at the inner radius.'),
    hoop_stress_outer: stress('sigma_h_o', 'Outer hoop stress', 'Hoop stress at the outer radius.'),
    radial_stress_inner: stress('sigma_r_i', 'Inner radial stress', 'Radial stress at the inner radius.'),
    radial_stress_outer: stress('sigma_r_o', 'Outer radial stress', 'Radial stress at the outer radius.'),
    bending_stress_outer: stress(
      'sigma_b_o',
      'Outer bending stress',
      'Bending stress at the outer radius, of either sign.',
    ),
    torsional_shear_outer: stress(
      'tau_o',
      'Outer torsional shear stress',
      'Torsional shear stress at the outer radius.',
    ),
    von_mises_inner: stress(
      'sigma_vM_i',
      'Inner von Mises stress',
      'Von Mises stress at the inner radius, the larger value of the two sides.',
    ),
    von_mises_outer: stress(
      'sigma_vM_o',
      'Outer von Mises stress',
      'Von Mises stress at the outer radius, the larger value of the two sides.',
    ),
  },
  checks: {
    von_mises: compares('stress', {
      title: 'Von Mises stress',
      demand: vonMisesStress,
      capacity: allowableStress,
      criterion: allowableStress,
      needs: ['yield_strength'],
      reach: [firstOrder, smallDisplacement],
    }),
  },
  tables: pointsTable,
  charts: tubePictures,
  figures: tubeDrawing,
  calculate: (p, trace) => {
    const of = tubeOf(p, trace)
    trace.section('Inside')
    const inner = stressesAt(of, of.r_i, trace, 'i')
    trace.section('Outside')
    const outer = stressesAt(of, of.r_o, trace, 'o')
    trace.section('Maximum stress')
    const sigma_vM = trace.apply(
      largerStress,
      { sigma_1: inner.sigma_vM, sigma_2: outer.sigma_vM },
      { rename: { sigma_1: 'sigma_vM_i', sigma_2: 'sigma_vM_o' } },
    )
    const sigma_all = allowableOf(p, trace)
    const U = sigma_all === undefined ? undefined : trace.apply(stressUtilisation, { sigma_vM, sigma_all })
    const at = governing(inner, outer)
    return {
      values: { governing_point: at },
      checks: sigma_all === undefined || isLoaded(p) ? {} : { von_mises: UNLOADED },
      tables: () => ({ points: pointRows(inner, outer) }),
      charts: () => tubeCharts(p, of),
      figures: () => tubeFigures(of, inner, outer),
      warnings: yieldWarnings(sigma_vM, p.yield_strength),
      detail: sentence({ sigma_vM, at }, U, { sigma_all, isOpen: sigma_all !== undefined && !isLoaded(p) }),
    }
  },
})

const isLoaded = (p: Pressed): boolean =>
  [p.internal_pressure, p.external_pressure, p.bending_moment, p.torsion_moment].some((action) => action !== 0) ||
  (p.effective_tension ?? p.true_wall_force) !== 0

function governing(inner: AtRadius, outer: AtRadius): string {
  const [where, at] = inner.sigma_vM >= outer.sigma_vM ? ['inside', inner] : ['outside', outer]
  if (at.tension.sigma_vM === at.compression.sigma_vM) return `${where}, both sides`
  return `${where}, ${at.tension.sigma_vM > at.compression.sigma_vM ? 'tension' : 'compression'} side`
}
