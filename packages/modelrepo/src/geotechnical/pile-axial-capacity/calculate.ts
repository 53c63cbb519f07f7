/** Axial and lateral capacity and response of a pile: each analysis, and what is shown of it. */
import type { Trace } from '@keelson/equations'
import { adhesionFactor } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { given, notApplicable, type Outcome, type RunContext, shown, shownIn, shownPressure } from '@keelson/workflow'
import { LAYERED, UNIFORM, UNIT_VALUES } from '../_shared/pile/modes.ts'
import { clayRun, layeredRun, uniformRun } from '../_shared/pile/runs.ts'
import { adhesion } from '../_shared/pile/unit-values.ts'
import { ratioWarnings } from '../_shared/pile/warnings.ts'
import { askedCurve } from './calculate-curve.ts'
import { type Bent, pushedInLayers, subgradeBending } from './calculate-lateral.ts'
import { elasticSettlement, loadTransfer } from './calculate-settlement.ts'
import * as charts from './charts.ts'
import { headLoadCheck, lateralCheck } from './checks.ts'
import type { contract } from './contract.ts'
import { bentFigure, transferFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import * as modes from './modes.ts'
import * as warned from './warnings.ts'

type Run = Outcome<typeof contract>

const RUNS: Readonly<Record<Params['analysis'], (p: Params, trace: Trace) => Run>> = {
  [UNIFORM]: uniformRun,
  [LAYERED]: layeredRun,
  [UNIT_VALUES]: unitRun,
  [modes.AXIAL_RESPONSE]: elasticRun,
  [modes.LOAD_TRANSFER]: transferRun,
  [modes.PY_CURVE]: curveRun,
  [modes.LATERAL_RESPONSE]: subgradeRun,
  [modes.LATERAL_PY]: bentRun,
}

export const calculate = (p: Params, { trace }: RunContext): Run => RUNS[p.analysis](p, trace)

function unitRun(p: Params, trace: Trace): Run {
  const { psi } = p
  if (psi === undefined) {
    const { undrained_shear_strength: s_u, effective_vertical_stress: stresses } = given(
      p,
      'undrained_shear_strength',
      'effective_vertical_stress',
    )
    return clayRun(s_u, stresses, trace)
  }
  trace.section('Unit values')
  const none = notApplicable('a strength ratio alone gives the adhesion factor only')
  return {
    values: {
      psi,
      alpha: psi.map((one, i) => adhesion(one, i, psi.length, trace)),
      unit_skin_friction: none,
      unit_end_bearing: none,
    },
    warnings: ratioWarnings(psi, '/psi'),
    detail: adhesionInWords(psi),
  }
}

function adhesionInWords(psi: readonly number[]): string {
  const alphas = psi.map((one) => adhesionFactor.evaluate({ psi: one }))
  const [least, most] = [Math.min(...alphas), Math.max(...alphas)].map((alpha) => shown(alpha, 3))
  const ratios = psi.length === 1 ? 'one strength ratio' : `${psi.length} strength ratios`
  return `Adhesion factor ${least === most ? most : `${least} to ${most}`} at ${ratios}`
}

const mm = (metres: number) => shownIn(metres, 'mm')
const kN = (newton: number) => shownIn(newton, 'kN')

function elasticRun(p: Params, trace: Trace): Run {
  const { K_0, w_0 } = elasticSettlement(p, trace)
  return {
    values: { head_stiffness: K_0, head_settlement: w_0 },
    detail: `The head settles ${mm(w_0)} under ${kN(p.head_load)}; its stiffness is ${shownIn(K_0, 'kN/m')}`,
  }
}

function transferRun(p: Params, trace: Trace): Run {
  const transfer = loadTransfer(p, trace)
  const { state, most, curve, soil } = transfer
  const none = notApplicable('no settlement brings up this load')
  return {
    values: {
      head_settlement: state?.head ?? none,
      tip_settlement: state?.tip ?? none,
      shaft_resistance_mobilised: state?.shaftLoad ?? none,
      base_resistance_mobilised: state?.baseLoad ?? none,
      load_settlement_curve: curve.map(({ head, load }) => ({ head_settlement: head, head_load: load })),
    },
    checks: {
      head_load: headLoadCheck(p, transfer),
    },
    charts: () => ({
      load_settlement: charts.loadSettlementChart(transfer),
      transfer_curves: charts.transferChart(transfer, p.residual_adhesion_ratio),
    }),
    figures: () => ({ pile_in_soil: transferFigure(p, transfer) }),
    warnings: soil.some(({ kind }) => kind === 'clay') ? warned.residualWarnings(p) : [],
    detail: state
      ? `The head settles ${mm(state.head)} under ${kN(p.head_load)}, and the soil brings up ${kN(most)} at most`
      : `The soil brings up ${kN(most)} at most, less than the ${kN(p.head_load)} at the head`,
  }
}

function curveRun(p: Params, trace: Trace): Run {
  const curve = askedCurve(p, trace)
  const asked = p.displacement
  const found = asked?.map((y, i) => (y === 0 ? 0 : curve.at(y, trace, asked.length === 1 ? 'p' : `p_${i + 1}`)))
  return {
    values: {
      ultimate_resistance: curve.p_u,
      ...('y_50' in curve && { reference_displacement: curve.y_50, transition_depth: curve.X_R }),
      ...('A' in curve && { factor_a: curve.A }),
      ...(found && { lateral_resistance: found }),
    },
    charts: () => ({ py_curves: charts.askedCurveChart(p, curve, found ?? []) }),
    warnings: warned.flowWarnings('flows' in curve && curve.flows),
    detail: `Ultimate lateral resistance ${shownIn(curve.p_u, 'kN/m')}`,
  }
}

function subgradeRun(p: Params, trace: Trace): Run {
  const bending = subgradeBending(p, trace)
  const { beta, slenderness, y_0, M, z_M } = bending
  return {
    values: { characteristic_beta: beta, head_deflection: y_0, maximum_moment: M, depth_of_maximum_moment: z_M },
    charts: () => charts.subgradeCharts(bending),
    warnings: warned.slendernessWarnings(slenderness),
    detail: `The head moves ${mm(y_0)}; largest moment ${shownIn(M, 'kN*m')} at ${shownIn(z_M, 'm')}`,
  }
}

const GIVES_WAY = 'the soil gives way under this load'

function bentRun(p: Params, trace: Trace): Run {
  const pushed = pushedInLayers(p, trace)
  const { bent } = pushed
  const none = notApplicable(GIVES_WAY)
  const charted = (chart: string) => [chart, none] as const
  return {
    values: {
      head_deflection: bent?.y_0 ?? none,
      head_rotation: bent?.theta ?? none,
      maximum_moment: bent?.M ?? none,
      depth_of_maximum_moment: bent?.z_M ?? none,
      maximum_bending_stress: bent?.stress ?? none,
      pile_profile: bent === undefined ? none : profileRows(bent),
    },
    checks: { lateral_load: lateralCheck(p, pushed) },
    charts: () => ({
      ...(bent === undefined ? Object.fromEntries(BENT_CHARTS.map(charted)) : charts.bentCharts(p, bent)),
      py_curves: charts.layerCurvesChart(p, pushed),
    }),
    figures: () => ({ pile_in_soil: bentFigure(p, pushed) }),
    warnings: warned.bendingWarnings(pushed),
    detail:
      bent === undefined
        ? `The soil gives way; it resists ${kN(pushed.H_lim)} at the head`
        : `The head moves ${mm(bent.y_0)}; largest moment ${shownIn(bent.M, 'kN*m')} at ${shownIn(bent.z_M, 'm')}, ${shownPressure(bent.stress)} in the steel after ${bent.state.iterations} iterations`,
  }
}
const BENT_CHARTS = ['deflection', 'moment', 'shear', 'soil_resistance'] as const

/** Every fourth node. */
const profileRows = ({ state: { depths, deflections, moments, resistances } }: Bent) =>
  depths.flatMap((depth, i) =>
    i % 4 === 0
      ? [
          {
            depth,
            deflection: deflections[i] ?? 0,
            moment: moments[i] ?? 0,
            soil_resistance: resistances[i] ?? 0,
          },
        ]
      : [],
  )
