/** The simplified static method of DNV-RP-E305: the weight required at the worst phase of the wave. */
import { silent } from '@keelson/equations'
import { horizontalForce, liftForce, requiredWeight } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import { compares, gives, givesAs, utilisation } from '@keelson/workflow'
import { concreteTables, concreteValue, requiredConcrete, thicknessChart } from './calculate-concrete.ts'
import { worstPhase } from './calculate-simplified.ts'
import { loadPhase } from './charts.ts'
import { simplifiedNote } from './criteria.ts'
import { IN_WATER, sentence } from './detail.ts'
import { section, sectionOnBed } from './figures.ts'
import { pipeMay, pipeTaken, pipeUnlessReplaced, way } from './inputs.ts'
import { lightWarning, replacedFactor, replacedFriction } from './warnings.ts'
import {
  governingOf,
  governingValue,
  LOAD,
  requiredWeightValue,
  verticalCheck,
  WEIGHT,
  w_s,
  weighed,
  weightValues,
} from './weight.ts'

export const simplified = way({
  takes: [
    ...pipeTaken,
    'velocity_amplitude',
    'acceleration_amplitude',
    'drag_coefficient',
    'inertia_coefficient',
    'lift_coefficient',
  ],
  unlessReplaced: [...pipeUnlessReplaced, 'soil_type'],
  may: [...pipeMay, 'friction_coefficient', 'safety_factor'],
  values: {
    ...weightValues,
    critical_phase_angle: givesAs(
      'theta',
      'Critical phase',
      'heading',
      'Wave phase angle at which the required weight is maximum. The velocity crest is at 0°.',
      { maximum: 360 },
    ),
    horizontal_force_at_critical_phase: gives(horizontalForce, LOAD, 'Drag and inertia force per unit length.', {
      title: 'Horizontal force at critical phase',
      signed: true,
    }),
    lift_force_at_critical_phase: gives(liftForce, LOAD, 'Lift force per unit length.', {
      title: 'Lift at critical phase',
      signed: true,
    }),
    required_submerged_weight: requiredWeightValue,
    ...concreteValue,
    ...governingValue,
  },
  checks: {
    ...verticalCheck,
    simplified_static: compares(LOAD, {
      title: 'Simplified static stability',
      criterion: requiredWeight,
      demand: { symbol: requiredWeight.symbol, title: 'Required submerged weight' },
      capacity: w_s,
      needs: WEIGHT,
    }),
  },
  tables: concreteTables,
  charts: {
    load_phase: {
      title: 'Required weight through wave cycle',
      description:
        'Required weight and forces against wave phase angle. Drag and inertia do not peak at the same phase.',
    },
    ...thicknessChart,
  },
  figures: section,
  calculate: (p, trace) => {
    const pipe = weighed(p, trace)
    const { D, w_s, u_v } = pipe
    const { F_H, F_L, w_req } = worstPhase(p, D, trace)
    const other = (D: number, w_s: number) => ({ lateral: worstPhase(p, D, silent).w_req / w_s, lift: null })
    const concrete = requiredConcrete(p, other, trace)
    const use = w_s === undefined ? undefined : w_s > 0 ? utilisation(w_req / w_s) : Number.POSITIVE_INFINITY
    return {
      values: {
        hydrodynamic_diameter: D,
        ...concrete.values,
        governing_criterion: governingOf({ vertical_stability_utilisation: u_v, required_submerged_weight: use }),
      },
      beside: { simplified_static: simplifiedNote(p) },
      tables: concrete.tables,
      charts: () => ({ load_phase: loadPhase(p, D, w_s), ...concrete.charts() }),
      figures: () => ({
        section: sectionOnBed(p, pipe, 0, {
          flow: { symbol: 'U_a', value: p.velocity_amplitude },
          horizontal: { symbol: 'F_H', value: F_H },
          lift: { symbol: 'F_L', value: F_L },
        }),
      }),
      warnings: [...lightWarning(pipe), ...replacedFriction(p), ...replacedFactor(p)],
      detail: sentence(p, w_s, w_req, concrete.value, {
        'simplified static stability': use,
        [IN_WATER]: u_v,
      }),
    }
  },
})
