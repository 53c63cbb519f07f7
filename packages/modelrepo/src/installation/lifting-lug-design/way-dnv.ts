/** Pad eyes of offshore containers and of portable offshore units: sling force, tear-out and contact stress. */
import { angleFromVertical } from '@keelson/physics/lift/leg.ts'
import { stressUtilisation } from '@keelson/physics/lug/utilisation.ts'
import * as container from '@keelson/standards/dnv-2.7-1-2013/padeye.ts'
import * as portable from '@keelson/standards/dnv-st-e273-2016/padeye.ts'
import { dnvStE273 } from '@keelson/standards/dnv-st-e273-2016/source.ts'
import {
  compares,
  given,
  gives,
  givesAs,
  notApplicable,
  numberValue,
  outOf,
  shownPressure,
  shownUtilisation,
  utilisation,
} from '@keelson/workflow'
import { fitOf, jaw, jawGiven } from './fit.ts'
import { way } from './inputs.ts'
import { eyeCharts, governing } from './loads.ts'
import { fitWarnings, massWarnings, unknownPin } from './warnings.ts'

const lifted = ['gross_mass', 'sling_angle_from_horizontal'] as const
const eye = ['plate_thickness', 'cheek_plate_thickness', 'outer_radius', 'hole_diameter', 'yield_strength'] as const
const yieldStrength = { input: 'yield_strength', title: 'Yield strength' } as const
const contactStress = { symbol: 'sigma_c', title: 'Contact stress' } as const

const eyeValues = {
  governing_utilisation: governing,
  resulting_sling_force: gives(
    portable.resultingSlingForce,
    'lifting_load',
    'Sling force of one leg, calculated or as entered.',
    {
      orInput: 'resulting_sling_force',
    },
  ),
  tear_out_stress: gives(portable.tearOutStress, 'stress', 'Tear-out stress on the two planes beyond the hole.'),
  contact_stress: givesAs(
    'sigma_c',
    'Contact stress',
    'stress',
    'Contact stress between pin and hole, as defined by the standard.',
  ),
  allowable_stress: numberValue('stress', {
    title: 'Allowable stress',
    description:
      'Allowable stress. Equal to the yield strength in DNV 2.7-1 and 0.85 times the yield strength in DNV-ST-E273.',
    minimum: 0,
  }),
}

/** A sling force that is given has no mass. */
const heavier = (p: { readonly gross_mass?: number; readonly resulting_sling_force?: number }) =>
  p.gross_mass === undefined || p.resulting_sling_force !== undefined
    ? undefined
    : outOf(container.MASS_REACH, p.gross_mass)

const ofStresses = (tearOut: number, contact: number, allowable: number, used: number): string =>
  `Tear-out stress ${shownPressure(tearOut)} and contact stress ${shownPressure(contact)}, allowable ${shownPressure(allowable)} for each, utilisation ${shownUtilisation(utilisation(used))}`

export const ofContainer = way({
  takes: [...eye, 'gravity'],
  unlessReplaced: [...lifted, 'number_of_padeyes'],
  may: ['resulting_sling_force', 'pin_diameter', jawGiven],
  values: eyeValues,
  checks: {
    container_tear_out: compares('stress', {
      title: 'Tear-out (DNV 2.7-1)',
      short: 'tear-out',
      reach: [container.MASS_REACH],
      criterion: container.tearOutStress,
      demand: container.tearOutStress,
      capacity: yieldStrength,
    }),
    container_contact: compares('stress', {
      title: 'Contact stress (DNV 2.7-1)',
      short: 'contact',
      reach: [container.MASS_REACH],
      criterion: container.contactStress,
      demand: container.contactStress,
      capacity: yieldStrength,
    }),
    ...jaw,
  },
  charts: eyeCharts,
  calculate: (p, trace) => {
    const force = () => {
      trace.section('Sling force')
      const g = given(p, ...lifted, 'number_of_padeyes')
      const v = trace.apply(angleFromVertical, { theta: g.sling_angle_from_horizontal })
      const n_s = trace.apply(container.padeyesSharing, { n: g.number_of_padeyes, n_max: container.SHARING_PADEYES })
      const args = { R: g.gross_mass, g: p.gravity, n_s, v }
      return trace.apply(container.resultingSlingForce, args, { rename: { R: 'M' } })
    }
    const RSF = p.resulting_sling_force ?? force()
    trace.section('Padeye')
    const { hole_diameter: D_H, outer_radius: H, yield_strength } = p
    const t = trace.apply(container.thicknessAtHole, { t: p.plate_thickness, t_c: p.cheek_plate_thickness })
    const rename = { t: 't_e', D_H: 'd_h', H: 'R' }
    const sigma_t = trace.apply(container.tearOutStress, { RSF, H, t, D_H }, { rename })
    const sigma_c = trace.apply(container.contactStress, { RSF, D_H, t }, { rename })
    const used = trace.apply(
      stressUtilisation,
      { sigma_t, sigma_c, sigma_a: yield_strength },
      { rename: { sigma_a: 'F_y' } },
    )
    const fit = fitOf(p, p.cheek_plate_thickness, trace)
    const left = heavier(p)
    const inScope = { doubt: left && { kind: 'out_of_reach' as const, why: left } }
    return {
      values: { allowable_stress: yield_strength },
      beside: { container_tear_out: inScope, container_contact: inScope },
      warnings: [...massWarnings(p), ...fitWarnings(p, fit), ...unknownPin(p)],
      answer: ofStresses(sigma_t, sigma_c, yield_strength, used),
    }
  },
})

