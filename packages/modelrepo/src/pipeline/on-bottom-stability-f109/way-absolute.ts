/** The absolute method of DNV-RP-F109: no movement and no lift under the largest oscillation. */
import * as absolute from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import * as oscillation from '@keelson/standards/dnv-rp-f109-2021/oscillation.ts'
import * as peak from '@keelson/standards/dnv-rp-f109-2021/peak-loads.ts'
import {
  check,
  checkOf,
  compares,
  gives,
  givesAs,
  notApplicable,
  openIf,
  resultOf,
  utilisation,
} from '@keelson/workflow'
import { absoluteStability, PENETRATION, sunkIn } from './calculate-absolute.ts'
import { concreteTables, concreteValue, requiredConcrete, thicknessChart } from './calculate-concrete.ts'
import { BREAKER, breaking, designFlow, type Oscillation, wavesAtBed } from './calculate-flow.ts'
import { absoluteWeight } from './calculate-required.ts'
import { enteredCriteria, notedOf } from './criteria.ts'
import { IN_WATER, sentence } from './detail.ts'
import { section, sectionOnBed } from './figures.ts'
import {
  type Absolute,
  flowMay,
  flowTaken,
  flowUnlessReplaced,
  pipeMay,
  pipeTaken,
  pipeUnlessReplaced,
  way,
} from './inputs.ts'
import {
  breakingWarning,
  currentValue,
  ratioValue,
  SEA_STATE,
  STILL,
  seaCharts,
  seaDrawn,
  wavesTold,
  waveValues,
} from './sea.ts'
import { decided, lifting, liftOff, slidingUse, withConcrete } from './verdict-absolute.ts'
import { edgeWarnings, lightWarning, replacedFriction, sunkWarning } from './warnings.ts'
import {
  governingOf,
  governingValue,
  LOAD,
  requiredWeightValue,
  verticalCheck,
  weighed,
  w_s as weight,
  weightValues,
} from './weight.ts'

const FLOATS = notApplicable('the pipe floats')

