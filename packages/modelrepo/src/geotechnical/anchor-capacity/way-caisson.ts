/** A suction caisson: upwards, sideways, and both together under the factored pull. */
import * as axial from '@keelson/physics/soil/caisson-axial.ts'
import * as together from '@keelson/physics/soil/caisson-interaction.ts'
import * as lateral from '@keelson/physics/soil/caisson-lateral.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import {
  against,
  compares,
  type Doubt,
  gives,
  givesAs,
  notApplicable,
  notChecked,
  once,
  outOf,
  shownForce,
  shownIn,
  shownUtilisation,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import { asEntered } from './as-entered.ts'
import { type PulledCaisson, type SolvedCaisson, solveCaisson } from './calculate-caisson.ts'
import { caissonInputs } from './calculate-vertical.ts'
import { caissonCharts, charts } from './charts-caisson.ts'
import { caissonFigures, figures } from './figures-caisson.ts'
import { way } from './inputs.ts'
import { CONSTANT, MURFF_HAMILTON } from './inputs-caisson.ts'
import { caissonRules } from './rules.ts'
import { attachmentRows, caissonTables, depthRows, modeRows, slendernessRows } from './tables.ts'
import { caissonWarnings } from './warnings.ts'

const deepening = { lateral_profile: [MURFF_HAMILTON] }
/** A caisson that does not turn has the whole resistance. */
const H_u = { symbol: 'H_u', orSymbol: 'H_t', title: 'Horizontal capacity' } as const

export const caisson = way({
  takes: [...caissonInputs, 'lateral_profile', 'horizontal_demand', 'required_vertical_capacity'],
  may: ['attachment_depth', 'bearing_factor_nc', 'factor_of_safety', 'factor_of_safety_lateral'],
  mayWhen: {
    lateral_bearing_factor_np: { lateral_profile: [CONSTANT] },
    lateral_bearing_factor_n1: deepening,
    lateral_bearing_factor_n2: deepening,
    lateral_decay_eta: deepening,
  },
  rules: caissonRules,
  values: {
    vertical_capacity: gives(axial.capacityWithSuction, 'foundation_load', 'Vertical capacity of the governing mode.'),
    vertical_utilisation: gives(
      factors.pullUtilisation,
      'utilisation',
      'Factored vertical load divided by vertical capacity.',
      { title: 'Vertical utilisation' },
    ),
    horizontal_capacity: gives(
      lateral.turningCapacity,
      'foundation_load',
      'Horizontal capacity for the padeye depth, or for pure translation if no depth is provided.',
      H_u,
    ),
    horizontal_capacity_translation: gives(
      lateral.resistanceAbove,
      'foundation_load',
      'Horizontal capacity in pure translation, the maximum for any padeye depth.',
      { title: 'Translation capacity', symbol: 'H_t' },
    ),
    horizontal_utilisation: givesAs(
      'U_H',
      'Horizontal utilisation',
      'utilisation',
      'Factored horizontal load divided by horizontal capacity.',
    ),
    interaction_utilisation: gives(
      together.interaction,
      'utilisation',
      'Left-hand side of the interaction envelope. It is not proportional to load.',
      { title: 'Interaction utilisation' },
    ),
    optimum_attachment_depth: gives(
      lateral.optimumDepth,
      'soil_depth',
      'Centroid of the lateral resistance. A mooring line load at this depth does not rotate the caisson.',
      { title: 'Optimum padeye depth' },
    ),
    rotation_centre_depth: givesAs(
      'z_c',
      'Centre of rotation',
      'soil_depth',
      'Depth about which the caisson rotates. Not defined if the padeye is at the optimum depth.',
    ),
    outer_skin_friction: gives(
      axial.outerFriction,
      'foundation_load',
      'Friction on the outer wall from the mudline to the tip.',
    ),
    reverse_end_bearing: gives(
      axial.reverseEndBearing,
      'foundation_load',
      'End bearing on the gross area at the tip, considered if passive suction is relied on.',
    ),
    vertical_capacity_plugged: gives(
      axial.pluggedCapacity,
      'foundation_load',
      'Vertical capacity with caisson and plug moving together, including reverse end bearing.',
    ),
    vertical_capacity_coring: gives(
      axial.coringCapacity,
      'foundation_load',
      'Vertical capacity with the caisson sliding over the plug. Bearing on the wall tip is ignored.',
    ),
    vertical_capacity_plug_weight: gives(
      axial.plugWeightCapacity,
      'foundation_load',
      'Vertical capacity with caisson and plug moving together, without resistance below the plug.',
    ),
    interaction_exponent_a: gives(
      together.horizontalExponent,
      '-',
      'Exponent of the horizontal load ratio, from the slenderness.',
    ),
    interaction_exponent_b: gives(
      together.verticalExponent,
      '-',
      'Exponent of the vertical load ratio, from the slenderness.',
    ),
  },
  checks: {
    vertical: compares('foundation_load', {
      title: 'Vertical resistance',
      criterion: factors.pullUtilisation,
      demand: { symbol: 'V_d', title: 'Factored vertical load' },
      capacity: { symbol: 'V_u', title: 'Vertical capacity' },
    }),
    horizontal: compares('foundation_load', {
      title: 'Horizontal resistance',
      criterion: factors.pullUtilisation,
      demand: { symbol: 'H_d', title: 'Factored horizontal load' },
      capacity: H_u,
      reach: [lateral.FACTOR_WITH_DEPTH],
    }),
    interaction: compares('-', {
      title: 'Combined resistance',
      criterion: together.interaction,
      demand: together.interaction,
      capacity: { constant: together.ENVELOPE_LIMIT, title: 'Interaction limit' },
      reach: [together.ENVELOPE_SLENDERNESS, lateral.FACTOR_WITH_DEPTH],
    }),
  },
  tables: caissonTables,
  charts,
  figures,
  calculate: (p, trace) => {
    const solved = solveCaisson(p, trace)
    const { z_opt } = solved.lateral
    const swept = once(() => ({ attachment: attachmentRows(solved), slenderness: slendernessRows(solved) }))
    return {
      values: notThere(p, solved),
      checks: notMade(solved),
      beside: besideChecks(p, solved),
      tables: () => ({ modes: modeRows(solved), resistance: depthRows(solved), ...swept() }),
      charts: () => caissonCharts(p, solved, swept().attachment, swept().slenderness),
      figures: () => caissonFigures(p, solved),
      warnings: caissonWarnings(p, solved),
      detail: inWords(solved),
      assumed: {
        ...(p.attachment_depth === undefined && { attachment_depth: z_opt }),
        factor_of_safety: factors.AXIAL_FACTOR.value,
        factor_of_safety_lateral: p.factor_of_safety ?? factors.LATERAL_FACTOR.value,
      },
    }
  },
})

