/** What stands above the wellhead at the operating rate: choke and flowline, the losses, and the node. */
import type { Trace } from '@keelson/equations'
import { CRITICAL_RATIO, pressureRatio } from '@keelson/physics/multiphase/choke-laws.ts'
import { chokeLoss, flowlineLoss, producedGas, tubingLoss } from '@keelson/physics/multiphase/losses.ts'
import { heldBy, type Producer } from '@keelson/physics/multiphase/outflow.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { flagValue, inPractice, type NotApplicable, notApplicable, rowsValue, textColumn } from '@keelson/workflow'
import type { Profile } from '../_shared/lift/profile.ts'
import type { System } from '../_shared/nodal/node.ts'
import type { Operating } from '../_shared/nodal/operating.ts'
import { NO_FLOW } from '../_shared/nodal/outcome.ts'
import type { Params } from './inputs.ts'
import { BOTTOMHOLE, SEPARATOR } from './inputs-surface.ts'

const { gives, givesAs, numberColumn, numberValue, resultOf } = inPractice('oilfield')

export const surfaceValues = {
  // Of water alone there is none.
  operating_gas_rate: resultOf(producedGas, 'gas_rate', {
    description: 'Gas rate calculated from the oil rate and the producing gas-oil ratio.',
    minimum: 0,
  }),
  operating_wellhead_pressure: givesAs(
    'p_wh',
    'Operating wellhead pressure',
    'well_pressure_absolute',
    'Wellhead pressure, upstream of any choke, at the operating rate.',
    { orInput: 'wellhead_pressure' },
  ),
  node_pressure: numberValue('well_pressure_absolute', {
    title: 'Node pressure',
    description: 'Pressure at the selected node at the operating rate.',
    symbol: 'p_n',
    minimum: 0,
  }),
  tubing_pressure_loss: gives(tubingLoss, 'pressure_loss', 'Pressure loss along the tubing at the operating rate.', {
    signed: true,
  }),
  flowline_pressure_loss: gives(
    flowlineLoss,
    'pressure_loss',
    'Pressure loss from the flowline inlet to the separator at the operating rate.',
    { signed: true },
  ),
  choke_flow_critical: flagValue({
    title: 'Critical choke flow',
    description:
      'True if the downstream pressure is at most 0.588 times the upstream pressure. Otherwise the rate is an upper bound.',
  }),
  pressure_losses: rowsValue({
    title: 'Pressure losses',
    description:
      'Pressure losses at the operating rate from the reservoir to the end of the system. The components add up to the total loss.',
    columns: {
      component: textColumn('Component'),
      pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
    },
  }),
}

/** Pressures above the tubing, Pa. */
export interface Above {
  readonly p_wh: number
  /** Behind the choke; undefined without a flowline. */
  readonly p_d: number | undefined
  /** Downstream over upstream pressure of the choke, where both are known. */
  readonly ratio: number | undefined
}
export interface Loss {
  readonly component: 'reservoir' | 'tubing' | 'choke' | 'flowline'
  readonly pressure_loss: number
}

const NO_FLOWLINE = notApplicable('there is no flowline')
const NO_CHOKE = notApplicable('there is no choke')
const UNKNOWN = notApplicable('the pressure downstream of the choke is unknown because there is no flowline')

