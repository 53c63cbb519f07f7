/** The eye by ASME BTH-1: tension beside the hole, fracture beyond it, shear on two planes, bearing. */
import * as bth from '@keelson/standards/asme-bth-1-2017/pin-connected.ts'
import { designSlingLoad } from '@keelson/standards/dnv-st-n001-2021/padeye-fit.ts'
import { compares, gives, shownForce } from '@keelson/workflow'
import { fitOf, jaw, jawGiven } from './fit.ts'
import { way } from './inputs.ts'
import { asEntered, designLoad, eyeCharts, eyeUtilisation, LOADED, loadFactors, loadValues, ofEye } from './loads.ts'
import { fitWarnings, loadWarnings, turningPin } from './warnings.ts'

type Load = typeof bth.tensileLoad | typeof bth.fractureLoad | typeof bth.shearLoad | typeof bth.bearingLoad
/** Design factor of category A, the least of ASME BTH-1. */
const CATEGORY_A = 2
const allowable = (short: string, title: string, criterion: Load) =>
  compares('lifting_load', {
    title,
    short,
    criterion,
    demand: designSlingLoad,
    capacity: criterion,
    needs: LOADED,
    demands: LOADED,
  })

export const byBth = way({
  takes: [
    ...['plate_thickness', 'edge_distance_a', 'edge_width_be', 'outer_radius', 'hole_diameter', 'pin_diameter'],
    ...['yield_strength', 'tensile_strength', 'design_factor'],
  ] as const,
  may: [...loadFactors, jawGiven],
  values: {
    ...loadValues,
    reduction_factor_cr: gives(bth.reductionFactor, '-', 'Reduction factor of ASME BTH-1 for pin clearance.', {
      maximum: 1,
    }),
    effective_width: gives(bth.effectiveWidth, 'detail_dimension', 'Effective width at the hole to ASME BTH-1.', {
      title: 'Effective width, BTH-1',
    }),
    tensile_capacity: gives(bth.tensileLoad, 'lifting_load', 'Allowable tensile load including the design factor.'),
    fracture_capacity: gives(
      bth.fractureLoad,
      'lifting_load',
      'Allowable load for fracture on one plane beyond the hole, including the design factor.',
    ),
    shear_plane_angle: gives(bth.shearPlaneAngle, 'inclination', 'Angle of the two shear planes of the eye.', {
      maximum: 55,
    }),
    shear_area: gives(bth.shearArea, 'section_area', 'Total area of the two shear planes.'),
    shear_capacity: gives(bth.shearLoad, 'lifting_load', 'Allowable shear load including the design factor.'),
    bearing_stress_allowable: gives(
      bth.bearingStress,
      'stress',
      'Allowable bearing stress for a pin that does not rotate under load.',
    ),
    bearing_capacity: gives(
      bth.bearingLoad,
      'lifting_load',
      'Allowable bearing load including the design factor, for a pin that does not rotate under load.',
    ),
  },
  checks: {
    bth_tension: allowable('tension', 'Tension at hole (BTH-1)', bth.tensileLoad),
    bth_fracture: allowable('fracture', 'Fracture beyond hole (BTH-1)', bth.fractureLoad),
    bth_shear: allowable('shear', 'Double plane shear (BTH-1)', bth.shearLoad),
    bth_bearing: allowable('bearing', 'Bearing (BTH-1)', bth.bearingLoad),
    ...jaw,
  },
  charts: eyeCharts,
  calculate: (p, trace) => {
    const P_d = designLoad(p, trace)
    trace.section('Eye strength')
    const { plate_thickness: t, pin_diameter: D_p, hole_diameter: D_h, edge_width_be: b, outer_radius: R } = p
    const { yield_strength: F_y, tensile_strength: F_u, edge_distance_a: a, design_factor: N_d } = p
    const rename = { D_p: 'd', D_h: 'd_h' }
    const strength = { F_u, c_r: bth.RUPTURE_SHARE, N_d }
    const C_r = trace.apply(bth.reductionFactor, { D_p, D_h }, { rename })
    const b_eff = trace.apply(bth.effectiveWidth, { b, t, F_u, F_y, D_h }, { rename })
    const P_t = trace.apply(bth.tensileLoad, { C_r, ...strength, t, b_eff })
    const P_b = trace.apply(bth.fractureLoad, { C_r, ...strength, R, D_h, b, t }, { rename })
    const phi = trace.apply(bth.shearPlaneAngle, { D_p, D_h }, { rename })
    const A_v = trace.apply(bth.shearArea, { a, D_p, phi, t }, { rename })
    const P_v = trace.apply(bth.shearLoad, { ...strength, A_v })
    const F_p = trace.apply(bth.bearingStress, { c_p: bth.BEARING_SHARE, F_y, N_d })
    const P_p = trace.apply(bth.bearingLoad, { F_p, D_p, t }, { rename })
    const P_min = trace.apply(bth.smallestLoad, { P_t, P_b, P_v, P_p })
    const used = P_d === undefined ? undefined : eyeUtilisation(P_d, P_min, {}, trace)
    const fit = fitOf(p, undefined, trace)
    const factor = asEntered('design factor', p.design_factor, CATEGORY_A, 'ASME BTH-1 3-1.3, category A')
    return {
      beside: { bth_tension: factor, bth_fracture: factor, bth_shear: factor, bth_bearing: factor },
      warnings: [...loadWarnings(p), turningPin, ...fitWarnings(p, fit)],
      answer:
        P_d === undefined || used === undefined
          ? `Allowable eye load ${shownForce(P_min)}, allowable pin bearing load ${shownForce(P_p)}`
          : ofEye(P_d, used, P_min),
    }
  },
})
