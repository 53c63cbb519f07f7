/** The generalised method of DNV-RP-F109 on sand: the weight required for the displacement permitted. */
import { silent } from '@keelson/equations'
import * as standard from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import {
  ACCELERATION,
  SPECIFIC_GRAVITY,
  TEN_DIAMETERS_K,
} from '@keelson/standards/dnv-rp-f109-2021/generalised-limits.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { check, checkOf, gives, notApplicable, openIf, outOf } from '@keelson/workflow'
import { concreteTables, concreteValue, requiredConcrete, thicknessChart } from './calculate-concrete.ts'
import { BREAKER, breaking, wavesAtBed } from './calculate-flow.ts'
import { generalisedStability } from './calculate-generalised.ts'
import { weightDisplacement } from './charts.ts'
import { notedOf } from './criteria.ts'
import { IN_WATER, sentence } from './detail.ts'
import { section, sectionOnBed } from './figures.ts'
import { flowMay, flowTaken, flowUnlessReplaced, pipeMay, pipeTaken, pipeUnlessReplaced, way } from './inputs.ts'
import { sandProblems } from './rules.ts'
import { breakingWarning, currentValue, ratioValue, seaCharts, seaDrawn, wavesTold, waveValues } from './sea.ts'
import { lightWarning } from './warnings.ts'
import {
  governingOf,
  governingValue,
  LOAD,
  requiredWeightTold,
  verticalCheck,
  WEIGHT,
  weighed,
  weightValues,
} from './weight.ts'

const parameter = (symbol: string, title: string, description: string) =>
  gives(standard.significantWeightParameter, '-', description, { title, symbol, signed: true })
const requiredFor = (symbol: string, title: string, description: string) =>
  gives(standard.weightOfParameter, LOAD, description, { title, symbol, signed: true })

export const byGeneralised = way({
  takes: [...pipeTaken, ...flowTaken, 'soil_type', 'allowable_displacement_diameters'],
  unlessReplaced: [...pipeUnlessReplaced, ...flowUnlessReplaced],
  may: [...pipeMay, ...flowMay],
  takesWhen: { undrained_shear_strength: { soil_type: ['clay'] } },
  mayWhen: { soil_dry_unit_weight: { soil_type: ['clay'] } },
  rules: sandProblems,
  values: {
    ...weightValues,
    ...waveValues,
    ...currentValue,
    significant_keulegan_carpenter_number: gives(
      standard.significantKeuleganCarpenter,
      '-',
      'Significant flow velocity across the pipe times its period, divided by the diameter.',
    ),
    ...ratioValue,
    l_stable: parameter(
      'L_stable',
      'Weight parameter for a displacement of half a diameter',
      'Weight parameter for a displacement of half a diameter, from table 3-2 or 3-3.',
    ),
    l_10: parameter(
      'L_10',
      'Weight parameter, ten diameters',
      'Weight parameter for a displacement of ten diameters, from table 3-4.',
    ),
    required_weight_half_diameter: requiredFor(
      'w_05',
      'Required weight, half a diameter',
      'Submerged weight for a displacement of at most half a diameter.',
    ),
    required_weight_ten_diameters: requiredFor(
      'w_10',
      'Required weight, ten diameters',
      'Submerged weight for a displacement of at most ten diameters in 1,000 oscillations.',
    ),
    required_submerged_weight: requiredWeightTold,
    ...concreteValue,
    ...governingValue,
  },
  checks: {
    ...verticalCheck,
    weight_parameter: checkOf('-', {
      title: 'Generalised lateral stability',
      criterion: { source: dnvRpF109, clause: '3.5.1' },
      demand: 'Required weight parameter',
      capacity: standard.weightParameter,
      needs: WEIGHT,
      reach: [ACCELERATION, TEN_DIAMETERS_K, SPECIFIC_GRAVITY, BREAKER],
    }),
  },
  tables: concreteTables,
  charts: {
    ...seaCharts,
    ...thicknessChart,
    weight_displacement: {
      title: 'Required weight against permitted displacement',
      description: 'Required submerged weight against permitted displacement, with the entered displacement marked.',
    },
  },
  figures: section,
  calculate: (p, trace) => {
    const pipe = weighed(p, trace)
    const { D, w_s, s_g, u_v } = pipe
    const waves = wavesAtBed(p, trace)
    const r = generalisedStability(p, D, w_s, waves, trace)
    const other = (D: number, w_s: number) => {
      const { w_req, tooLow } = generalisedStability(p, D, w_s, waves, silent)
      return { lateral: tooLow === undefined ? w_req / w_s : null, lift: null }
    }
    const concrete = requiredConcrete(p, other, trace)
    const unknown = r.tooLow ?? (s_g === undefined ? undefined : outOf(SPECIFIC_GRAVITY, s_g)) ?? breaking(p)
    const made =
      r.L === undefined
        ? undefined
        : openIf('out_of_reach', unknown, check({ demand: r.L_req, capacity: r.L, ...notedOf(r.warnings) }))
    const isOpen = made !== undefined && 'notChecked' in made
    const use = made === undefined || 'notChecked' in made ? undefined : (made.utilisation ?? Number.POSITIVE_INFINITY)
    return {
      values: {
        hydrodynamic_diameter: D,
        ...wavesTold(waves),
        mean_current_velocity: r.V,
        ...(r.tau === undefined && {
          number_of_oscillations: notApplicable('not required for a permitted displacement of half a diameter'),
        }),
        required_submerged_weight: r.w_req,
        ...concrete.values,
        governing_criterion: governingOf({ vertical_stability_utilisation: u_v, l_stable: use }),
      },
      checks: { weight_parameter: made },
      tables: concrete.tables,
      charts: () => ({
        ...seaDrawn(p, waves),
        ...concrete.charts(),
        weight_displacement: weightDisplacement(p, r, w_s),
      }),
      figures: () => ({
        section: sectionOnBed(p, pipe, 0, waves.U_s === undefined ? {} : { flow: { symbol: 'U_s', value: waves.U_s } }),
      }),
      warnings: [...r.warnings, ...(isOpen ? [] : breakingWarning(p)), ...lightWarning(pipe)],
      detail: sentence(
        p,
        w_s,
        r.w_req,
        concrete.value,
        { 'generalised lateral stability': use, [IN_WATER]: u_v },
        isOpen,
      ),
    }
  },
})