export const ofPortable = way({
  takes: [...eye, 'gravity', 'operational_class', 'pin_diameter', 'youngs_modulus'],
  unlessReplaced: [...lifted, 'padeye_load_share'],
  may: ['resulting_sling_force', 'cheek_plate_radius', jawGiven],
  values: {
    ...eyeValues,
    design_factor_f: gives(portable.designFactor, '-', 'Design factor of DNV-ST-E273 for operational class and mass.', {
      minimum: 1.4,
    }),
    design_force: gives(portable.designForce, 'lifting_load', 'Design factor multiplied by gross weight.'),
    effective_padeye_radius: gives(
      portable.effectiveRadius,
      'detail_dimension',
      'Effective radius of main plate and cheek plates combined.',
      {
        orInput: 'outer_radius',
      },
    ),
  },
  checks: {
    portable_tear_out: compares('stress', {
      title: 'Tear-out (DNV-ST-E273)',
      short: 'tear-out',
      criterion: portable.tearOutStress,
      demand: portable.tearOutStress,
      capacity: portable.allowableStress,
    }),
    portable_contact: compares('stress', {
      title: 'Contact stress (DNV-ST-E273)',
      short: 'contact',
      criterion: portable.closeContactStress,
      demand: contactStress,
      capacity: portable.allowableStress,
    }),
    ...jaw,
  },
  charts: eyeCharts,
  calculate: (p, trace) => {
    const force = () => {
      trace.section('Sling force')
      const {
        gross_mass: MGW,
        padeye_load_share: s,
        sling_angle_from_horizontal: theta,
      } = given(p, ...lifted, 'padeye_load_share')
      const { operational_class, gravity: g } = p
      const rename = { MGW: 'M' }
      const c = trace.lookup({
        symbol: 'c',
        title: 'Operational class factor',
        unit: '-',
        source: dnvStE273,
        clause: portable.CLASS_SHARE_CLAUSE,
        value: portable.CLASS_SHARE[operational_class],
        cell: operational_class,
      })
      const factors = { c_0: portable.STATIC_SHARE, c, M_50: portable.REFERENCE_MASS, MGW }
      const DF = trace.apply(portable.designFactor, factors, { rename })
      const F_d = trace.apply(portable.designForce, { DF, MGW, g }, { rename })
      const v = trace.apply(angleFromVertical, { theta })
      return trace.apply(portable.resultingSlingForce, { c_s: portable.SLING_SHARE, F_d, s, v })
    }
    const RSF = p.resulting_sling_force ?? force()
    trace.section('Padeye')
    const { hole_diameter: D_H, outer_radius: R_pl, pin_diameter: D_pin, yield_strength: R_e, youngs_modulus: E } = p
    const { plate_thickness: t, cheek_plate_thickness: t_c, cheek_plate_radius: R_ch } = p
    const rename = { R_pl: 'R', D_H: 'd_h', D_pin: 'd', R_e: 'F_y' }
    const t_e = trace.apply(portable.thicknessAtHole, { t, t_c })
    const cheeks = t_c > 0 && R_ch !== undefined
    const R_pad = cheeks ? trace.apply(portable.effectiveRadius, { R_pl, t, R_ch, t_c, t_e }, { rename }) : R_pl
    const renamed = { ...rename, ...(!cheeks && { R_pad: 'R' }) }
    const sigma_t = trace.apply(portable.tearOutStress, { RSF, R_pad, D_H, t_e }, { rename: renamed })
    const close = D_pin >= portable.CLOSE_PIN.value * D_H
    const sigma_c = close
      ? trace.apply(portable.closeContactStress, { RSF, E, D_H, t_e }, { rename })
      : trace.apply(portable.looseContactStress, { RSF, D_pin, D_H, E, t_e }, { rename })
    const sigma_a = trace.apply(portable.allowableStress, { c_e: portable.STRESS_SHARE, R_e }, { rename })
    const used = trace.apply(stressUtilisation, { sigma_t, sigma_c, sigma_a })
    const fit = fitOf(p, t_c, trace)
    const idle = p.resulting_sling_force !== undefined && notApplicable('{resulting_sling_force} is entered directly')
    return {
      values: {
        allowable_stress: sigma_a,
        ...(idle && { design_factor_f: idle, design_force: idle }),
      },
      warnings: fitWarnings(p, fit),
      answer: ofStresses(sigma_t, sigma_c, sigma_a, used),
    }
  },
})
