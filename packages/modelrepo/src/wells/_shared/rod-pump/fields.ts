/** The inputs that describe a rod-pumped well and its card: of one well as inputs, of many as columns of a row. */
import type { CONDITION_LABELS } from '@keelson/physics/rod-pump/pump-conditions.ts'
import {
  choice,
  count,
  idsOf,
  inPractice,
  type Labelled,
  type ListOptions,
  type NumberOptions,
  type ParamOptions,
  rows,
} from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

type Own = Partial<NumberOptions> & { readonly default?: number }
type OwnWords = Partial<ParamOptions>
type OwnList = OwnWords & Pick<ListOptions, 'minItems'>
type OwnChoice<V extends string> = OwnWords & { readonly default?: V }

/** What a row or a request that leaves them out is taken to have, in the units of the fields. */
export const DEFAULTS = {
  rod_elastic_modulus: 30.5e6,
  rod_density: 490,
  damping_factor: 0.5,
  /** 62.4 lb/ft3. */
  fluid_density: (62.4 * 231) / 1728,
  rod_service_factor: 1,
  structural_unbalance: 0,
  solver: 'gibbs',
  sample_spacing: 'equal_time',
} as const

const SOLVERS = { gibbs: 'Gibbs', everitt_jennings: 'Everitt and Jennings' } as const
const SPACINGS = { equal_time: 'Equal time intervals', position: 'Position samples without times' } as const
export type Solver = keyof typeof SOLVERS
export type Spacing = keyof typeof SPACINGS

type Condition = (typeof CONDITION_LABELS)[number]
/** Conditions of test cards. */
const CONDITIONS = {
  normal: 'Normal',
  rod_parting: 'Rod parting',
  gas_lock: 'Gas lock',
  fluid_pound: 'Fluid pound',
  gas_interference: 'Gas interference',
  pump_tagging_up: 'Pump tagging on the upstroke',
  pump_tagging_down: 'Pump tagging on the downstroke',
  tubing_movement: 'Tubing movement',
  travelling_valve_leak: 'Travelling valve leak',
  standing_valve_leak: 'Standing valve leak',
} as const satisfies Labelled<Condition>

/** The same in capitals, and one word that leaves the end open. */
const ALIASES = {
  ...(Object.fromEntries(idsOf(CONDITIONS).map((c) => [c.toUpperCase(), c])) as Record<string, Condition>),
  pump_tagging: 'pump_tagging_down',
  PUMP_TAGGING: 'pump_tagging_down',
} as const

export const FEWEST_SAMPLES = 20
const MOST_SAMPLES = 4000
const MOST_SECTIONS = 12

export const cardFields = {
  surface_position: (o: OwnList) =>
    quantityList('pump_stroke', {
      title: 'Polished rod position',
      description:
        'Polished rod positions over one stroke in time order, positive upwards. The last sample must not repeat the first.',
      symbol: 's',
      minItems: FEWEST_SAMPLES,
      maxItems: MOST_SAMPLES,
      ...o,
    }),
  surface_load: (o: OwnList) =>
    quantityList('rod_load', {
      along: 'surface_position',
      title: 'Polished rod load',
      description: 'Polished rod loads including the rod weight, one per position.',
      symbol: 'F',
      minItems: FEWEST_SAMPLES,
      maxItems: MOST_SAMPLES,
      ...o,
    }),
  sample_spacing: (o: OwnChoice<Spacing>) =>
    choice(SPACINGS, {
      title: 'Sample spacing',
      description:
        'Samples at equal time intervals, or by position without times. Position samples are converted to equal time intervals, assuming constant crank speed and cosine rod motion.',
      ...o,
    }),
  synthetic_card: (o: OwnWords) =>
    rows(
      {
        mode: choice(CONDITIONS, {
          title: 'Pump condition',
          description: 'Simulated pump condition. Must be one of the diagnoses for which there is a rule.',
          aliases: ALIASES,
        }),
        seed: count({
          title: 'Seed',
          description: 'Random seed for the fault severity and the load cell noise.',
          minimum: 0,
          maximum: 1e9,
          example: 1,
        }),
      },
      {
        title: 'Test card',
        description:
          'Test card defined by one row describing a pump in a known condition. The simulated card, transferred up the rods to surface, replaces a measured card.',
        minItems: 1,
        maxItems: 1,
        single: true,
        ...o,
      },
    ),
  solver: (o: OwnChoice<Solver>) =>
    choice(SOLVERS, { title: 'Solver', description: 'Wave equation solver for the rod string.', ...o }),
} as const