export const byAbsolute = way({
  takes: [...pipeTaken, ...flowTaken, 'safety_class'],
  unlessReplaced: [...pipeUnlessReplaced, ...flowUnlessReplaced, 'soil_type', 'load_region'],
  may: [
    ...pipeMay,
    ...flowMay,
    ...(['design_oscillation_velocity', 'design_oscillation_period', 'friction_coefficient', 'safety_factor'] as const),
  ],
  takesWhen: {
    soil_submerged_unit_weight: { soil_type: ['sand'] },
    undrained_shear_strength: { soil_type: ['clay'] },
  },
  mayWhen: { soil_dry_unit_weight: { soil_type: ['clay'] } },
  values: {
    ...weightValues,
    ...waveValues,
    period_ratio_kt: resultOf(oscillation.periodRatio, '-', {
      description: 'Ratio of design period to zero up-crossing period.',
      needs: SEA_STATE,
    }),
    design_oscillation_velocity: resultOf(oscillation.designOscillationVelocity, 'wave_particle_velocity', {
      title: 'Design oscillation velocity',
      description: 'Maximum oscillation velocity in the sea state, perpendicular to the pipe.',
      minimum: 0,
    }),
    design_oscillation_period: resultOf(oscillation.designOscillationPeriod, 'wave_period', {
      description: 'Period of the maximum oscillation.',
      minimum: 0,
    }),
    ...currentValue,
    keulegan_carpenter_number: resultOf(peak.keuleganCarpenter, '-', {
      description: 'Design oscillation velocity times its period, divided by the diameter.',
      minimum: 0,
    }),
    ...ratioValue,
    peak_horizontal_load_coefficient: givesAs(
      'C_Y_star',
      'Peak horizontal load coefficient',
      'drag_coefficient',
      'Peak horizontal load coefficient from table 3-9.',
      { signed: true },
    ),
    peak_vertical_load_coefficient: givesAs(
      'C_Z_star',
      'Peak vertical load coefficient',
      'drag_coefficient',
      'Peak vertical load coefficient from table 3-10.',
      { signed: true },
    ),
    initial_penetration_ratio: givesAs(
      'zeta_pi',
      'Initial penetration',
      '-',
      'Initial penetration in pipe diameters under the submerged weight without lift.',
    ),
    load_reduction_horizontal: gives(
      peak.penetrationReductionHorizontal,
      '-',
      'Horizontal load reduction factor for penetration only.',
      {
        title: 'Horizontal load reduction factor',
        symbol: 'r_tot_y',
        maximum: 1,
      },
    ),
    load_reduction_vertical: gives(
      peak.penetrationReductionVertical,
      '-',
      'Vertical load reduction factor for penetration only.',
      {
        title: 'Vertical load reduction factor',
        symbol: 'r_tot_z',
        maximum: 1,
      },
    ),
    peak_horizontal_load: gives(peak.peakHorizontalLoad, LOAD, 'Peak drag and inertia load per unit length.'),
    peak_vertical_load: gives(peak.peakVerticalLoad, LOAD, 'Peak lift load per unit length.'),
    passive_soil_resistance: givesAs(
      'F_R',
      'Passive soil resistance',
      LOAD,
      'Resistance of the soil in front of the pipe, for the contact force under peak lift.',
    ),
    horizontal_utilisation: gives(
      absolute.horizontalUtilisation,
      'utilisation',
      'Factored lateral load divided by friction and passive soil resistance.',
      { signed: true },
    ),
    vertical_utilisation: gives(
      absolute.verticalUtilisation,
      'utilisation',
      'Factored lift divided by submerged weight.',
      {
        signed: true,
      },
    ),
    required_submerged_weight: requiredWeightValue,
    ...concreteValue,
    ...governingValue,
  },
  checks: {
    ...verticalCheck,
    lateral_stability: compares(LOAD, {
      title: 'Lateral stability',
      criterion: absolute.horizontalUtilisation,
      demand: absolute.lateralDemand,
      capacity: absolute.lateralResistance,
      reach: [PENETRATION, BREAKER],
    }),
    lift_off: checkOf(LOAD, {
      title: 'Lift-off',
      criterion: absolute.verticalUtilisation,
      demand: absolute.upliftDemand,
      capacity: weight,
      reach: [PENETRATION, BREAKER],
    }),
  },
  tables: concreteTables,
  charts: { ...seaCharts, ...thicknessChart },
  figures: section,
  calculate: (p, trace) => {
    const pipe = weighed(p, trace)
    const { D, w_s, u_v } = pipe
    if (w_s === undefined) throw new Error('the absolute method requires the weight')
    const waves = wavesAtBed(p, trace)
    const flow = designFlow(p, D, waves, trace)
    const r = absoluteStability(p, D, w_s, flow, trace)
    const required = absoluteWeight(p, D, flow, trace)
    const concrete = requiredConcrete(p, (D, w_s) => withConcrete(p, D, w_s, flow), trace)
    const edge = edgeWarnings(r)
    const unknown = sunkIn(r) ?? breaking(p)
    const verdict = { ...notedOf(edge, ...enteredCriteria(p)), ...lifting(r, w_s) }
    const lift = liftOff(r, w_s)
    const sliding = decided(r.u_y, r, unknown !== undefined)
    return {
      values: {
        hydrodynamic_diameter: D,
        ...wavesTold(waves),
        mean_current_velocity: flow.V_star,
        ...oscillationTold(p, flow, waves.motion !== undefined),
        keulegan_carpenter_number: r.K,
        ...(!Number.isFinite(r.M) && { steady_to_oscillatory_ratio: STILL }),
        ...(!(w_s > 0) && { horizontal_utilisation: FLOATS, vertical_utilisation: FLOATS }),
        ...(typeof required !== 'number' && { required_submerged_weight: required }),
        ...concrete.values,
        governing_criterion: governingOf({
          vertical_stability_utilisation: u_v,
          horizontal_utilisation: sliding,
          vertical_utilisation: decided(lift.utilisation, r, unknown !== undefined),
        }),
      },
      checks: { lift_off: openIf('out_of_reach', unknown, check({ ...lift, ...verdict })) },
      beside: {
        lateral_stability: {
          utilisation: slidingUse(r),
          doubt: unknown && { kind: 'out_of_reach', why: unknown },
          ...verdict,
        },
      },
      tables: concrete.tables,
      charts: () => ({ ...seaDrawn(p, waves), ...concrete.charts() }),
      figures: () => ({
        section: sectionOnBed(p, pipe, r.zeta_pi * D, {
          flow: { symbol: 'U_star', value: flow.U_star },
          horizontal: { symbol: 'F_Y_star', value: r.F_Y },
          lift: { symbol: 'F_Z_star', value: r.F_Z },
          resistance: { symbol: 'F_R', value: r.F_R },
        }),
      }),
      warnings: [
        ...flow.warnings,
        ...edge,
        ...(sliding === undefined ? [] : [...sunkWarning(r), ...breakingWarning(p)]),
        ...lightWarning(pipe),
        ...replacedFriction(p),
      ],
      detail: sentence(
        p,
        w_s,
        required,
        concrete.value,
        {
          'lateral stability': w_s > 0 ? utilisation(r.u_y) : undefined,
          'lift-off': w_s > 0 ? utilisation(r.u_z) : undefined,
          [IN_WATER]: u_v,
        },
        unknown !== undefined && sliding === undefined,
      ),
    }
  },
})

const oscillationTold = (p: Absolute, flow: Oscillation, spectral: boolean) => ({
  ...(flow.tau === undefined && spectral && { number_of_oscillations: STILL }),
  period_ratio_kt:
    flow.k_T ?? (p.design_oscillation_period === undefined ? STILL : notApplicable('the design period is entered')),
  design_oscillation_velocity: flow.U_star,
  design_oscillation_period: flow.T_star ?? STILL,
})