/** Values of the surface side, traced, with what figures and warnings need of them. */
export function surfaceOf(p: Params, system: System, operating: Operating, profile: Profile, trace: Trace) {
  const above = pressuresAbove(system, operating, profile, trace)
  const { p_wf, q_o, Delta_p } = operating
  const { p_wh, p_d, ratio } = above
  const { well } = system
  const tubing = trace.apply(tubingLoss, { p_wf, p_wh })
  const choke = well.bean && p_d !== undefined ? trace.apply(chokeLoss, { p_wh, p_d }) : undefined
  const line =
    well.flowline && p_d !== undefined
      ? trace.apply(flowlineLoss, { p_d, p_sep: well.flowline.separatorPressure })
      : undefined
  const gas = well.waterCut === 1 ? 0 : trace.apply(producedGas, { q_o, R_p: well.gasOilRatio })
  const losses: readonly Loss[] = [
    { component: 'reservoir', pressure_loss: Delta_p },
    { component: 'tubing', pressure_loss: tubing },
    ...(choke === undefined ? [] : [{ component: 'choke', pressure_loss: choke } as const]),
    ...(line === undefined ? [] : [{ component: 'flowline', pressure_loss: line } as const]),
  ]
  return {
    above,
    losses,
    values: {
      operating_gas_rate: gas,
      node_pressure: nodePressure(p, p_wf, p_wh),
      flowline_pressure_loss: line === undefined ? NO_FLOWLINE : undefined,
      choke_flow_critical: criticality(well, ratio),
      pressure_losses: losses,
    },
  }
}

const SYSTEMS = { source: brillMukherjee, clause: 'ch. 1, systems analysis', unit: 'psia' } as const

function pressuresAbove({ well, lift }: System, { q, q_L }: Operating, profile: Profile, trace: Trace): Above {
  const inlet = lift.surfaceAt(q)?.inlet
  if (!well.flowline && !well.bean)
    return { p_wh: well.wellheadPressure ?? profile.wellhead.p, p_d: undefined, ratio: undefined }
  trace.section('Choke and flowline')
  const ends = { ...SYSTEMS, cell: 'last row of the flowline table' }
  const p_d =
    inlet === undefined
      ? undefined
      : trace.lookup({ ...ends, symbol: 'p_d', title: 'Flowline inlet pressure', value: inlet })
  if (!well.bean) {
    const title = 'Wellhead pressure (flowline inlet)'
    return { p_wh: trace.lookup({ ...ends, symbol: 'p_wh', title, value: p_d ?? 0 }), p_d, ratio: undefined }
  }
  const p_wh = heldBy(well.bean, well, q_L, p_d, trace)
  return { p_wh, p_d, ratio: p_d === undefined ? undefined : trace.apply(pressureRatio, { p_d, p_wh }) }
}

function nodePressure({ solution_node, separator_pressure }: Params, p_wf: number, p_wh: number): number {
  if (solution_node === BOTTOMHOLE) return p_wf
  return solution_node === SEPARATOR && separator_pressure !== undefined ? separator_pressure : p_wh
}

function criticality({ bean }: Producer, ratio: number | undefined): boolean | NotApplicable {
  if (bean === undefined) return NO_CHOKE
  return ratio === undefined ? UNKNOWN : ratio <= CRITICAL_RATIO.value
}

/** The same of a well that does not flow. */
export const NOTHING_ABOVE = {
  operating_gas_rate: NO_FLOW,
  operating_wellhead_pressure: NO_FLOW,
  node_pressure: NO_FLOW,
  tubing_pressure_loss: NO_FLOW,
  flowline_pressure_loss: NO_FLOW,
  choke_flow_critical: NO_FLOW,
  pressure_losses: NO_FLOW,
}

/** The flowline from the separator up, step by step. */
export function flowlineRows({ lift, well }: System, q: number | undefined) {
  if (!well.flowline) return NO_FLOWLINE
  if (q === undefined) return NO_FLOW
  const steps = lift.flowlineAt(q)
  const [first] = steps
  const row = (from_separator: number, pressure: number, at: NonNullable<typeof first>['atTop']) => ({
    from_separator,
    pressure,
    liquid_holdup: at.H_L,
    flow_pattern: at.pattern,
    mixture_velocity: at.v_m,
  })
  return [
    ...(first ? [row(0, first.p_1, first.atTop)] : []),
    ...steps.map(({ bottom, p_2, atMiddle }) => row(bottom, p_2, atMiddle)),
  ]
}
