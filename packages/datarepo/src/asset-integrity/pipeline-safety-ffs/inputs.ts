/** The inputs of defect verdicts. */
import { field } from '@keelson/modelrepo/_shared/fields/index.ts'
import { asNamed, capitalised, choice, grouped, optional, type ParamsOf, quantity, rows, text } from '@keelson/workflow'
import { defectFields } from './inputs-rows.ts'
import { B31G, BY_F101, BY_PROFILE, METHODS, MODIFIED, RSTRENG } from './modes.ts'

const LABELS = {
  ...asNamed(METHODS),
  [MODIFIED]: capitalised(MODIFIED),
  [RSTRENG]: capitalised(RSTRENG),
} as const

const methodParams = {
  assessment_method: choice(LABELS, {
    title: 'Assessment method',
    description:
      'Original or modified B31G (level 1), DNV-RP-F101 capacity without the factor 1.05 of later editions, or the effective area of river-bottom profiles (RSTRENG), by modified B31G where a defect has none.',
    default: MODIFIED,
    assumed: 'what in-line inspections are screened by; the original form is more cautious on long and shallow loss',
  }),
}

const pipeParams = {
  outer_diameter: field.outerDiameter({
    description: 'Of the steel pipe, common to all rows.',
    example: 323.85,
  }),
  wall_thickness: field.wallThickness({
    description: 'Nominal wall, common to all rows; less than half the diameter.',
    example: 9.53,
  }),
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description:
        'Common to all rows. With DNV-RP-F101 it gives the pressure of the pipe without a defect, which is not judged without it.',
      symbol: 'S',
      example: 358.53,
      requiredWhen: B31G,
    }),
  ),
  specified_minimum_tensile_strength: optional(
    field.tensileStrength({
      description: 'For DNV-RP-F101.',
      symbol: 'f_u',
      example: 455.1,
      usedWhen: BY_F101,
      requiredWhen: BY_F101,
    }),
  ),
  maximum_allowable_operating_pressure: optional(
    field.operatingPressure({
      description: 'MAOP, common to all rows; without it no repair factor and no verdict.',
      symbol: 'P_o',
      example: 5,
    }),
  ),
}

const defectParams = {
  defects: optional(
    rows(defectFields, {
      title: 'Defects',
      description:
        'One row per defect, the depth of each as a length or in per cent of the wall, not both; a value in a row wins over the common one. A row that cannot be read is reported and does not stop the others.',
      minItems: 1,
      maxItems: 20000,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['defects_csv'] }],
    }),
  ),
  defects_csv: optional(
    text({
      title: 'Defects as CSV',
      description:
        'The same table as comma (or semicolon, or tab) separated text; its first line names the columns as the rows do, units as there.',
      maxLength: 4_000_000,
      overrides: [{ inputs: ['defects'] }],
    }),
  ),
  profiles: optional(
    rows(
      {
        id: text({ title: 'Defect', description: 'Name of the defect that the point belongs to.', maxLength: 100 }),
        position: quantity('defect_length', { title: 'Position', description: 'Along the pipe, increasing.' }),
        depth: quantity('metal_loss_depth', { title: 'Depth', description: 'Of metal loss at the point.', minimum: 0 }),
      },
      {
        title: 'River-bottom profiles',
        description:
          'Depths along the pipe of any number of defects, point by point. The largest depth and the span of a profile replace depth and length of its row.',
        maxItems: 20000,
        usedWhen: BY_PROFILE,
      },
    ),
  ),
}

const factorParams = {
  design_factor: field.designFactor({
    default: 0.72,
    assumed:
      'liquid lines and gas lines of location class 1, division 2 have it; platforms, risers and denser classes have less, which must be given',
  }),
  safety_factor: optional(
    field.safetyFactor({
      description: 'Safe pressure = failure pressure / safety factor; replaces the design factor.',
      minimum: 1,
      example: 1.39,
      overrides: [{ inputs: ['design_factor'] }],
    }),
  ),
}

const surveyParams = {
  depth_tolerance: quantity('fraction', {
    title: 'Depth tolerance',
    description: 'Of the inspection tool, as a share of the wall; added to every depth.',
    symbol: 'e_d',
    minimum: 0,
    default: 0,
    assumed: 'the sizes are taken as measured: the tolerance of the tool must be given to be counted',
  }),
  length_tolerance: quantity('defect_length', {
    title: 'Length tolerance',
    description: 'Of the inspection tool; added to every length.',
    symbol: 'e_L',
    minimum: 0,
    usual: [0, 50],
    default: 0,
    assumed: 'as for the depth',
  }),
  depth_standard_deviation: optional(
    quantity('fraction', {
      title: 'Standard deviation of the depth',
      description:
        'Of the depth over the wall, relative measurement (MFL), 0 to 0.16: adds the pressure resistance of DNV-RP-F101 part A, safety class normal.',
      symbol: 'StD',
      minimum: 0,
      maximum: 0.16,
      usual: [0.01, 0.15],
      example: 0.08,
      usedWhen: BY_F101,
    }),
  ),
}

const monitoringParams = {
  corrosion_growth_rate: optional(
    quantity('corrosion_rate', {
      title: 'Growth rate',
      description: 'Of the depth, common to all rows; without it no remaining life. The length stays.',
      symbol: 'g',
      above: 0,
      usual: [0.01, 2],
      example: 0.1,
    }),
  ),
  monitor_depth_percent: quantity('fraction', {
    title: 'Depth to monitor',
    description: 'From this depth on the verdict is monitor, even where the pressure is held.',
    unit: '%',
    minimum: 0,
    usual: [20, 80],
    default: 50,
  }),
  monitor_erf: quantity('-', {
    title: 'Repair factor to monitor',
    description: 'From this estimated repair factor on the verdict is monitor.',
    minimum: 0,
    usual: [0.5, 1],
    default: 0.9,
  }),
}

export const inputs = grouped({
  Method: methodParams,
  Pipe: pipeParams,
  Defects: defectParams,
  Factors: factorParams,
  'Accuracy of the survey': surveyParams,
  'Growth and monitoring': monitoringParams,
})

export type Params = ParamsOf<typeof inputs>
