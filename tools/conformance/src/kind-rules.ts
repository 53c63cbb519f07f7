/** Every dimensional number that a caller sends is of a kind, and in the unit of its kind; what is not is listed here. */
import { kindOf, unitOfKind } from '@keelson/kinds'
import { type AnyContract, annotations } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'

export interface DeclaredNumber {
  /** `layers.thickness` for a member of rows. */
  readonly path: string
  readonly spec: TSchema
}

/** Dimensional inputs that no kind fits. A new one is added here with its eyes open; the contract says why. */
export const WITHOUT_KIND: readonly string[] = [
  'hull-resistance/lcb_percent_forward_of_midship',
  'hydro-coefficients/added_mass_table.matrix',
  'hydro-coefficients/coefficient_table.added_mass',
  'hydro-coefficients/coefficient_table.damping',
  'hydro-coefficients/damping_table.matrix',
  'inspection-planning/measurement_year',
  'inspection-planning/risk_target',
  'inspection-planning/thickness_readings.year',
  'ocimf-tanker-loads/current_arm_slope',
  'riser-fatigue/segments.viv_cases.exposure_hours_per_year',
  'span-rectification/intervention_options.cost_per_length',
  'span-rectification/intervention_options.time_per_length',
  'spectral-fatigue/stress_spectra.stress_psd',
]

/** What outside users send bare, in the unit that it has always had. */
export const FROZEN: readonly string[] = [
  'on-bottom-stability-f109/coating_layers.thickness',
  'von-mises/member_loads.w_x',
  'von-mises/member_loads.w_y',
  'weather-window/required_workability',
  'weather-window/time_step',
  'vessel-seakeeping/required_operability',
  'vessel-seakeeping/exposure_time',
  'production-forecast-arps/time',
  'production-forecast-arps/days_per_year',
  'ct-hydraulics/tubing_inner_diameter',
  'rop-analysis/rock_strength',
  'rop-analysis/modified_jet_impact_force',
  'rop-analysis/rig_rate',
]

/** The dimensional inputs of a contract. */
export const dimensionalInputs = ({ params }: Pick<AnyContract, 'params'>): readonly DeclaredNumber[] =>
  numbersIn(params, '').filter(({ spec }) => (annotations(spec).unit ?? '-') !== '-')

function numbersIn(schema: TSchema, path: string): DeclaredNumber[] {
  const { items, properties } = schema as { items?: TSchema; properties?: TObject['properties'] }
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, s]) => numbersIn(s, path === '' ? name : `${path}.${name}`))
  if (items !== undefined) return numbersIn(items, path)
  return annotations(schema).unit === undefined ? [] : [{ path, spec: schema }]
}

/** Those without a kind. */
export const withoutKind = (of: Pick<AnyContract, 'params'>): readonly DeclaredNumber[] =>
  dimensionalInputs(of).filter(({ spec }) => annotations(spec).kind === undefined)

/** Those in another unit than that of their kind, which their own name does not carry. */
export const inOwnUnit = (of: Pick<AnyContract, 'params'>): readonly DeclaredNumber[] =>
  dimensionalInputs(of).filter(({ spec, path }) => {
    const { kind, unit = '-' } = annotations(spec)
    if (kind === undefined) return false
    const units = [unitOfKind(kindOf(kind)), unitOfKind(kindOf(kind), 'oilfield')]
    return !units.includes(unit) && !carries(path, unit)
  })

/** Units that names have in letters of their own. */
const SPELLED: Readonly<Record<string, string>> = { '%': 'percent', 'lbf/ft3': 'pcf' }

/** `area_mm2` carries mm2, `n_per_m` carries N/m, `depth_percent` carries %, `mud_weights_pcf` carries lbf/ft3. */
function carries(path: string, unit: string): boolean {
  const spelled = SPELLED[unit] ?? unit.replaceAll('*', '').replaceAll('/', '_')
  return path.toLowerCase().endsWith(`_${spelled.toLowerCase()}`)
}

/** What one contract has against the rules, in words. */
export function kindProblems(contract: AnyContract): readonly string[] {
  const isListed = (list: readonly string[], path: string) => list.includes(`${contract.id}/${path}`)
  return [
    ...withoutKind(contract)
      .filter(({ path }) => !isListed(WITHOUT_KIND, path))
      .map(
        ({ path, spec }) =>
          `input ${path} [${annotations(spec).unit}] is of no kind: choose one of npx keelson kinds ${annotations(spec).unit}, or say why none fits (noKind) and list '${contract.id}/${path}' in WITHOUT_KIND of tools/conformance/src/kind-rules.ts`,
      ),
    ...inOwnUnit(contract)
      .filter(({ path }) => !isListed(FROZEN, path))
      .map(({ path, spec }) => {
        const { kind, unit } = annotations(spec)
        return `input ${path} is in ${unit}, and its kind ${kind} in ${kind && unitOfKind(kindOf(kind))}: leave the unit to the kind, or let the name carry it`
      }),
  ]
}
