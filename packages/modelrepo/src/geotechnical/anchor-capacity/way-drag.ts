/** A drag anchor: its holding capacity by weight, and the friction of the line before it. */
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { anchorEfficiency, holdingCapacity } from '@keelson/standards/ufc-4-159-03-2005/drag-anchors.ts'
import { compares, gives, givesAs, shownForce, shownUtilisation, utilisation, withoutDemand } from '@keelson/workflow'
import { asEntered } from './as-entered.ts'
import { dragInputs, type SolvedDrag, solveDrag } from './calculate-drag.ts'
import { dragCharts } from './charts-others.ts'
import { dragFigures } from './figures-others.ts'
import { way } from './inputs.ts'
import { dragRules } from './rules.ts'
import { dragWarnings } from './warnings.ts'

export const drag = way({
  takes: [...dragInputs, 'mudline_angle'],
  unlessReplaced: ['holding_coefficient_m', 'holding_exponent_b'],
  may: ['drag_anchor_model', 'factor_of_safety'],
  rules: dragRules,
  values: {
    system_holding_capacity: gives(
      factors.systemCapacity,
      'foundation_load',
      'Holding capacity of anchor and line for a load along the seabed.',
    ),
    holding_utilisation: givesAs(
      'U_H',
      'Holding utilisation',
      'utilisation',
      'Factored horizontal load divided by the holding capacity of anchor and line.',
    ),
    holding_capacity: gives(holdingCapacity, 'foundation_load', 'Holding capacity of the anchor alone.'),
    efficiency: gives(anchorEfficiency, '-', 'Holding capacity of the anchor alone divided by its weight.'),
    chain_friction: gives(factors.lineFriction, 'foundation_load', 'Seabed friction of the line ahead of the anchor.'),
  },
  checks: {
    holding: compares('foundation_load', {
      title: 'Holding capacity',
      criterion: factors.pullUtilisation,
      demand: { symbol: 'H_d', title: 'Factored horizontal load' },
      capacity: factors.systemCapacity,
    }),
  },
  charts: {
    holding: {
      title: 'Holding capacity against weight',
      description: 'Holding capacity of anchor and line against anchor weight, with the factored load.',
    },
  },
  figures: {
    drag: {
      title: 'Anchor and line on seabed',
      description: 'Elevation of anchor and line with their resistances and the factored load, not to scale.',
    },
  },
  calculate: (p, trace) => {
    const solved = solveDrag(p, trace)
    const usual = factors.DRAG_FACTOR.value
    return {
      ...(!(p.horizontal_demand > 0) && { checks: { holding: withoutDemand('the horizontal load is zero') } }),
      beside: { holding: asEntered(p.factor_of_safety ?? usual, usual) },
      charts: () => dragCharts(p, solved),
      figures: () => dragFigures(p, solved),
      warnings: dragWarnings(p),
      detail: inWords(solved),
      assumed: { factor_of_safety: usual },
    }
  },
})

function inWords({ H_s, H_d, U_H }: SolvedDrag): string {
  const held = `Holding capacity ${shownForce(H_s)} (anchor and line)`
  return H_d > 0 ? `${held}; factored load ${shownForce(H_d)}, utilisation ${shownUtilisation(utilisation(U_H))}` : held
}
