/** The settlement of the head: of an elastic pile on linear springs, or by load transfer along shaft and tip. */
import type { Trace } from '@keelson/equations'
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import { INTO_BEARING_LAYER, innerDiameter } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { TRANSFER_SOURCE } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import {
  compares,
  gives,
  givesAs,
  notApplicable,
  numberColumn,
  rowsValue,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import { pileFigures } from '../_shared/pile/runs.ts'
import { layerRatios, shallowTip, strongClay } from '../_shared/pile/warnings.ts'
import { loadSettlementChart, transferChart } from './charts.ts'
import { transferFigure } from './figures.ts'
import { way } from './inputs.ts'
import { loadTransfer, type Transfer } from './load-transfer.ts'
import { pulled, sandLayers } from './rules.ts'
import { residualWarnings } from './warnings.ts'

const signed = true
const mm = (metres: number) => shownIn(metres, 'mm')
const kN = (newton: number) => shownIn(newton, 'kN')

const settlementValue = {
  head_settlement: gives(closed.headSettlement, 'displacement', 'Pile head settlement under the head axial load.', {
    signed,
  }),
}

export const onSprings = way({
  takes: [
    ...['outer_diameter', 'wall_thickness', 'embedded_length', 'youngs_modulus', 'shaft_spring_stiffness'],
    ...['base_spring_stiffness', 'head_load'],
  ] as const,
  values: {
    head_stiffness: gives(
      closed.headStiffness,
      'spring_stiffness',
      'Head stiffness of the elastic pile on linear springs.',
      {
        signed,
      },
    ),
    ...settlementValue,
  },
  checks: {},
  calculate: (p, trace) => {
    const { outer_diameter: D, wall_thickness: t, embedded_length: L, youngs_modulus: E, head_load: P } = p
    const { shaft_spring_stiffness: k, base_spring_stiffness: k_b } = p
    trace.section('Elastic pile on linear springs')
    const A = steelOf(D, t, trace)
    const mu = trace.apply(closed.shaftDecay, { k, E, A })
    const r = trace.apply(closed.baseRatio, { k_b, E, A, mu })
    const K_0 = trace.apply(closed.headStiffness, { E, A, mu, L, r })
    const w_0 = trace.apply(closed.headSettlement, { P, K_0 })
    return {
      detail: `Head settlement ${mm(w_0)} under a head load of ${kN(P)}; head stiffness ${shownIn(K_0, 'kN/m')}`,
    }
  },
})

function steelOf(D: number, t: number, trace: Trace): number {
  const D_i = trace.apply(innerDiameter, { D, t })
  return trace.apply(closed.steelArea, { D, D_i })
}

export const byTransfer = way({
  takes: ['outer_diameter', 'wall_thickness', 'youngs_modulus', 'soil_layers', 'residual_adhesion_ratio', 'head_load'],
  rules: (p) => [...sandLayers(p), ...pulled(p)],
  values: {
    ...settlementValue,
    tip_settlement: givesAs('w_t', 'Tip settlement', 'displacement', 'Pile tip settlement under the head axial load.', {
      signed,
    }),
    shaft_resistance_mobilised: givesAs(
      'P_f',
      'Mobilised shaft resistance',
      'foundation_load',
      'Shaft friction component of the head load.',
      { signed },
    ),
    base_resistance_mobilised: givesAs(
      'P_b',
      'Mobilised tip resistance',
      'foundation_load',
      'End bearing component of the head load.',
      { signed },
    ),
    load_settlement_curve: rowsValue({
      title: 'Load-settlement curve',
      description: 'Head load and head settlement for increasing tip displacement.',
      columns: {
        head_settlement: numberColumn('displacement', 'Head settlement', { symbol: 'w_0' }),
        head_load: numberColumn('foundation_load', 'Head load', { symbol: 'P' }),
      },
    }),
  },
  checks: {
    head_load: compares('foundation_load', {
      title: 'Axial resistance',
      criterion: TRANSFER_SOURCE,
      demand: { input: 'head_load', title: 'Head axial load' },
      capacity: { symbol: 'P_max', title: 'Maximum mobilised resistance' },
      reach: [TESTED_RATIO, INTO_BEARING_LAYER],
    }),
  },
  charts: {
    load_settlement: {
      title: 'Load-settlement curve',
      description: 'Head load against head settlement, with the applied load marked.',
    },
    transfer_curves: {
      title: 'Load transfer curves',
      description: 'Mobilised resistance ratio of shaft and tip against displacement.',
      apart: { x: 'Tabulated displacements of the standard curves.' },
    },
  },
  figures: pileFigures,
  calculate: (p, trace) => {
    const { head_load: P } = p
    const transfer = loadTransfer(p, trace)
    const { state, most, curve, soil } = transfer
    const none = state === undefined ? notApplicable('this load exceeds the maximum mobilised resistance') : undefined
    return {
      values: {
        head_settlement: none,
        tip_settlement: none,
        shaft_resistance_mobilised: none,
        base_resistance_mobilised: none,
        load_settlement_curve: curve.map(({ head, load }) => ({ head_settlement: head, head_load: load })),
      },
      checks: { head_load: P === 0 ? withoutDemand('{head_load} is zero') : undefined },
      beside: { head_load: { doubt: doubtOf(transfer) } },
      charts: () => ({
        load_settlement: loadSettlementChart(transfer),
        transfer_curves: transferChart(transfer, p.residual_adhesion_ratio),
      }),
      figures: () => ({ pile_in_soil: transferFigure(p, transfer) }),
      warnings: soil.some(({ kind }) => kind === 'clay') ? residualWarnings(p) : [],
      detail: state
        ? `Head settlement ${mm(state.head)} under a head load of ${kN(P)}; maximum mobilised resistance ${kN(most)}`
        : `Maximum mobilised resistance ${kN(most)} is less than the head load ${kN(P)}`,
    }
  },
})

/** Load transfer brings up the friction and the end bearing of the same unit values as the capacity. */
function doubtOf({ soil, D }: Transfer) {
  const why = strongClay(layerRatios(soil)) ?? shallowTip(soil, D)
  return why && ({ kind: 'out_of_reach', why } as const)
}
