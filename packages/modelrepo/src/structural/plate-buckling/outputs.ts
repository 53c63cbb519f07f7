/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

const used = (title: string) => numberColumn('utilisation', title)

export const tables = {
  components: {
    title: 'Resistances',
    description:
      'Each stress alone. The reduction of transverse stress is its resistance over the design yield strength.',
    columns: {
      component: wordedColumn('Stress'),
      stress: numberColumn('stress', 'Design stress'),
      slenderness: numberColumn('-', 'Reduced slenderness'),
      reduction: numberColumn('-', 'Reduction'),
      resistance: numberColumn('stress', 'Resistance'),
      used: used('Utilisation'),
    },
  },
  elastic: {
    title: 'Elastic buckling',
    description:
      'Where the flat plate begins to bulge under each stress alone, as if it were even. With clamped long edges the longitudinal one only.',
    columns: {
      component: wordedColumn('Stress'),
      factor: numberColumn('-', 'Buckling factor'),
      critical: numberColumn('stress', 'Elastic buckling stress'),
      stress: numberColumn('stress', 'Stress'),
      used: used('Stress over it'),
    },
  },
  thickness_sweep: {
    title: 'Utilisation over thickness',
    description: 'The same stresses and pressure on plates of other thickness.',
    columns: {
      thickness: numberColumn('plate_thickness', 'Thickness'),
      yield: used('Yield'),
      yield_elsewhere: used('Yield at the other edges'),
      pressure: used('Lateral pressure'),
      longitudinal: used('Longitudinal'),
      transverse: used('Transverse'),
      shear: used('Shear'),
      combined: used('Together'),
      used: used('Largest'),
      governing: wordedColumn('Governing'),
    },
  },
  parameter_sweep: {
    title: 'Grade, thickness, spacing and loads',
    description:
      'Usual grades and that of the run, 0.8 to 1.2 of thickness and spacing, 0.75 to 1.25 of the loads. What the run itself would refuse is left out.',
    columns: {
      yield_strength: numberColumn('steel_yield_strength', 'Yield strength'),
      thickness: numberColumn('plate_thickness', 'Thickness'),
      spacing: numberColumn('plate_width', 'Spacing'),
      load_share: numberColumn('-', 'Share of the loads'),
      used: used('Largest utilisation'),
      governing: wordedColumn('Governing'),
    },
  },
}

export const figures = {
  plan: {
    title: 'Plate field under its stresses',
    description:
      'In plan, to scale, between two stiffeners and two girders. Arrows of stress are as long as their share of the largest: into the plate in compression, out of it in tension. Dashed lines part the half-waves of elastic buckling.',
  },
  section: {
    title: 'Plate between its stiffeners',
    description:
      'Section across the stiffeners, to scale, with the lateral pressure. The size of the stiffeners is not known.',
  },
}

export const charts = {
  utilisations: {
    title: 'Utilisation of each resistance',
    description: 'With the limit.',
  },
  interaction: {
    title: 'Longitudinal and transverse stress together',
    description:
      'Where the interaction of 6.5 and yield end at the shear stress and the pressure of the run, compression positive; with the stresses of the run.',
  },
  resistances: {
    title: 'Resistance over slenderness',
    description: 'Each stress alone, over spacing by thickness at the sides of this plate; with this plate.',
    apart: { x: 'Spacing over thickness: the answer has both.' },
  },
  thickness: {
    title: 'Utilisation over thickness',
    description: 'Under the same stresses, with this plate and the thinnest one that holds them.',
  },
}
