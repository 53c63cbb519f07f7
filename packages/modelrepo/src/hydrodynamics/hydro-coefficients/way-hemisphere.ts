/** The heaving hemisphere: multipoles at each frequency, worked out step by step where it damps most. */
import { silent, type Trace } from '@keelson/equations'
import { type HeavingHemisphere, heavingHemisphere, hemisphereWaves } from '@keelson/physics/added-mass/hemisphere.ts'
import * as sphere from '@keelson/physics/added-mass/hemisphere-equations.ts'
import { frequencyOfWavenumber } from '@keelson/physics/strip-theory/section-equations.ts'
import { gives, numberColumn, shownRatio, textColumn } from '@keelson/workflow'
import { nondimensionalChart } from './charts.ts'
import { bodyValues, energyCheck, INFINITE, nondimensionalValues, surfacePictures } from './coefficients.ts'
import { sphereFigure } from './figures.ts'
import { type Given, way } from './inputs.ts'
import { hemisphereRules } from './rules.ts'
import { shortWaves } from './warnings.ts'

const result = (title: string, symbol: string) => numberColumn('-', title, { symbol })

export const hemisphere = way({
  takes: ['motion', 'radius', 'wavenumber_radius', 'water_depth', 'water_density', 'gravity'],
  rules: hemisphereRules,
  values: {
    ...nondimensionalValues,
    ...bodyValues,
    added_mass_infinite: gives(sphere.hemisphereInfinite, 'ship_displacement', INFINITE.description, {
      ...INFINITE,
      signed: true,
    }),
  },
  checks: energyCheck,
  tables: {
    points: {
      title: 'Hemisphere points',
      description:
        'Gauss points from the waterline down, with the potential divided by radius and velocity at the frequency shown in the steps. The contribution of each point to the far-field waves is also listed.',
      columns: {
        point: textColumn('Point'),
        cosine: result('Cosine of angle from vertical', 'mu'),
        weight: result('Weight', 'w'),
        potential_real: result('Potential, real', 'phi_r'),
        potential_imaginary: result('Potential, imaginary', 'phi_i'),
        waves_real: result('Waves, real', 'H_r'),
        waves_imaginary: result('Waves, imaginary', 'H_i'),
      },
    },
  },
  ...surfacePictures,
  calculate: (p, trace) => {
    const { wavenumber_radius, radius: a } = p
    const m = trace.apply(sphere.hemisphereMass, { rho: p.water_density, a })
    trace.apply(sphere.hemisphereInfinite, { m })
    const solved = wavenumber_radius.map((Ka) => heavingHemisphere(Ka))
    const all = wavenumber_radius.map((Ka, i) => heaving(p, Ka, solved[i] as HeavingHemisphere, m, silent))
    const worst = all.reduce((most, one, i) => (one.gap > (all[most]?.gap ?? 0) ? i : most), 0)
    trace.section('Frequency of maximum energy error')
    const shown = heaving(p, wavenumber_radius[worst] as number, solved[worst] as HeavingHemisphere, m, trace)
    return {
      values: {
        added_mass_nondimensional: all.map(({ a_hat }) => a_hat),
        damping_nondimensional: all.map(({ b_hat }) => b_hat),
        added_mass: all.map(({ A }) => A),
        damping: all.map(({ B }) => B),
      },
      tables: () => ({ points: rowsOf(shown.Ka, solved[worst] as HeavingHemisphere) }),
      charts: () => ({
        nondimensional: nondimensionalChart(
          'Wave number times radius',
          all.map(({ Ka, a_hat, b_hat }) => ({ x: Ka, a: a_hat, b: b_hat })),
        ),
      }),
      figures: () => ({ section: sphereFigure(a, solved[0] as HeavingHemisphere) }),
      warnings: shortWaves('wavenumber_radius', wavenumber_radius),
      detail: `Added mass ${range(all.map(({ a_hat }) => a_hat))} times the displaced mass over the entered frequencies (short-wave limit: 0.5)`,
    }
  },
})

const range = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(shownRatio)
  return least === most ? least : `${least} to ${most}`
}

type Sphere = Given<'radius' | 'water_density' | 'gravity'>

function heaving(p: Sphere, Ka: number, of: HeavingHemisphere, m: number, trace: Trace) {
  const { radius: a, water_density: rho } = p
  const K = trace.apply(sphere.hemisphereWavenumber, { Ka, a })
  const omega = trace.apply(frequencyOfWavenumber, { K, g: p.gravity })
  const n = trace.lookup({
    symbol: 'n',
    title: 'Number of Gauss points',
    unit: '-',
    source: sphere.hulme,
    clause: 'heave',
    value: of.cosines.length,
    cell: 'for this solution',
  })
  const points = { n, w: of.weights, mu: of.cosines }
  const A = trace.apply(sphere.hemisphereAddedMass, { rho, a, ...points, phi: of.re }, { rename: { phi: 'phi_r' } })
  const B = trace.apply(
    sphere.hemisphereDamping,
    { rho, omega, a, ...points, phi: of.im },
    { rename: { phi: 'phi_i' } },
  )
  const a_hat = trace.apply(sphere.hemisphereAddedMassShare, { A, m })
  const b_hat = trace.apply(sphere.hemisphereDampingShare, { B, omega, m })
  const { re, im } = hemisphereWaves(Ka, of)
  const B_w = trace.apply(sphere.hemisphereRadiatedDamping, { rho, omega, a, Ka, n, H_r: re, H_i: im })
  return { Ka, A, B, a_hat, b_hat, gap: trace.apply(sphere.hemisphereEnergyGap, { B, B_w, b_hat }) }
}

function rowsOf(Ka: number, of: HeavingHemisphere) {
  const waves = hemisphereWaves(Ka, of)
  return of.cosines.map((cosine, i) => ({
    point: String(i + 1),
    cosine,
    weight: of.weights[i] as number,
    potential_real: of.re[i] as number,
    potential_imaginary: of.im[i] as number,
    waves_real: waves.re[i] as number,
    waves_imaginary: waves.im[i] as number,
  }))
}
