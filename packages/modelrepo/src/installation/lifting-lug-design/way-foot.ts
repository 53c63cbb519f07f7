/** The foot of a lug: its section, or the fillet welds that hold it. */
import type { Trace } from '@keelson/equations'
import * as base from '@keelson/physics/lug/base-section.ts'
import * as weld from '@keelson/physics/lug/fillet-weld.ts'
import { partUtilisation } from '@keelson/physics/lug/utilisation.ts'
import {
  allowableWeldStress,
  WELD_SAFETY_FACTOR,
  WELD_SHEAR_SHARE,
} from '@keelson/standards/aisc-360-2016/fillet-weld.ts'
import { compares, gives, shownPressure, shownUtilisation, utilisation } from '@keelson/workflow'
import { componentsChart, footCharts } from './components.ts'
import { type Inputs, way } from './inputs.ts'
import { baseWarnings, weldWarnings } from './warnings.ts'

const pulled = ['sling_load', 'sling_angle_from_horizontal', 'lateral_load_fraction'] as const
const foot = ['plate_thickness', 'base_length', 'hole_height_above_base', ...pulled] as const
const pullValues = {
  vertical_force: gives(base.verticalForce, 'lifting_load', 'Sling load component along the padeye height.'),
  in_plane_shear: gives(base.inPlaneShear, 'lifting_load', 'Sling load component along the base.'),
  lateral_force: gives(base.lateralForce, 'lifting_load', 'Lateral load perpendicular to the plate.'),
}
const used = (part: string, description: string) =>
  gives(partUtilisation, 'utilisation', description, { title: `${part} utilisation` })

function pulls(
  {
    sling_load: P,
    sling_angle_from_horizontal: theta,
    lateral_load_fraction: f,
  }: Pick<Inputs, (typeof pulled)[number]>,
  trace: Trace,
) {
  trace.section('Loads at hole')
  return {
    N: trace.apply(base.verticalForce, { P, theta }),
    H: trace.apply(base.inPlaneShear, { P, theta }),
    F: trace.apply(base.lateralForce, { f, P }),
  }
}

const NO_PULL = { N: 0, H: 0, F: 0 }

export const atBase = way({
  takes: [...foot, 'yield_strength', 'allowable_factor'],
  values: {
    ...pullValues,
    base_normal_stress: gives(
      base.baseNormalStress,
      'stress',
      'Normal stress at the corner where tension and both bending stresses add.',
    ),
    base_shear_stress: gives(base.baseShearStress, 'stress', 'Mean shear stress of the section.'),
    base_von_mises_stress: gives(
      base.baseVonMises,
      'stress',
      'Von Mises stress from normal and shear stress at the corner.',
    ),
    base_utilisation: used('Base', 'Von Mises stress divided by allowable stress.'),
  },
  checks: {
    base: compares('stress', {
      title: 'Base section',
      short: 'base section',
      criterion: base.baseVonMises,
      demand: base.baseVonMises,
      capacity: base.allowableBaseStress,
    }),
  },
  charts: footCharts,
  calculate: (p, trace) => {
    const { N, H, F } = pulls(p, trace)
    const { base_length: L, hole_height_above_base: h, yield_strength: f_y, plate_thickness: t } = p
    trace.section('Base section')
    const sigma = trace.apply(base.baseNormalStress, { N, L, t, H, h, F })
    const tau = trace.apply(base.baseShearStress, { H, F, L, t })
    const sigma_vm = trace.apply(base.baseVonMises, { sigma, tau })
    const sigma_a = trace.apply(base.allowableBaseStress, { c: p.allowable_factor, f_y }, { rename: { f_y: 'F_y' } })
    const use = trace.apply(partUtilisation, { sigma: sigma_vm, sigma_a }, { rename: { sigma: 'sigma_vm' } })
    const normalOf = (only: Partial<typeof NO_PULL>) => base.baseNormalStress.evaluate({ ...NO_PULL, ...only, L, t, h })
    const alone = {
      pull: normalOf({ N }) / sigma_a,
      inPlane: normalOf({ H }) / sigma_a,
      outOfPlane: normalOf({ F }) / sigma_a,
      shear: base.baseVonMises.evaluate({ sigma: 0, tau }) / sigma_a,
    }
    return {
      charts: () => ({ stress_components: componentsChart(alone) }),
      warnings: baseWarnings(p),
      detail: `Base von Mises stress ${shownPressure(sigma_vm)}, allowable ${shownPressure(sigma_a)}, utilisation ${shownUtilisation(utilisation(use))}`,
    }
  },
})

export const inWeld = way({
  takes: [...foot, 'fillet_leg', 'electrode_strength'],
  values: {
    ...pullValues,
    weld_area: gives(weld.weldArea, 'section_area', 'Total throat area of both fillets.'),
    weld_resultant_stress: gives(
      weld.weldResultant,
      'stress',
      'Resultant stress at the weld end where all components add.',
    ),
    weld_allowable_stress: gives(
      allowableWeldStress,
      'stress',
      'Allowable weld stress, 0.3 times the electrode strength.',
    ),
    weld_utilisation: used('Weld', 'Resultant stress divided by allowable stress.'),
  },
  checks: {
    weld: compares('stress', {
      title: 'Base fillet weld',
      short: 'fillet weld',
      criterion: allowableWeldStress,
      demand: weld.weldResultant,
      capacity: allowableWeldStress,
    }),
  },
  charts: footCharts,
  calculate: (p, trace) => {
    const { N, H, F } = pulls(p, trace)
    const {
      base_length: L,
      hole_height_above_base: h,
      plate_thickness: t,
      fillet_leg: s,
      electrode_strength: F_EXX,
    } = p
    trace.section('Fillet welds')
    const t_e = trace.apply(weld.throat, { c_e: weld.THROAT_SHARE, s })
    const A_w = trace.apply(weld.weldArea, { t_e, L })
    const W_i = trace.apply(weld.inPlaneModulus, { t_e, L })
    const W_o = trace.apply(weld.outOfPlaneModulus, { t_e, L, t })
    const f_w = trace.apply(weld.weldResultant, { N, A_w, H, h, W_i, F, W_o })
    const F_w = trace.apply(allowableWeldStress, { c_w: WELD_SHEAR_SHARE, F_EXX, Omega_w: WELD_SAFETY_FACTOR })
    const use = trace.apply(partUtilisation, { sigma: f_w, sigma_a: F_w }, { rename: { sigma: 'f_w', sigma_a: 'F_w' } })
    const alone = {
      pull: N / A_w / F_w,
      inPlane: (H * h) / W_i / F_w,
      outOfPlane: (F * h) / W_o / F_w,
      shear: weld.weldResultant.evaluate({ N: 0, A_w, H, h: 0, W_i, F, W_o }) / F_w,
    }
    return {
      charts: () => ({ stress_components: componentsChart(alone) }),
      warnings: weldWarnings(p),
      detail: `Weld throat stress ${shownPressure(f_w)}, allowable ${shownPressure(F_w)}, utilisation ${shownUtilisation(utilisation(use))}`,
    }
  },
})