export const rodFields = {
  rod_sections: (o: OwnWords) =>
    rows(
      {
        length_ft: quantity('well_section_length', {
          title: 'Length',
          description: 'Length of the rod section.',
          symbol: 'L_j',
          unit: 'ft',
          above: 0,
          example: 5000,
        }),
        diameter_in: quantity('tubing_diameter', {
          title: 'Diameter',
          description: 'Diameter of the rod body.',
          symbol: 'd_j',
          unit: 'in',
          above: 0,
          example: 0.875,
        }),
      },
      {
        title: 'Rod sections',
        description: 'Rod string from the top down, one row per section of constant diameter.',
        minItems: 1,
        maxItems: MOST_SECTIONS,
        ...o,
      },
    ),
  rod_elastic_modulus: (o: Own) =>
    quantity('youngs_modulus', {
      title: 'Rod elastic modulus',
      description: "Young's modulus of the rods. Steel: 30.5 million psi. Fibreglass: about 7.2 million psi.",
      symbol: 'E_r',
      above: 0,
      ...o,
    }),
  rod_density: (o: Own) =>
    quantity('steel_density', {
      title: 'Rod density',
      description: 'Density of the rod material.',
      symbol: 'rho_r',
      above: 0,
      ...o,
    }),
  damping_factor: (o: Own) =>
    quantity('decay_rate', {
      title: 'Damping factor',
      description:
        'Damping factor of the wave equation, equal on upstroke and downstroke. Typical values are 0.1 to 1 per second.',
      symbol: 'c',
      minimum: 0,
      ...o,
    }),
  rod_minimum_tensile_strength: (o: Own) =>
    quantity('steel_tensile_strength', {
      title: 'Rod minimum tensile strength',
      description: 'Minimum tensile strength of the rod grade. Required for the rod loading check.',
      symbol: 'T_r',
      above: 0,
      example: 115000,
      ...o,
    }),
  rod_service_factor: (o: Own) =>
    quantity('-', {
      title: 'Rod service factor',
      description: 'Service factor of the rods, below 1 in a corrosive well.',
      symbol: 'f_s',
      minimum: 0.3,
      maximum: 1,
      ...o,
    }),
} as const

export const wellFields = {
  strokes_per_minute: (o: Own) =>
    quantity('pumping_speed', {
      title: 'Strokes per minute',
      description: 'Pumping speed in strokes per minute.',
      symbol: 'N',
      above: 0,
      example: 8,
      ...o,
    }),
  pump_diameter: (o: Own) =>
    quantity('tubing_diameter', {
      title: 'Plunger diameter',
      description: 'Diameter of the pump plunger.',
      symbol: 'D_p',
      above: 0,
      example: 1.5,
      ...o,
    }),
  pump_depth: (o: Own) =>
    quantity('well_depth', {
      title: 'Pump depth',
      description:
        'Pump depth measured along the rods. For a card analysis, the depth must match the rod string length within 2 %.',
      symbol: 'L_p',
      above: 0,
      example: 5000,
      ...o,
    }),
  fluid_density: (o: Own) =>
    quantity('mud_density', {
      title: 'Tubing fluid density',
      description: 'Density of the fluid in the tubing, used for rod buoyancy.',
      symbol: 'rho_f',
      above: 0,
      ...o,
    }),
  fluid_specific_gravity: (o: Own) =>
    quantity('liquid_specific_gravity', {
      title: 'Lifted fluid specific gravity',
      description:
        'Specific gravity used for the expected fluid load. Default for a card analysis: the tubing fluid value.',
      symbol: 'gamma',
      minimum: 0.5,
      maximum: 1.5,
      example: 0.9,
      ...o,
    }),
  wellhead_pressure: (o: Own) =>
    quantity('well_pressure_gauge', {
      title: 'Wellhead pressure',
      description: 'Gauge pressure of the tubing at the wellhead. Required for the intake pressure.',
      symbol: 'p_wh',
      minimum: 0,
      example: 100,
      ...o,
    }),
} as const

export const unitFields = {
  stroke_length: (o: Own) =>
    quantity('pump_stroke', {
      title: 'Polished rod stroke',
      description: 'Stroke of the polished rod. Default for a card analysis: the range of the card positions.',
      symbol: 'S',
      above: 0,
      usual: [14, 400],
      example: 120,
      ...o,
    }),
  gearbox_rating: (o: Own) =>
    quantity('gearbox_torque', {
      title: 'Gearbox rating',
      description: 'Torque rating of the gearbox. Required for the gearbox check.',
      symbol: 'T_g',
      above: 0,
      example: 228000,
      ...o,
    }),
  counterbalance_effect: (o: Own) =>
    quantity('rod_load', {
      title: 'Counterbalance effect',
      description:
        'Counterbalance effect at the polished rod with the crank horizontal. Default: the value for a balanced unit.',
      symbol: 'C_b',
      minimum: 0,
      example: 10500,
      ...o,
    }),
  structural_unbalance: (o: Own) =>
    quantity('rod_load', {
      title: 'Structural unbalance',
      description:
        'Structural unbalance of the unit, positive if the polished rod tends to rise without counterweights.',
      symbol: 'B',
      ...o,
    }),
} as const
