/** The inputs of defect verdicts. */
import { field } from '@keelson/modelrepo/_shared/fields/index.ts'
import { asNamed, capitalised, choice, grouped, optional, type ParamsOf, quantity, rows, text } from '@keelson/workflow'
import { defectCells, defectFields } from './inputs-rows.ts'
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
      'Original or modified B31G (Level 1), DNV-RP-F101 without the factor 1.05 of later editions, or the effective area of river-bottom profiles (RSTRENG). RSTRENG uses modified B31G for defects without a profile.',
    default: MODIFIED,
    assumed:
      'Usual screening method for in-line inspection. The original form is more conservative for long, shallow defects.',
  }),
}

const pipeParams = {
  outer_diameter: field.outerDiameter({
    description: 'Steel pipe outside diameter, common to all rows.',
    example: 323.85,
  }),
  wall_thickness: field.wallThickness({
    description: 'Nominal wall thickness, common to all rows. Must be less than half the diameter.',
    example: 9.53,
  }),
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description:
        'Specified minimum yield strength, common to all rows. For DNV-RP-F101 the yield strength is used for the allowable pressure of the undamaged pipe, which is otherwise not assessed.',
      symbol: 'S',
      example: 358.53,
      requiredWhen: B31G,
    }),
  ),
  specified_minimum_tensile_strength: optional(
    field.tensileStrength({
      description: 'Specified minimum tensile strength of the pipe, required for DNV-RP-F101.',
      symbol: 'f_u',
      example: 455.1,
      usedWhen: BY_F101,
      requiredWhen: BY_F101,
    }),
  ),
  maximum_allowable_operating_pressure: optional(
    field.operatingPressure({
      description:
        'Maximum allowable operating pressure, common to all rows. Required for repair factors and verdicts.',
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
        'One row per defect, with its depth either as a length or as a percentage of the wall thickness. A value in a row overrides the common value. A row that cannot be read is reported and the others are assessed.',
      minItems: 1,
      maxItems: 20000,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['defects_csv'] }],
      cells: defectCells,
    }),
  ),
  defects_csv: optional(
    text({
      title: 'Defects as CSV',
      description:
        'Defect table as comma-, semicolon- or tab-separated text. The first line contains the row field names, with the same units. A file read into the defects supersedes this input.',
      maxLength: 4_000_000,
      overrides: [{ inputs: ['defects'] }],
      superseded: 'file',
    }),
  ),
  profiles: optional(
    rows(
      {
        id: text({ title: 'Defect', description: 'Name of the defect that the point belongs to.', maxLength: 100 }),
        position: quantity('defect_length', {
          title: 'Position',
          description: 'Position along the pipe. Positions must increase.',
        }),
        depth: quantity('metal_loss_depth', {
          title: 'Depth',
          description: 'Metal loss depth at the point.',
          minimum: 0,
        }),
      },
      {
        title: 'River-bottom profiles',
        description:
          'Depth profiles along the pipe, point by point, for any number of defects. The maximum depth and the span of a profile replace the depth and length of its row.',
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
      'Usual value for liquid lines and for gas lines in location class 1, division 2. Enter the lower value for platforms, risers and higher location classes.',
  }),
  safety_factor: optional(
    field.safetyFactor({
      description:
        'Factor by which the failure pressure is divided to obtain the safe pressure. The safety factor replaces the design factor.',
      minimum: 1,
      example: 1.39,
      overrides: [{ inputs: ['design_factor'] }],
    }),
  ),
}

const surveyParams = {
  depth_tolerance: quantity('fraction', {
    title: 'Depth tolerance',
    description: 'Inspection tool depth tolerance as a fraction of the wall thickness, added to every measured depth.',
    symbol: 'e_d',
    minimum: 0,
    default: 0,
    assumed: 'No tolerance is added unless the inspection tool tolerance is entered.',
  }),
  length_tolerance: quantity('defect_length', {
    title: 'Length tolerance',
    description: 'Inspection tool length tolerance, added to every measured length.',
    symbol: 'e_L',
    minimum: 0,
    usual: [0, 50],
    default: 0,
    assumed: 'No tolerance is added unless the inspection tool tolerance is entered.',
  }),
  depth_standard_deviation: optional(
    quantity('fraction', {
      title: 'Depth standard deviation',
      description:
        'Standard deviation of the relative depth measured by a magnetic flux leakage (MFL) tool, 0 to 0.16. If entered, the DNV-RP-F101 Part A resistance for safety class normal is also assessed.',
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
      description: 'Depth growth rate, common to all rows. Required for remaining life. The length is constant.',
      symbol: 'g',
      above: 0,
      usual: [0.01, 2],
      example: 0.1,
    }),
  ),
  monitor_depth_percent: quantity('fraction', {
    title: 'Monitoring depth',
    description: 'Depth ratio at or above which the verdict is monitor, even if the pressure is acceptable.',
    unit: '%',
    minimum: 0,
    usual: [20, 80],
    default: 50,
  }),
  monitor_erf: quantity('-', {
    title: 'Monitoring repair factor',
    description: 'Estimated repair factor at or above which the verdict is monitor.',
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
  'Survey accuracy': surveyParams,
  'Growth and monitoring': monitoringParams,
})

export type Params = ParamsOf<typeof inputs>
