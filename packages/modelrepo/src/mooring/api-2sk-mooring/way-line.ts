/** One line in one condition by API RP 2SK: its strength, its tension, and both against the factors. */
import { anchorSafetyFactor, factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { corrodedDiameter, diameterLoss } from '@keelson/standards/api-rp-2sk-2005/chain-corrosion.ts'
import { enoughPeaks, lineTension } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import {
  allowableTension,
  factoredTension,
  tensionSafetyFactor,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { designTension, strengthUtilisation } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { chainBreakingLoad } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import {
  type AnyOutcome,
  compares,
  digitsApart,
  gives,
  givesAs,
  notApplicable,
  notChecked,
  once,
  shown,
  shownForce,
  shownUtilisation,
  textValue,
  utilisation,
  withReservation,
} from '@keelson/workflow'
import { type Solved, solve } from './calculate-line.ts'
import { chartsOf, pictures } from './charts.ts'
import { tooFewPeaks } from './checks-validity.ts'
import { barOfChain, lineSketch } from './figures.ts'
import { acting, composed, type Params, way } from './inputs.ts'
import { methodName, PARTS, WITH_ANCHOR, WITH_CLASS } from './modes.ts'
import { rules } from './rules.ts'
import { factorRows, serviceRows, tables } from './tables.ts'
import { warningsOf } from './warnings.ts'

const needs = [...PARTS]
const ofChain = { needs: ['chain_diameter', 'chain_grade'] }
const compared = { needs: ['consequence_class'] }
const anchored = { needs: ['anchor_type'] }

const byRp2sk = way({
  takes: acting,
  unlessReplaced: ['minimum_breaking_load', 'maximum_tension'],
  may: [...PARTS, 'chain_diameter', 'chain_grade', 'anchor_type', 'consequence_class'],
  takesWhen: {
    mean_tension: WITH_CLASS,
    characteristic_strength_factor: WITH_CLASS,
    mooring_type: WITH_ANCHOR,
    anchor_tension: WITH_ANCHOR,
    anchor_holding_capacity: WITH_ANCHOR,
  },
  rules,
  values: {
    maximum_tension: gives(
      lineTension.combination,
      'line_tension',
      'Maximum tension as entered, or combined from its components.',
      {
        title: 'Maximum tension',
        orInput: 'maximum_tension',
      },
    ),
    low_frequency_maximum_tension: gives(
      lineTension.maximum,
      'line_tension',
      'Most probable maximum low-frequency tension in the storm, excluding the mean.',
      { title: 'Maximum low-frequency tension', symbol: 'T_lf_max', needs },
    ),
    wave_frequency_maximum_tension: gives(
      lineTension.maximum,
      'line_tension',
      'Most probable maximum wave-frequency tension in the storm, excluding the mean.',
      { title: 'Maximum wave-frequency tension', symbol: 'T_wf_max', needs },
    ),
    low_frequency_significant_tension: gives(
      lineTension.significant,
      'line_tension',
      'Twice the low-frequency tension standard deviation.',
      {
        title: 'Significant low-frequency tension',
        symbol: 'T_lf_sig',
        needs,
      },
    ),
    wave_frequency_significant_tension: gives(
      lineTension.significant,
      'line_tension',
      'Twice the wave-frequency tension standard deviation.',
      { title: 'Significant wave-frequency tension', symbol: 'T_wf_sig', needs },
    ),
    dominant_component: textValue({
      title: 'Dominant component',
      description:
        'Low- or wave-frequency component with the larger maximum, which is combined with the significant value of the other component.',
      needs,
    }),
    minimum_breaking_load: gives(
      chainBreakingLoad,
      'rope_breaking_load',
      'Breaking load as entered, or calculated for the corroded chain.',
      {
        title: 'Minimum breaking load',
        orInput: 'minimum_breaking_load',
      },
    ),
    corroded_diameter: gives(
      corrodedDiameter,
      'line_diameter',
      'Chain diameter at the end of the design life.',
      ofChain,
    ),
    diameter_loss_percent: gives(
      diameterLoss,
      { unit: '%', noKind: 'no typical range is defined for a loss of diameter' },
      'Diameter loss over the design life as a percentage of the new diameter.',
      { ...ofChain, title: 'Diameter loss', maximum: 100 },
    ),
    required_safety_factor: givesAs(
      'FS',
      'Required safety factor',
      'safety_factor',
      'Required line safety factor for the analysis method and condition.',
      { minimum: 1 },
    ),
    safety_factor: gives(tensionSafetyFactor, 'safety_factor', 'Minimum breaking load divided by maximum tension.'),
    allowable_tension: gives(
      allowableTension,
      'line_tension',
      'Minimum breaking load divided by the required safety factor.',
    ),
    utilisation: gives(
      tensionUtilisation,
      'utilisation',
      'Maximum tension multiplied by the required safety factor and divided by the minimum breaking load.',
    ),
    status: textValue({ title: 'Status', description: 'Pass or fail from the line and anchor checks.' }),
    e301_design_tension: gives(
      designTension,
      'line_tension',
      'Sum of mean and dynamic tension, each multiplied by its partial factor.',
      { ...compared, title: 'DNV-OS-E301 design tension' },
    ),
    e301_utilisation: gives(
      strengthUtilisation,
      'utilisation',
      'Design tension divided by characteristic strength, for information. It does not affect the status.',
      { ...compared, title: 'DNV-OS-E301 utilisation' },
    ),
    anchor_required_safety_factor: givesAs(
      'FS_A',
      'Required anchor safety factor',
      'safety_factor',
      'Required safety factor for the mooring type, anchor type and condition. Not reported if none is required.',
      anchored,
    ),
    anchor_safety_factor: gives(
      anchorSafetyFactor,
      'safety_factor',
      'Holding capacity divided by anchor tension. Not reported if no factor is required.',
      anchored,
    ),
    anchor_utilisation: gives(
      pullUtilisation,
      'utilisation',
      'Factored anchor tension divided by holding capacity. Not reported if no factor is required.',
      { ...anchored, title: 'Anchor utilisation', symbol: 'u_A' },
    ),
  },
  checks: {
    line_tension: compares('line_tension', {
      title: 'Line tension',
      criterion: tensionUtilisation,
      demand: factoredTension,
      capacity: { symbol: 'MBL', orInput: 'minimum_breaking_load', title: 'Minimum breaking load' },
      utilisation: tensionUtilisation.symbol,
      reach: [enoughPeaks],
    }),
    anchor_load: compares('foundation_load', {
      title: 'Anchor load',
      criterion: pullUtilisation,
      demand: { symbol: 'T_A_d', title: factoredPull.title },
      capacity: { input: 'anchor_holding_capacity', title: 'Anchor holding capacity' },
      utilisation: 'u_A',
      needs: ['anchor_type'],
    }),
  },
  tables,
  charts: pictures,
  figures: {
    elevation: {
      title: 'Line elevation',
      description:
        'Schematic elevation, because water depth, line length and anchor distance are not inputs. Tensions and safety factors are shown at the fairlead and the anchor.',
    },
    bar: {
      title: 'Chain bar section',
      description: 'Bar section to scale, new and after uniform corrosion and wear.',
    },
  },
  calculate: (p, trace) => {
    const solved = solve(p, trace)
    const { strength, tension, anchor } = solved
    const few = p.maximum_tension === undefined ? tooFewPeaks(tension) : undefined
    const unfactored = typeof anchor === 'string' ? notApplicable(anchor) : undefined
    const service = once(() => serviceRows(p, solved))
    return {
      values: {
        dominant_component: tension.combined?.dominant,
        anchor_required_safety_factor: unfactored,
        anchor_safety_factor: unfactored,
        anchor_utilisation: unfactored,
      },
      checks: { anchor_load: unanchored(anchor) },
      beside: few && { line_tension: { doubt: { kind: 'out_of_reach', why: few }, note: few.reason } },
      tables: () => ({ factors: factorRows(p, solved), service: service() }),
      charts: () => chartsOf(p, solved, service()),
      figures: () => ({ elevation: lineSketch(p, solved), bar: barOfChain(strength) }),
      warnings: warningsOf(p, solved),
      detail: sentence(p, solved),
    }
  },
})

/** Why no anchor is checked; undefined where one is. */
function unanchored(anchor: Solved['anchor']) {
  if (anchor === undefined) return notChecked('not_requested', 'anchor type not provided')
  return typeof anchor === 'string' ? notChecked('input_missing', anchor) : undefined
}

function sentence(p: Params, { tension, line, anchor }: Solved): string {
  const held =
    typeof anchor === 'object'
      ? `, anchor safety factor ${shown(anchor.SF, digitsApart(anchor.SF, anchor.FS, 3))} (required ${shown(anchor.FS, 3)})`
      : ''
  const used = typeof anchor === 'object' ? utilisation(anchor.u) : 0
  const first = used > line.u_T && used <= 1 ? `Anchor load governs: utilisation ${shownUtilisation(used)}. ` : ''
  return `${first}Line '${p.line_name}', ${p.condition}, ${methodName(p.analysis_method)} analysis: utilisation ${shownUtilisation(utilisation(line.u_T))}, tension ${shownForce(tension.T)}, safety factor ${shown(line.SF, digitsApart(line.SF, line.FS, 4))} (required ${shown(line.FS, 3)})${held}`
}

const line = composed(byRp2sk)
export const declared = line.contract

export const calculate: typeof line.calculate = (p, context) => {
  const outcome = line.calculate(p, context)
  return withReservation({ ...outcome, values: { ...outcome.values, status: statusOf(outcome.checks) } })
}

/** fail where a check fails; null where the check of the line was not made. */
function statusOf(checks: AnyOutcome['checks'] = {}) {
  if (Object.values(checks).some((c) => c && 'passes' in c && !c.passes)) return 'fail'
  const { line_tension: tension } = checks
  return tension && 'notChecked' in tension ? notApplicable(tension.notChecked) : 'pass'
}
