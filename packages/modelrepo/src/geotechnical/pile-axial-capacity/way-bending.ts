/** The bending of a pile under a shear and a moment at its head: closed form in a uniform subgrade, or on p-y curves. */
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import { SAND_ABOVE_CLAY, SOFT_CLAY } from '@keelson/standards/api-rp-2geo-2011/py-clay.ts'
import {
  compares,
  gives,
  givesAs,
  notApplicable,
  numberColumn,
  rowsValue,
  shownIn,
  shownPressure,
} from '@keelson/workflow'
import { pileFigures } from '../_shared/pile/runs.ts'
import { bendingCharts, bentCharts, curveCharts, layerCurvesChart, subgradeCharts } from './charts.ts'
import { bentFigure } from './figures.ts'
import { way } from './inputs.ts'
import { type Bent, LATERAL_SOURCE, pushedInLayers } from './lateral.ts'
import { besideLateral, SMALL_DEFLECTION } from './lateral-reach.ts'
import { lateralRows } from './rules.ts'
import { bendingWarnings, slendernessWarnings } from './warnings.ts'

const signed = true
const mm = (metres: number) => shownIn(metres, 'mm')

const deflectionValue = {
  head_deflection: gives(closed.headDeflection, 'displacement', 'Lateral pile deflection at the seabed.', { signed }),
}
const momentValues = {
  maximum_moment: gives(closed.largestMoment, 'foundation_moment', 'Maximum bending moment in the pile (magnitude).', {
    signed,
  }),
  depth_of_maximum_moment: gives(
    closed.depthOfLargestMoment,
    'soil_depth',
    'Depth of the maximum bending moment below the seabed.',
    { signed },
  ),
}

export const inSubgrade = way({
  takes: ['embedded_length', 'flexural_rigidity', 'subgrade_reaction', 'head_shear'],
  values: {
    characteristic_beta: gives(
      closed.characteristic,
      'wavenumber',
      'Characteristic β of the pile in uniform subgrade, the reciprocal of its characteristic length.',
      { signed },
    ),
    ...deflectionValue,
    ...momentValues,
  },
  checks: {},
  charts: bendingCharts,
  calculate: (p, trace) => {
    const { flexural_rigidity: EI, subgrade_reaction: k, embedded_length: L, head_shear: H } = p
    trace.section('Long pile in a uniform subgrade')
    const beta = trace.apply(closed.characteristic, { k, EI })
    const slenderness = trace.apply(closed.slenderness, { beta, L })
    const y_0 = trace.apply(closed.headDeflection, { H, beta, k })
    const M = trace.apply(closed.largestMoment, { H, beta })
    const z_M = trace.apply(closed.depthOfLargestMoment, { beta })
    return {
      charts: () => subgradeCharts({ H, beta, k, L, M, z_M }),
      warnings: slendernessWarnings(slenderness),
      detail: `Head deflection ${mm(y_0)}; maximum moment ${shownIn(M, 'kN*m')} at a depth of ${shownIn(z_M, 'm')}`,
    }
  },
})

export const onCurves = way({
  takes: [
    ...['outer_diameter', 'wall_thickness', 'youngs_modulus', 'soil_layers', 'head_shear', 'head_moment'],
    ...['head_fixity', 'loading'],
  ] as const,
  rules: lateralRows,
  values: {
    ...deflectionValue,
    head_rotation: givesAs(
      'theta_0',
      'Head rotation',
      'inclination',
      'Head rotation, positive in the direction of the head shear.',
      { signed },
    ),
    ...momentValues,
    maximum_bending_stress: gives(
      closed.bendingStress,
      'stress',
      'Maximum bending stress in the pile steel, excluding axial stress.',
      { signed },
    ),
    pile_profile: rowsValue({
      title: 'Pile response profile',
      description: 'Deflection, bending moment and soil resistance along the pile.',
      columns: {
        depth: numberColumn('soil_depth', 'Depth', { symbol: 'z' }),
        deflection: numberColumn('displacement', 'Deflection', { symbol: 'y' }),
        moment: numberColumn('foundation_moment', 'Bending moment', { symbol: 'M' }),
        soil_resistance: numberColumn('force_per_length', 'Soil resistance', { symbol: 'p' }),
      },
    }),
  },
  checks: {
    lateral_load: compares('foundation_load', {
      title: 'Lateral soil resistance',
      criterion: LATERAL_SOURCE,
      demand: { input: 'head_shear', title: 'Head shear' },
      capacity: { symbol: 'H_lim', title: 'Lateral capacity' },
      reach: [SAND_ABOVE_CLAY, SOFT_CLAY, SMALL_DEFLECTION],
    }),
  },
  charts: {
    ...curveCharts,
    ...bendingCharts,
    shear: { title: 'Shear against depth', description: 'Shear force along the pile.' },
    soil_resistance: {
      title: 'Soil resistance against depth',
      description: 'Lateral soil resistance along the pile, opposing the deflection.',
    },
  },
  figures: pileFigures,
  calculate: (p, trace) => {
    const pushed = pushedInLayers(p, trace)
    const { bent } = pushed
    const none = bent === undefined ? GIVES_WAY : undefined
    return {
      values: {
        head_deflection: none,
        head_rotation: none,
        maximum_moment: none,
        depth_of_maximum_moment: none,
        maximum_bending_stress: none,
        pile_profile: bent === undefined ? GIVES_WAY : profileRows(bent),
      },
      beside: { lateral_load: besideLateral(p, pushed) },
      charts: () => ({
        ...(bent === undefined ? NO_CHARTS : bentCharts(p, bent)),
        py_curves: layerCurvesChart(p, pushed),
      }),
      figures: () => ({ pile_in_soil: bentFigure(p, pushed) }),
      warnings: bendingWarnings(pushed),
      detail:
        bent === undefined
          ? givesWay(p.head_shear, pushed.H_lim)
          : `Head deflection ${mm(bent.y_0)}; maximum moment ${shownIn(bent.M, 'kN*m')} at a depth of ${shownIn(bent.z_M, 'm')}, bending stress ${shownPressure(bent.stress)} (${bent.state.iterations} iterations)`,
    }
  },
})

const givesWay = (H: number, H_lim: number) =>
  H > H_lim
    ? `{head_shear} ${shownIn(H, 'kN')} exceeds the lateral capacity at the pile head, ${shownIn(H_lim, 'kN')}`
    : 'No equilibrium deflection exists under this {head_shear} and {head_moment}'
const GIVES_WAY = notApplicable('no equilibrium deflection exists under this load')
const NO_CHARTS = { deflection: GIVES_WAY, moment: GIVES_WAY, shear: GIVES_WAY, soil_resistance: GIVES_WAY }

/** Every fourth node. */
const profileRows = ({ state: { depths, deflections, moments, resistances } }: Bent) =>
  depths.flatMap((depth, i) =>
    i % 4 === 0
      ? [
          {
            depth,
            deflection: deflections[i] ?? 0,
            moment: moments[i] ?? 0,
            soil_resistance: resistances[i] ?? 0,
          },
        ]
      : [],
  )