/** What is said of a caisson that nothing holds down. */
const NO_UPLIFT = 'the caisson has no vertical capacity'

function notThere({ attachment_depth }: PulledCaisson, { vertical, lateral }: SolvedCaisson) {
  const held = notApplicable(NO_UPLIFT)
  const still = notApplicable(
    attachment_depth === undefined
      ? 'no padeye depth is entered; at the assumed optimum depth the caisson translates without rotation'
      : 'the padeye is at the optimum depth, so the caisson translates without rotation',
  )
  return {
    ...(!(vertical.V_u > 0) && { vertical_utilisation: held, interaction_utilisation: held }),
    ...(lateral.z_c === undefined && { rotation_centre_depth: still }),
  }
}

const notMade = ({ pull: { V_d, H_d, U_HV } }: SolvedCaisson) => ({
  ...(!(V_d > 0) && { vertical: notChecked('not_requested', 'the vertical load is zero') }),
  ...(H_d === 0 && { horizontal: notChecked('not_requested', 'the horizontal load is zero') }),
  ...(V_d === 0 && H_d === 0
    ? { interaction: withoutDemand('the horizontal and vertical loads are zero') }
    : U_HV === undefined && { interaction: notChecked('not_requested', NO_UPLIFT) }),
})

function besideChecks(p: PulledCaisson, { caisson: { L, D }, lateral: { z_opt }, pull, vertical }: SolvedCaisson) {
  const axialFactor = p.factor_of_safety ?? factors.AXIAL_FACTOR.value
  const lateralFactor = p.factor_of_safety_lateral ?? p.factor_of_safety ?? factors.LATERAL_FACTOR.value
  const sideways = lateralDoubt(p, z_opt)
  const beyond = outOf(together.ENVELOPE_SLENDERNESS, L / D)
  const both: Doubt | undefined = beyond && { kind: 'out_of_reach', why: beyond }
  return {
    vertical: vertical.V_u > 0 ? asEntered(axialFactor, factors.AXIAL_FACTOR.value) : { failure: NO_UPLIFT },
    horizontal: { ...asEntered(lateralFactor, factors.LATERAL_FACTOR.value), doubt: sideways },
    interaction: { doubt: both ?? (pull.H_d === 0 ? undefined : sideways) },
  }
}

/** The lateral capacity is an upper one if the padeye is unknown, or its factor is that of comparisons. */
function lateralDoubt({ lateral_profile, attachment_depth }: PulledCaisson, z_opt: number): Doubt | undefined {
  const { FACTOR_WITH_DEPTH } = lateral
  if (lateral_profile === CONSTANT)
    return { kind: 'out_of_reach', why: against(FACTOR_WITH_DEPTH, FACTOR_WITH_DEPTH.because) }
  if (attachment_depth !== undefined) return undefined
  return {
    kind: 'input_missing',
    why: `{attachment_depth} is not entered; the horizontal capacity is for the optimum depth, ${shownIn(z_opt, 'm')}`,
  }
}

const share = (load: number, capacity: number): string => shownUtilisation(utilisation(load / capacity))

function inWords({ vertical: { V_u }, lateral: { H_u }, pull: { V_d, H_d, U_HV } }: SolvedCaisson): string {
  const own = `Vertical capacity ${shownForce(V_u)}, horizontal capacity ${shownForce(H_u)}`
  if (V_d === 0 && H_d === 0) return own
  const pulls = `${shownForce(V_d)} vertical and ${shownForce(H_d)} horizontal`
  const both =
    U_HV === undefined
      ? ''
      : `. Interaction utilisation ${shownUtilisation(utilisation(U_HV))} (not proportional to load)`
  const used = V_u > 0 && H_u > 0 ? ` (utilisation ${share(V_d, V_u)} and ${share(H_d, H_u)})` : ''
  return `${own}; factored loads ${pulls}${used}${both}`
}
