/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

const used = (title: string) => numberColumn('utilisation', title)

export const tables = {
  components: {
    title: 'Resistances',
    description:
      'Resistance to each stress acting alone. The transverse reduction factor is the resistance divided by the design yield strength.',
    columns: {
      component: wordedColumn('Stress component'),
      stress: numberColumn('stress', 'Design stress'),
      slenderness: numberColumn('-', 'Reduced slenderness'),
      reduction: numberColumn('-', 'Reduction factor'),
      resistance: numberColumn('stress', 'Resistance'),
      used: used('Utilisation'),
    },
  },
  elastic: {
    title: 'Elastic buckling',
    description:
      'Elastic buckling stress of the flat plate for each uniform stress alone. For clamped long edges, longitudinal stress only.',
    columns: {
      component: wordedColumn('Stress component'),
      factor: numberColumn('-', 'Buckling factor'),
      critical: numberColumn('stress', 'Elastic buckling stress'),
      stress: numberColumn('stress', 'Design stress'),
      used: used('Stress/elastic buckling stress'),
    },
  },
  thickness_sweep: {
    title: 'Utilisation against thickness',
    description: 'Utilisation under the entered stresses and pressure for a range of plate thicknesses.',
    columns: {
      thickness: numberColumn('plate_thickness', 'Thickness'),
      yield: used('Yield'),
      yield_elsewhere: used('Yield at other edges'),
      pressure: used('Lateral pressure'),
      longitudinal: used('Longitudinal'),
      transverse: used('Transverse'),
      shear: used('Shear'),
      combined: used('Together'),
      used: used('Largest'),
      governing: wordedColumn('Governing check'),
    },
  },
  parameter_sweep: {
    title: 'Grade, thickness, spacing and loads',
    description:
      'Utilisation for common grades and the entered grade. Thickness and spacing are varied from 0.8 to 1.2 times the entered values, and the loads from 0.75 to 1.25 times. Invalid combinations are omitted.',
    columns: {
      yield_strength: numberColumn('steel_yield_strength', 'Yield strength'),
      thickness: numberColumn('plate_thickness', 'Thickness'),
      spacing: numberColumn('plate_width', 'Spacing'),
      load_share: numberColumn('-', 'Load multiplier'),
      used: used('Maximum utilisation'),
      governing: wordedColumn('Governing check'),
    },
  },
}

export const figures = {
  plan: {
    title: 'Stresses on plate field',
    description:
      'Plan to scale, between two stiffeners and two girders. Arrow lengths are proportional to stress, inward for compression and outward for tension. Dashed lines separate the elastic buckling half-waves.',
  },
  section: {
    title: 'Plate between stiffeners',
    description: 'Section across the stiffeners, to scale, with the lateral pressure. Stiffener size is schematic.',
  },
}

export const charts = {
  utilisations: {
    title: 'Utilisation by resistance',
    description: 'Utilisation of each resistance compared with its limit.',
  },
  interaction: {
    title: 'Longitudinal and transverse stress interaction',
    description:
      'Limits of yield and of the interaction formula of DNV-RP-C201 6.5 at the entered shear stress and pressure, compression positive. The entered stresses are marked.',
  },
  resistances: {
    title: 'Resistance against slenderness',
    description:
      'Resistance to each stress alone against spacing/thickness, for the entered plate dimensions. The entered plate is marked.',
    apart: { x: 'Spacing/thickness ratio of the plotted curves.' },
  },
  thickness: {
    title: 'Utilisation against thickness',
    description: 'Utilisation under the entered stresses, with the entered plate and the minimum thickness marked.',
  },
}
