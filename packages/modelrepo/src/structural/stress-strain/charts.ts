/** The charts of a curve: engineering, true, slope, and the shares of the ASME strain. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { STRAIN_0_02, STRAIN_0_005 } from '@keelson/physics/materials/reported-strains.ts'
import { truePlasticStrain, trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { type MpcCurve, mpcShares, mpcStrain } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-curve.ts'
import { EPSILON_YS } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts'
import { type ChartDefinition, lineChart, type Marker, type Point } from '@keelson/workflow'
import { type Drawn, stressOrNull } from './readings.ts'

export const curveCharts = {
  stress_strain: {
    title: 'Engineering stress and strain',
    description:
      'Engineering stress-strain curve up to a few times the yield strain, with the yield point, 0.2 % offset line and 0.5 % total strain line.',
  },
  true_engineering: {
    title: 'True and engineering curves',
    description:
      'Engineering stress against engineering strain, and true stress against true total and plastic strain.',
  },
  tangent_modulus: {
    title: 'Tangent modulus',
    description: 'Tangent modulus of the engineering curve against strain.',
  },
}

const POINTS = 100
const MPA = 'MPa'

/** A point of the engineering curve. */
interface Reading {
  readonly e: number
  readonly s: number
}

/** To 2 %, or to the largest strain asked for; `fitted` is the second point of a fit, which is drawn whole. */
export function chartsOf(drawn: Drawn, asked: readonly number[], fitted?: Reading) {
  const strains = strainsDrawn(drawn, asked)
  const points = strains.flatMap((e): Reading[] => {
    const s = stressOrNull(drawn.curve, e)
    return s === null ? [] : [{ e, s }]
  })
  return {
    stress_strain: engineering(drawn, points, fitted),
    true_engineering: trueAndEngineering(drawn, points),
    tangent_modulus: slopes(
      drawn,
      points.map(({ e }) => e),
    ),
  }
}

/** The elastic part is drawn by points of its own. */
function strainsDrawn({ strainAtYield }: Drawn, asked: readonly number[]): readonly number[] {
  const end = Math.max(STRAIN_0_02.value, strainAtYield, ...asked)
  return [...spaced(0, strainAtYield, POINTS / 4), ...spaced(strainAtYield, end, POINTS).slice(1)]
}

/** Strains at yield that the engineering curve shows: enough to see how yield is measured. */
const AROUND_YIELD = 4

function engineering({ material, strainAtYield }: Drawn, all: readonly Reading[], fitted?: Reading): ChartDefinition {
  const end = fitted ? Number.POSITIVE_INFINITY : Math.max(STRAIN_0_02.value, AROUND_YIELD * strainAtYield)
  const points = all.filter(({ e }) => e <= end)
  const { youngs_modulus: E, yield_strength: sigma_y } = material
  const offset = EPSILON_YS.value
  const secondPoint: Marker[] = fitted ? [{ x: fitted.e, y: fitted.s, label: 'tensile strength' }] : []
  return lineChart({
    x: { title: 'Engineering strain', unit: '%' },
    y: { title: 'Engineering stress', unit: MPA, zero: true },
    series: [
      { name: 'curve', points: points.map(({ e, s }): Point => [e, s]) },
      {
        name: '0.2 % offset',
        points: [
          [offset, 0],
          [offset + sigma_y / E, sigma_y],
        ],
      },
    ],
    limits: [{ at: STRAIN_0_005.value, along: 'y', label: '0.5 % total strain' }],
    markers: [{ x: strainAtYield, y: sigma_y, label: 'yield strength' }, ...secondPoint],
  })
}

function trueAndEngineering({ material: { youngs_modulus: E } }: Drawn, points: readonly Reading[]): ChartDefinition {
  const all = points.map(({ e, s }) => {
    const sigma_t = trueStress.evaluate({ s, e })
    const epsilon_t = trueStrain.evaluate({ e })
    return { e, s, sigma_t, epsilon_t, plastic: truePlasticStrain.evaluate({ epsilon_t, sigma_t, E }) }
  })
  return lineChart({
    x: { title: 'Strain', unit: '%' },
    y: { title: 'Stress', unit: MPA, zero: true },
    series: [
      { name: 'engineering', points: all.map(({ e, s }): Point => [e, s]) },
      { name: 'true, total strain', points: all.map((q): Point => [q.epsilon_t, q.sigma_t]) },
      {
        name: 'true, plastic strain',
        points: all.filter((q) => q.plastic > 0).map((q): Point => [q.plastic, q.sigma_t]),
      },
    ],
  })
}

function slopes({ curve, strainAtYield, material }: Drawn, strains: readonly number[]): ChartDefinition {
  const smooth = curve.yieldSlope !== null
  const before = strains.filter((e) => e > 0 && e < strainAtYield)
  const after = strains.filter((e) => e >= strainAtYield)
  const at = (e: number): Point => [e, curve.slopeAt(e)]
  const corner: Point = [strainAtYield, material.youngs_modulus]
  return lineChart({
    x: { title: 'Engineering strain', unit: '%' },
    y: { title: 'Tangent modulus', unit: 'GPa', ...(smooth ? { log: true } : { zero: true }) },
    series: [{ name: 'tangent modulus', points: [...before.map(at), ...(smooth ? [] : [corner]), ...after.map(at)] }],
    ...(smooth && {
      markers: [{ x: strainAtYield, y: at(strainAtYield)[1], label: 'at the yield strength' }],
    }),
  })
}

/** Of the true strain of the ASME curve. */
export function shares(mpc: MpcCurve): ChartDefinition {
  const stresses = spaced(0, mpc.sigma_uts_t, POINTS).slice(1)
  const line = (name: string, strainOf: (stress: number) => number) => ({
    name,
    points: stresses.map((stress): Point => [strainOf(stress), stress]),
  })
  return lineChart({
    x: { title: 'True strain', unit: '%' },
    y: { title: 'True stress', unit: MPA, zero: true },
    series: [
      line('total', (stress) => mpcStrain(mpc, stress)),
      line('micro-strain', (stress) => mpcShares(mpc, stress).micro),
      line('macro-strain', (stress) => mpcShares(mpc, stress).macro),
    ],
    limits: [{ at: mpc.sigma_uts_t, along: 'x', label: 'true ultimate stress' }],
  })
}
