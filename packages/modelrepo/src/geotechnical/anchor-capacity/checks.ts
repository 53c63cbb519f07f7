/** The acceptance checks of the run. */
import { ENVELOPE_LIMIT, interaction } from '@keelson/physics/soil/caisson-interaction.ts'
import { lineBalance, soilDemand } from '@keelson/physics/soil/embedded-line.ts'
import { pulloutCapacity } from '@keelson/physics/soil/plate-anchor.ts'
import { pullUtilisation, systemCapacity } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { check, checkOf, notChecked, withoutDemand } from '@keelson/workflow'
import type { SolvedCaisson } from './calculate-caisson.ts'
import type { SolvedDrag } from './calculate-drag.ts'
import type { SolvedLine } from './calculate-line.ts'
import type { SolvedPlate } from './calculate-plate.ts'
import { OF_CAISSON, OF_DRAG, OF_LINE, OF_PLATE } from './modes.ts'
import type { Params } from './params.ts'

export const checks = {
  vertical: checkOf('foundation_load', {
    title: 'Vertical pull',
    demand: 'Vertical pull with its factor of safety',
    capacity: 'Vertical capacity',
    criterion: pullUtilisation,
    onlyWhen: OF_CAISSON,
  }),
  horizontal: checkOf('foundation_load', {
    title: 'Horizontal pull',
    demand: 'Horizontal pull with its factor of safety',
    capacity: 'Horizontal capacity',
    criterion: pullUtilisation,
    onlyWhen: OF_CAISSON,
  }),
  interaction: checkOf('-', {
    title: 'Horizontal and vertical pull together',
    demand: interaction,
    capacity: 'The envelope',
    criterion: interaction,
    onlyWhen: OF_CAISSON,
  }),
  holding: checkOf('foundation_load', {
    title: 'Holding capacity',
    demand: 'Horizontal pull with its factor of safety',
    capacity: systemCapacity,
    criterion: pullUtilisation,
    onlyWhen: OF_DRAG,
  }),
  pullout: checkOf('foundation_load', {
    title: 'Pullout of the plate',
    demand: 'Pull on the plate with its factor of safety',
    capacity: pulloutCapacity,
    criterion: pullUtilisation,
    onlyWhen: OF_PLATE,
    needs: ['required_pullout_capacity'],
  }),
  line: checkOf('foundation_load', {
    title: 'Line reaches the padeye',
    demand: soilDemand,
    capacity: 'What the line takes at most',
    criterion: lineBalance,
    onlyWhen: OF_LINE,
  }),
}

const AT_OPTIMUM = 'holds for a padeye at the optimum depth only'

export function caissonChecks(p: Params, { vertical, lateral, pull }: SolvedCaisson) {
  const { V_d, H_d, U_HV } = pull
  const note = p.attachment_depth === undefined && H_d > 0 ? { note: AT_OPTIMUM } : {}
  return {
    vertical:
      V_d > 0
        ? check({ demand: V_d, capacity: vertical.V_u })
        : notChecked('not_requested', 'there is no vertical pull'),
    horizontal:
      H_d > 0
        ? check({ demand: H_d, capacity: lateral.H_u, ...note })
        : notChecked('not_requested', 'there is no horizontal pull'),
    interaction:
      V_d > 0 || H_d > 0
        ? check({ demand: U_HV, capacity: ENVELOPE_LIMIT, ...note })
        : withoutDemand('there is no pull'),
  }
}

export const dragChecks = (p: Params, { H_d, H_s }: SolvedDrag) => ({
  holding:
    p.horizontal_demand > 0 ? check({ demand: H_d, capacity: H_s }) : withoutDemand('there is no horizontal pull'),
})

export const plateChecks = ({ Q_d, Q_u }: SolvedPlate) =>
  Q_d === undefined ? {} : { pullout: check({ demand: Q_d, capacity: Q_u }) }

export const lineChecks = ({ R_s, R_most }: SolvedLine) => ({ line: check({ demand: R_s, capacity: R_most }) })
